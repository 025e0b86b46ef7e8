import type { Lexicon } from './lexicon.ts';
import type { Line } from './line.ts';
import { measuresThing } from './particular-unit.ts';
import type { Token } from './token.ts';
import { kindOf } from './unit.ts';
import type { UnitName } from './unit.ts';

export interface UnitReading {
  readonly name: UnitName;
  readonly start: number;
  readonly next: number;
}

const MOST_ADJECTIVES = 3;

/** Abbreviations in which case matters: "1 T" is a tablespoon, "1 t" a teaspoon, "1 KL" too, but "1 kl." is a small one. */
function spoonByCase({ text }: Token, { units, sizes }: Lexicon): UnitName | null {
  if (text === 'T' && units.get('t') !== undefined) return 'tablespoon';
  return text === 'KL' && sizes.get('kl') !== undefined ? 'teaspoon' : null;
}

/** "inch-thick": what is measured so is said in one word. */
function compoundLength({ key }: Token, { units }: Lexicon): UnitName | null {
  const unit = key.includes('-') ? units.get(key.split('-')[0] ?? '') : undefined;
  return unit !== undefined && kindOf(unit) === 'length' ? unit : null;
}

/** The unit that begins exactly at a token. */
export function readUnit(line: Line, index: number): UnitReading | null {
  const { tokens, lexicon } = line;
  const token = tokens[index];
  if (token?.kind !== 'word') return null;
  const match = lexicon.units.match(tokens, index);
  if (
    match &&
    kindOf(match.value) === 'particular' &&
    !measuresThing(line, match.value, match.next)
  )
    return null;
  const spoon = spoonByCase(token, lexicon);
  const name = spoon ?? match?.value ?? compoundLength(token, lexicon);
  return name === null ? null : { name, start: index, next: match?.next ?? index + 1 };
}

/** The unit after words such as "heaped" or "large"; those words alone are not enough. */
export function readUnitAfterSizes(line: Line, index: number): UnitReading | null {
  let at = index;
  for (let words = 0; words <= MOST_ADJECTIVES; words += 1) {
    const unit = readUnit(line, at);
    if (unit) return unit;
    const size = line.lexicon.sizes.match(line.tokens, at);
    if (!size) return null;
    at = size.next;
    while (line.tokens[at]?.key === ',' || line.tokens[at]?.key === ')') at += 1;
  }
  return null;
}

export function readMeasure(line: Line, index: number): UnitReading | null {
  const unit = readUnit(line, index);
  const kind = unit && kindOf(unit.name);
  return kind === 'measure' || kind === 'length' ? unit : null;
}
