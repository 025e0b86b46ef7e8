import { isDuration, readTiming, type Timing } from '../../fields/duration.ts';
import { TIME_LABEL, TIME_LABELS } from '../../vocabulary/fact-words.ts';
import { factsIn, isTooLong, LABEL_MAX } from './facts-in-row.ts';
import { spelledTime } from './spelled-times.ts';
import { TIME_NAMES, timeIn, type TimeName } from './labelled-time.ts';

export type LabelledTimes = Partial<Record<TimeName, Timing>>;

const isTimeLabel = (line: string): boolean =>
  line.length < LABEL_MAX &&
  TIME_LABEL.test(line) &&
  TIME_NAMES.some((name) => TIME_LABELS[name].before.exec(line)?.[0].length === line.length);

/** Whether the first of the labels that alternate with times, up to a place, has a time above it. */
export function areAboveNames(lines: readonly string[], at: number): boolean {
  let first = at;
  while (isDuration(lines[first - 1] ?? '') && isTimeLabel(lines[first - 2] ?? '')) first -= 2;
  return isDuration(lines[first - 1] ?? '');
}

/** A label all alone takes the time below it, or the one above where the page puts values over their names. */
function besideLabel(lines: readonly string[], at: number): string {
  const above = lines[at - 1] ?? '';
  const below = lines[at + 1] ?? '';
  // Some cards put the number and its unit into elements of their own.
  const counted = /^\d{1,3}$/.test(below) ? `${below} ${lines[at + 2] ?? ''}` : below;
  if (counted !== below && isDuration(counted)) return counted;
  // Without a unit it is no length of time, and has its name above.
  if (/^\d{1,3}$/.test(below) && !areAboveNames(lines, at)) return '';
  if (!isDuration(below)) return above;
  return isTimeLabel(lines[at + 2] ?? '') && areAboveNames(lines, at) ? above : below;
}

/** The time that stands beside a line which is nothing but the name of one. */
function timeBeside(lines: readonly string[], at: number): [TimeName, Timing] | null {
  const line = lines[at] ?? '';
  if (!isTimeLabel(line)) return null;
  const beside = besideLabel(lines, at);
  const name = TIME_NAMES.find((each) => TIME_LABELS[each].before.test(line));
  const time = isDuration(beside) ? readTiming(beside) : null;
  return name !== undefined && time !== null ? [name, time] : null;
}

/** The times that the lines of a page label, by the names they have there. */
export function labelledTimes(lines: readonly string[]): LabelledTimes {
  const times: LabelledTimes = {};
  const note = (found: [TimeName, Timing] | null): void => {
    if (found !== null) times[found[0]] ??= found[1];
  };
  for (const [at, line] of lines.entries()) {
    if (isTooLong(line)) continue;
    // The name of a time has no figures.
    if (/\d/.test(line)) for (const fact of factsIn(line)) note(timeIn(fact));
    else note(spelledTime(line) ?? timeBeside(lines, at));
  }
  return times;
}

/** The same times of the recipe. The word for making it names what the words beside it leave over. */
export function namedTimes(labelled: LabelledTimes): Omit<LabelledTimes, 'makingTime'> {
  const { makingTime, ...times } = labelled;
  if (!makingTime) return times;
  if (times.prepTime && !times.cookTime) return { ...times, cookTime: makingTime };
  if (times.totalTime && !times.prepTime) return { ...times, prepTime: makingTime };
  // The whole would not be shorter than a part of it.
  if (times.cookTime && !times.prepTime && makingTime.minutes < times.cookTime.minutes)
    return { ...times, prepTime: makingTime };
  return { totalTime: makingTime, ...times };
}

/** The times of the recipe that the lines of a page label. */
export const statedTimes = (lines: readonly string[]): Omit<LabelledTimes, 'makingTime'> =>
  namedTimes(labelledTimes(lines));
