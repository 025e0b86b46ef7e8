import type { Lexicon } from './lexicon.ts';
import { withThousandsJoined } from './spaced-thousands.ts';
import { tokenize } from './tokenize.ts';
import type { Token } from './token.ts';
import { kindOf } from './unit.ts';
import type { UnitName } from './unit.ts';

/** A line in its tokens, together with the words of its language. */
export interface Line {
  readonly tokens: readonly Token[];
  readonly lexicon: Lexicon;
}

function unitKindAt({ tokens, lexicon }: Line, index: number): string {
  const [key = '', plain = ''] = [tokens[index]?.key, tokens[index]?.key.split('-')[0]];
  const unit = lexicon.units.get(key) ?? lexicon.units.get(plain);
  return unit === undefined ? '' : kindOf(unit);
}

/** "5 1/4-inch rounds" are five rounds and "1 ¼-ounce package" is one; "1 1/2-pound lobster" weighs that much. */
function holdsCountAndSize(line: Line, index: number): boolean {
  const [token, dash, , holder] = line.tokens.slice(index, index + 4);
  if (!token?.mixed || dash?.key !== '-' || dash.start !== token.end) return false;
  if (unitKindAt(line, index + 2) === 'length') return true;
  const isOne = token.mixed[0].value?.[0] === 1;
  return (
    unitKindAt(line, index + 3) === 'container' && (isOne || holder?.key.endsWith('s') === true)
  );
}

/** What kitchens weigh and pour by the thousand; of larger measures "1.500 kg" is one and a half. */
const BY_THE_THOUSAND: ReadonlySet<UnitName> = new Set(['milligram', 'gram', 'milliliter']);

function withDecimalSign(line: Line, index: number): Token[] {
  const [token, dash, upper] = line.tokens.slice(index, index + 3);
  if (!token?.ungrouped) return token ? [token] : [];
  const isRange = dash?.kind === 'mark' && upper !== undefined && upper.ungrouped !== null;
  const unit = line.lexicon.units.get(line.tokens[index + (isRange ? 3 : 1)]?.key ?? '');
  const isLarge = unit && kindOf(unit) === 'measure' && !BY_THE_THOUSAND.has(unit);
  return [isLarge ? { ...token, value: token.ungrouped } : token];
}

export function readLine(text: string, lexicon: Lexicon): Line {
  const written = tokenize(text, lexicon.decimalComma);
  let numbers = 0;
  let mayBeMeantOtherwise = false;
  for (const { kind, mixed, ungrouped } of written) {
    if (kind !== 'number') continue;
    numbers += 1;
    mayBeMeantOtherwise ||= mixed !== null || ungrouped !== null;
  }
  const tokens = numbers > 1 ? withThousandsJoined(written, lexicon) : written;
  const line = { tokens, lexicon };
  if (!mayBeMeantOtherwise) return line;
  const parted = tokens.flatMap((token, index) =>
    token.mixed && holdsCountAndSize(line, index) ? token.mixed : withDecimalSign(line, index),
  );
  return { tokens: parted, lexicon };
}
