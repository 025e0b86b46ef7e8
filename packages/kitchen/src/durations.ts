import { findAmounts } from './amounts.ts';
import type { Amount } from './amounts.ts';
import { toNumber } from './rational.ts';

/** A time named in a direction. Of a range it is the lower end, so that the cook looks in time. */
export interface Duration {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly seconds: number;
}

interface TimePart {
  readonly start: number;
  readonly end: number;
  readonly seconds: number;
  readonly unitSeconds: number;
  readonly isRange?: boolean;
}

const LONGEST_SECONDS = 999 * 60;
const TIME_UNIT =
  /(?:[\s-]{0,2}(?:(?:more|further|additional|extra|full|or so)\s)?(hours?|hrs?|minutes?|mins?|seconds?|secs?|h)(?![a-z])|(?<=\d)([ms])(?![a-z-]))/iy;
// "1h30", "1hr15", "1 hour 15"; after a space bare figures may belong to what follows ("1 hour 15 pancakes").
const HOURS_AND_DIGITS =
  /(?: ?h ?| ?(?:hours?|hrs?)(?= ?\d\d(?: ?m|\s?$|[,;:)!?]|\s\(|\.(?!\d)|\s(?:or|and|until|till?|then|in|at|on|over|before|while|total)\b|\s?(?:to|–|-)\s?\d{1,2}\s?h)) ?)([0-5]\d)(?: ?min(?:ute)?s?| ?m)?(?![a-z\d]|[-–]\d)/iy;
const CLOCK = /:([0-5]\d)[\s-]?(hours?|hrs?|h|minutes?|mins?)(?![a-z])/iy;
const UNIT_SECONDS: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1 };
const JOINED = /^(?:,? and |, ?| ?& ?| )?$/i;
const RANGE = /^ ?(?:-|–|—|to|or) ?$/i;
// "stir every 5 minutes" and "20 minutes per kilo" are rhythms and rates, not one wait.
const RHYTHM_BEFORE = /\b(?:every|each)\s$/i;
const RATE_AFTER =
  /^\s?(?:per|for (?:each|every)|an?|\/)\s?(?:\d+ ?)?(?:kg|kilos?|kilograms?|g|lbs?|pounds?|oz)\b/i;

function timePart(text: string, amount: Amount): TimePart | null {
  const { start, end } = amount;
  const value = toNumber(amount.low);
  HOURS_AND_DIGITS.lastIndex = end;
  const hours = HOURS_AND_DIGITS.exec(text);
  if (hours) {
    const seconds = value * 3600 + Number(hours[1]) * 60;
    return { start, end: HOURS_AND_DIGITS.lastIndex, seconds, unitSeconds: 3600 };
  }
  CLOCK.lastIndex = end;
  const clock = CLOCK.exec(text);
  if (clock) {
    const unitSeconds = /^h/i.test(clock[2] ?? '') ? 3600 : 60;
    const seconds = (value + Number(clock[1]) / 60) * unitSeconds;
    return { start, end: CLOCK.lastIndex, seconds, unitSeconds };
  }
  TIME_UNIT.lastIndex = end;
  const unit = TIME_UNIT.exec(text);
  const letter = (unit?.[1] ?? unit?.[2] ?? '').slice(0, 1).toLowerCase();
  const unitSeconds = UNIT_SECONDS[letter];
  if (unitSeconds === undefined) return null;
  return { start, end: TIME_UNIT.lastIndex, seconds: value * unitSeconds, unitSeconds };
}

/** "an hour and a half": the part of the unit just named. */
function partOfUnit(text: string, last: TimePart, amount: Amount): TimePart | null {
  const { start, end, low } = amount;
  if (low.n >= low.d || text.slice(last.end, start).toLowerCase() !== ' and ') return null;
  return { start, end, seconds: toNumber(low) * last.unitSeconds, unitSeconds: 0 };
}

function extend(text: string, whole: TimePart, next: TimePart): TimePart | null {
  const between = text.slice(whole.end, next.start);
  if (JOINED.test(between) && next.unitSeconds < whole.unitSeconds) {
    // Behind "1 hour to 1 hour" the minutes belong to the upper end alone.
    const seconds = whole.isRange ? whole.seconds : whole.seconds + next.seconds;
    return { ...whole, end: next.end, seconds, unitSeconds: next.unitSeconds };
  }
  if (!RANGE.test(between)) return null;
  const seconds = Math.min(whole.seconds, next.seconds);
  return { ...next, start: whole.start, seconds, isRange: true };
}

function isTimer(text: string, part: TimePart): boolean {
  if (part.seconds < 1 || part.seconds > LONGEST_SECONDS) return false;
  const before = text.slice(Math.max(0, part.start - 8), part.start);
  return !RHYTHM_BEFORE.test(before) && !RATE_AFTER.test(text.slice(part.end, part.end + 24));
}

/** Every duration of a direction that a timer can run, from left to right. */
export function findDurations(text: string): Duration[] {
  const parts: TimePart[] = [];
  for (const amount of findAmounts(text)) {
    const last = parts.at(-1);
    if (last && amount.start < last.end) continue;
    const part = timePart(text, amount) ?? (last ? partOfUnit(text, last, amount) : null);
    if (!part) continue;
    const longer = last && extend(text, last, part);
    if (longer) parts[parts.length - 1] = longer;
    else parts.push(part);
  }
  return parts
    .filter((part) => isTimer(text, part))
    .map(({ start, end, seconds }) => {
      return { start, end, text: text.slice(start, end), seconds: Math.round(seconds) };
    });
}
