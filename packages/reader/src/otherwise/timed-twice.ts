import { isDuration, readTiming, type Timing } from '../fields/duration.ts';
import { isLowerEndOf } from '../fields/upper-ends.ts';
import { areAboveNames, factsIn, isTooLong, labelledTimes } from '../shown/stated-times.ts';
import { bareOf } from '../text/bare-text.ts';
import { TIME_LABELS } from '../vocabulary/fact-words.ts';
import { mayMean } from './said-minutes.ts';

type Field = 'prepTime' | 'cookTime';

/** The times that rows give right behind a name, each with that. */
function* namedIn(rows: readonly string[], field: Field): Generator<[string, Timing]> {
  for (const [at, row] of rows.entries())
    for (const fact of isTooLong(row) ? [] : factsIn(row)) {
      const [label] = TIME_LABELS[field].before.exec(fact) ?? [];
      if (label === undefined) continue;
      const below = rows[at + 1] ?? '';
      const isBelow = label === fact && isDuration(below) && !areAboveNames(rows, at);
      const time = isBelow ? readTiming(below) : labelledTimes([fact])[field];
      if (time) yield [bareOf(label), time];
    }
}

/** What rows say of a time where they give it twice by one name, once as the data has it and once otherwise; else null. */
export function timedTwice(rows: readonly string[], field: Field, minutes: number): string | null {
  const named = [...namedIn(rows, field)];
  for (const times of Map.groupBy(named, ([label]) => label).values()) {
    const isSame = ([, time]: [string, Timing]): boolean =>
      mayMean(time, minutes) && !isLowerEndOf(time, minutes);
    const other = times.find((time) => !isSame(time));
    if (other && times.some(isSame)) return other[1].text;
  }
  return null;
}
