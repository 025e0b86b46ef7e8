import type { Line } from './line.ts';
import { measuresThing } from './particular-unit.ts';
import { kindOf } from './unit.ts';
import type { UnitName } from './unit.ts';

export interface UnitReading {
  readonly name: UnitName;
  readonly start: number;
  readonly next: number;
}

const MOST_ADJECTIVES = 3;

/** Abbreviations in which case matters: "1 T" is a tablespoon, "1 t" a teaspoon, "1 KL" too, but "1 kl." is a small one. */
function spoonByCase({ tokens, lexicon }: Line, index: number): UnitName | null {
  const text = tokens[index]?.text;
  if (text === 'T' && lexicon.units.get('t') !== undefined) return 'tablespoon';
  return text === 'KL' && lexicon.sizes.get('kl') !== undefined ? 'teaspoon' : null;
}

/** The unit that begins exactly at a token. */
export function readUnit(line: Line, index: number): UnitReading | null {
  const match = line.lexicon.units.match(line.tokens, index);
  const spoon = spoonByCase(line, index);
  if (
    match &&
    kindOf(match.value) === 'particular' &&
    !measuresThing(line, match.value, match.next)
  )
    return null;
  if (match || spoon) {
    const next = match?.next ?? index + 1;
    return { name: spoon ?? match?.value ?? 'teaspoon', start: index, next };
  }
  const compound = line.tokens[index]?.key ?? '';
  const name = compound.includes('-')
    ? line.lexicon.units.get(compound.split('-')[0] ?? '')
    : undefined;
  return name && kindOf(name) === 'length' ? { name, start: index, next: index + 1 } : null;
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
