import { isDuration, readTiming, type Timing } from '../../fields/duration.ts';
import { TIME_LABEL, TIME_LABELS, TIME_NAME_BEHIND } from '../../vocabulary/fact-words.ts';

export type TimeName = keyof typeof TIME_LABELS;

export const TIME_NAMES = Object.keys(TIME_LABELS) as TimeName[];

/** What stands behind a label, on its own line or on the next. */
export function valueAfter(label: RegExp, line: string, next: string): string | null {
  const found = label.exec(line);
  if (!found) return null;
  return line.slice(found[0].length).trim() || next;
}

/** "Prep: 0:20" counts hours and minutes. */
const CLOCK = /^\d{1,2}:[0-5]\d$/;

/** On which sides of a time its name may stand: most parts are soon told to have it on one of them at most. */
interface Sides {
  /** "Prep 10 min". */
  isBefore: boolean;
  /** "10 min prep". */
  isBehind: boolean;
}

function timeOf(name: TimeName, part: string, { isBefore, isBehind }: Sides): Timing | null {
  const { before, after } = TIME_LABELS[name];
  const stated = isBefore ? valueAfter(before, part, '') : null;
  if (stated !== null && /\d/.test(stated) && (/\p{L}/u.test(stated) || CLOCK.test(stated)))
    return readTiming(stated);
  const value = isBehind && after.test(part) ? part.replace(after, '').trim() : '';
  return isDuration(value) ? readTiming(value) : null;
}

/** How a text begins that is a length of time, or a time with a word behind it. */
const OPENS_WITH_NUMBER = /^\P{L}*(?:\p{L}{1,6}\P{L}*)?[\d½¼¾]/u;

/** The time that a part of a line states, under the first of the names that it answers to. */
export function timeIn(part: string): [TimeName, Timing] | null {
  const sides = {
    isBefore: TIME_LABEL.test(part),
    isBehind: OPENS_WITH_NUMBER.test(part) && TIME_NAME_BEHIND.test(part),
  };
  if (!sides.isBefore && !sides.isBehind) return null;
  for (const name of TIME_NAMES) {
    const time = timeOf(name, part, sides);
    if (time !== null) return [name, time];
  }
  return null;
}
