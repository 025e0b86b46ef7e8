import { valueOf } from './fraction.ts';
import type { Line } from './line.ts';
import type { NumberReading } from './number-reading.ts';
import { measuresThing } from './particular-unit.ts';
import type { UnitName } from './unit.ts';
import type { UnitReading } from './unit-reading.ts';

/** What is served or sold so is named by these words, too: "4 portions turbot", "8 leaves kale". */
const NAMED_SO: ReadonlySet<UnitName> = new Set(['leaf', 'part', 'portion', 'serving']);

/** What may follow the name of a thing: "6 rolls split", "4 cutlets about an inch thick"; "red" begins a name. */
const AFTER_NAME: ReadonlySet<string> = new Set(
  'of in from or to with without and for about at per each plus cut if on as such torn split'.split(
    ' ',
  ),
);

export const followsName = (word: string): boolean =>
  AFTER_NAME.has(word) || word.endsWith('ly') || (word.endsWith('ed') && /\p{L}{2}ed$/u.test(word));

/** "2 rings pineapple": before another word a name takes no plural, so that the plural is the unit. */
function isPluralBeforeName(
  { tokens }: Line,
  number: NumberReading,
  { start, next }: UnitReading,
): boolean {
  const following = tokens[next];
  const isPlural = tokens[next - 1]?.key.endsWith('s') === true && valueOf(number.high) > 1;
  // With a size between them, "4 (6 ounce) fillets salmon", the words may stand in any order.
  return (
    isPlural && start === number.next && following?.kind === 'word' && !followsName(following.key)
  );
}

/** Whether a word after the number that may be part of a name is the unit without a doubt. */
export const isSureUnit = (line: Line, number: NumberReading, unit: UnitReading): boolean =>
  measuresThing(line, unit.name, unit.next) ||
  (!NAMED_SO.has(unit.name) && isPluralBeforeName(line, number, unit));
