import type { Timing } from '../fields/duration.ts';
import { placesIn } from '../text/places-in.ts';

/** The words for hours, in bare text, those first that begin like others. */
const HOURS =
  '(?:hours?|horas?|heures?|hrs?|h|stunden?|std|uur|uren|or[ae]|timmar|timme|timer?|tim|godzin[ay]?|godz|óra)';
/** What stands before minutes that are those behind an hour; cards give the word once more for those who hear the page: "1 hour hr 5 minutes mins". */
const BEHIND_HOURS = new RegExp(String.raw`\d${HOURS}{1,2}(?:and|und|en|et|y|e|och|og|i)?$`, 'u');
const LONGEST_HOURS = 24;
const MAX_PLACES = 50;

/** Whether a bare text gives a number of minutes in one of the ways in which such are written; neither "25 minutes" nor "1 hour 5 minutes" are 5. */
export function saysMinutes(text: string, minutes: number): boolean {
  for (const at of placesIn(text, `${minutes}m`, MAX_PLACES)) {
    const isAlone =
      !/\d/.test(text.charAt(at - 1)) &&
      !BEHIND_HOURS.test(text.slice(Math.max(0, at - LONGEST_HOURS), at));
    if (isAlone) return true;
  }
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return false;
  const written = new RegExp(`(?<!\\d)${hours}${rest === 0 ? HOURS : `\\p{L}{1,12}${rest}`}`, 'gu');
  return [...text.matchAll(written)].some(
    ({ 0: { length }, index }) => !/\d/.test(text.charAt(index + length)),
  );
}

const HOURS_AND_MINUTES = new RegExp(
  String.raw`\d+\s?${HOURS}\.?\s?(?:${HOURS}\.?\s)?(?:\p{L}{1,3}\s)?\d+`,
  'giu',
);

/** Whether a time that the page states may be so many minutes: of a range either end will do; the minutes behind an hour are none. */
export const mayMean = ({ text, minutes }: Timing, said: number): boolean =>
  minutes === said ||
  new Set<string>(text.replace(HOURS_AND_MINUTES, '').match(/\d+/g)).has(String(said));
