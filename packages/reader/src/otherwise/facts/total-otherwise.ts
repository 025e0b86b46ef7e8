import { isDuration, readTiming, type Timing } from '../../fields/duration.ts';
import type { PartOfTotal } from '../../fields/rest-of-total.ts';
import { lowerEndsIn } from '../../fields/upper-ends.ts';
import type { Finding } from '../../finding/finding.ts';
import { mayCountTime } from '../../shown/facts/may-state-times.ts';
import { labelledTimes, namedTimes } from '../../shown/facts/stated-times.ts';
import { COUNTED_SERVINGS } from '../../vocabulary/fact-words.ts';
import { mayHoldRest } from './making-otherwise.ts';
import { mayMean, saysMinutes } from './said-minutes.ts';
import { timeAlone } from './time-alone.ts';

/** Where a page gives times. */
export interface PlaceOfTimes {
  /** As bare text. */
  text: string;
  /** From the name of the dish on. */
  rows: () => readonly string[];
}

const LONGEST_ROW = 60;

/** A time that stands with nothing but the portions in a row: "4 porsjoner, 1 time". */
function besidePortions(row: string): Timing | null {
  const counted = row.length > LONGEST_ROW ? null : COUNTED_SERVINGS.exec(row);
  if (counted?.index !== 0) return null;
  const rest = row.slice(counted[0].length).replace(/^[\s,;·|•–—-]+/u, '');
  return isDuration(rest) ? readTiming(rest) : null;
}

interface StatedTotal {
  row: string;
  time: Timing;
  /** Whether it is that of making the dish, without rest. */
  isOfMaking: boolean;
}

/** The whole time that the rows above a list state for a dish, with the row that does. */
function totalIn(rows: readonly string[], title: string): StatedTotal | null {
  const labelled = labelledTimes(rows);
  const { prepTime, cookTime, totalTime } = namedTimes(labelled);
  if (prepTime || cookTime) return null;
  for (const row of rows) {
    const time = totalTime && row.includes(totalTime.text) ? totalTime : besidePortions(row);
    if (time) return { row, time, isOfMaking: time === labelled.makingTime };
  }
  const [row, time] = timeAlone(rows, title) ?? [];
  return row !== undefined && time !== undefined ? { row, time, isOfMaking: false } : null;
}

/** Some pages round the sum. */
const ROUNDED = 0.2;

/** What a place says of the whole time where that is all it says of times, and those of the data sum up to another; else null. */
export function totalOtherwise(
  { text, rows }: PlaceOfTimes,
  { title, prepTime, cookTime, totalTime }: Finding,
): [PartOfTotal, string] | null {
  const parts = [prepTime, cookTime].flatMap((time) => (time ? [time.minutes] : []));
  if (parts.length === 0) return null;
  const sum = parts.reduce((minutes, part) => minutes + part);
  // Hours of rest that only a total holds are no time of the recipe.
  if (totalTime !== null && totalTime.minutes !== sum) return null;
  const own = [...parts, sum];
  // Most pages give one of them.
  if (own.some((minutes) => saysMinutes(text, minutes)) || !mayCountTime(text)) return null;
  const stated = totalIn(rows(), title);
  if (!stated || own.some((minutes) => mayMean(stated.time, minutes))) return null;
  const { minutes } = stated.time;
  // Without a total, rest may come on top of the sum; but the whole is no shorter than a part of it.
  const isOther =
    totalTime === null && (!stated.isOfMaking || mayHoldRest(text))
      ? minutes < Math.max(...parts)
      : Math.abs(minutes - sum) > sum * ROUNDED;
  return isOther ? [cookTime ? 'cookTime' : 'prepTime', stated.row] : null;
}

/** Whether a time that the page states may be so many minutes: of a range any between its ends. */
const mayHold = (time: Timing, minutes: number): boolean =>
  mayMean(time, minutes) ||
  (minutes < time.minutes && minutes > (readTiming(lowerEndsIn(time.text)) ?? time).minutes);

/** What a place labels as the whole time, where that is another than so many minutes, which it does not give; else null. */
export function wholeOtherwise({ text, rows }: PlaceOfTimes, minutes: number): string | null {
  if (!mayCountTime(text) || saysMinutes(text, minutes)) return null;
  const stated = labelledTimes(rows()).totalTime;
  return stated && !mayHold(stated, minutes) ? stated.text : null;
}
