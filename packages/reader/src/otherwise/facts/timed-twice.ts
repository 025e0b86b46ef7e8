import { isDuration, readTiming, type Timing } from '../../fields/duration.ts';
import { PARTS_OF_TOTAL, type PartOfTotal } from '../../fields/rest-of-total.ts';
import { isLowerEndOf } from '../../fields/upper-ends.ts';
import type { Finding } from '../../finding/finding.ts';
import { factsIn, isTooLong } from '../../shown/facts/facts-in-row.ts';
import { areAboveNames, labelledTimes } from '../../shown/facts/stated-times.ts';
import { bareOf } from '../../text/bare-text.ts';
import { TIME_LABELS } from '../../vocabulary/fact-words.ts';
import { mayMean } from './said-minutes.ts';

/** What a row states, with the number of that. */
type Fact = readonly [text: string, at: number];

const factsOf = (rows: readonly string[]): Fact[] =>
  rows.flatMap((row, at) => (isTooLong(row) ? [] : factsIn(row).map((text): Fact => [text, at])));

/** The times that rows give right behind a name, each with that. */
function* namedIn(
  facts: readonly Fact[],
  rows: readonly string[],
  field: PartOfTotal,
): Generator<[string, Timing]> {
  for (const [fact, at] of facts) {
    const [label] = TIME_LABELS[field].before.exec(fact) ?? [];
    if (label === undefined) continue;
    const below = rows[at + 1] ?? '';
    const isBelow = label === fact && isDuration(below) && !areAboveNames(rows, at);
    const time = isBelow ? readTiming(below) : labelledTimes([fact])[field];
    if (time) yield [bareOf(label), time];
  }
}

/** The words of the first of some times that is not as the data has it, where it gives another by the same name as the data. */
function otherByOneName(named: readonly [string, Timing][], minutes: number): string | null {
  const isSame = ([, time]: [string, Timing]): boolean =>
    mayMean(time, minutes) && !isLowerEndOf(time, minutes);
  for (const times of Map.groupBy(named, ([label]) => label).values()) {
    const other = times.find((time) => !isSame(time));
    if (other && times.some(isSame)) return other[1].text;
  }
  return null;
}

/** The times that rows give twice by one name, once as the data has them and once otherwise. */
export function timedTwice(
  rows: readonly string[],
  recipe: Finding,
): readonly [PartOfTotal, string][] {
  const facts = factsOf(rows);
  return PARTS_OF_TOTAL.flatMap((field): [PartOfTotal, string][] => {
    const time = recipe[field];
    const words = time && otherByOneName([...namedIn(facts, rows, field)], time.minutes);
    return words === null ? [] : [[field, words]];
  });
}
