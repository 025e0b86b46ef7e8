import type { Timing } from './duration.ts';
import { TO_WORDS } from '../vocabulary/number-words.ts';

const BETWEEN = String.raw`\s?(?:[-–—]|(?<!\p{L})(?:${TO_WORDS})(?!\p{L}))\s?(\d{1,4})`;
const RANGE = new RegExp(String.raw`(?<![\d.,/])(\d{1,4})${BETWEEN}`, 'giu');
/** Some give both ends their unit: "15 min - 20 min". */
const RANGE_OF_TIME = new RegExp(
  String.raw`(?<![\d.,/])(\d{1,4})\s?(?:m\p{L}{0,7}\.?)?${BETWEEN}`,
  'giu',
);

const numbersOf = (text: string): Set<string> => new Set<string>(text.match(/\d+/g));

const upperEndsIn = (text: string, ranges: RegExp): string =>
  text.replace(ranges, (range, lower: string, upper: string) =>
    Number(lower) < Number(upper) ? upper : range,
  );

/** The numbers of a text, of a range only the upper end, as the reader takes one: of "4 to 6" it is 6. */
export const upperEndsOf = (text: string): ReadonlySet<string> =>
  numbersOf(upperEndsIn(text, RANGE));

/** Whether a time that the page states is a range which begins with so many minutes: the reader would take its upper end. */
export const isLowerEndOf = ({ text, minutes }: Timing, said: number): boolean =>
  minutes !== said &&
  numbersOf(text).has(String(said)) &&
  !numbersOf(upperEndsIn(text, RANGE_OF_TIME)).has(String(said));

/** A text with the lower ends of its ranges alone: "30 minutes" of "30-60 minutes". */
export const lowerEndsIn = (text: string): string => text.replace(RANGE_OF_TIME, '$1');
