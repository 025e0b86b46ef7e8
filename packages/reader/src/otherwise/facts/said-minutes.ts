import type { Timing } from '../../fields/duration.ts';
import { placesIn } from '../../text/places-in.ts';
import { TO_WORDS } from '../../vocabulary/number-words.ts';

/** The words for hours, in bare text, those first that begin like others. */
const HOURS =
  '(?:hours?|horas?|heures?|hrs?|h|stunden?|std|uur|uren|or[ae]|timmar|timme|timer?|tim|godzin[ay]?|godz|óra)';
/** What stands before minutes that are those behind an hour; cards give the word once more for those who hear the page: "1 hour hr 5 minutes mins". */
const BEHIND_HOURS = new RegExp(String.raw`\d${HOURS}{1,2}(?:and|und|en|et|y|e|och|og|i)?$`, 'u');
const LONGEST_HOURS = 24;
/** Of "62 mg" and "62 ml". */
const MEASURE_BEHIND = /[gl]/;
const MAX_PLACES = 50;

/** Whether a bare text gives a number of minutes in one of the ways in which such are written; neither "25 minutes" nor "1 hour 5 minutes" are 5. */
export function saysMinutes(text: string, minutes: number): boolean {
  for (const at of placesIn(text, `${minutes}m`, MAX_PLACES)) {
    const isAlone =
      !DIGIT.test(text.charAt(at - 1)) &&
      !MEASURE_BEHIND.test(text.charAt(at + String(minutes).length + 1)) &&
      !BEHIND_HOURS.test(text.slice(Math.max(0, at - LONGEST_HOURS), at));
    if (isAlone) return true;
  }
  return minutes >= 60 && saysHours(text, Math.floor(minutes / 60), minutes % 60);
}

/** Whether a bare text gives hours, and the minutes behind them: "1 hour", "1 h 30". */
function saysHours(text: string, hours: number, rest: number): boolean {
  const written = String(hours);
  for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1)) {
    if (DIGIT.test(text.charAt(at - 1))) continue;
    const end = at + written.length;
    if (rest === 0 ? isHoursAlone(text, end) : minutesBehind(text, end) === String(rest))
      return true;
  }
  return false;
}

const DIGIT = /\d/;
const HOURS_HERE = new RegExp(HOURS, 'uy');
/** Behind the name of another time they are of that: "1 hour", "cook 25 minutes". */
const MINUTES_BEHIND_HOURS =
  /(?!\p{L}{0,9}(?:prep|prép|cook|total|bak|back|koch|kook|vorb|voorb|cuis))\p{L}{1,12}(\d+)/uy;

/** Whether the word for hours stands at a place, with no minutes behind it. */
function isHoursAlone(text: string, at: number): boolean {
  HOURS_HERE.lastIndex = at;
  return HOURS_HERE.test(text) && !DIGIT.test(text.charAt(HOURS_HERE.lastIndex));
}

function minutesBehind(text: string, at: number): string | undefined {
  MINUTES_BEHIND_HOURS.lastIndex = at;
  return MINUTES_BEHIND_HOURS.exec(text)?.[1];
}

const HOURS_AND_MINUTES = new RegExp(
  String.raw`\d+\s?${HOURS}\.?\s?(?:${HOURS}\.?\s)?(?:\p{L}{1,3}\s)?\d+`,
  'giu',
);

/** Whether a time that the page states may be so many minutes: of a range either end will do; the minutes behind an hour are none. */
export const mayMean = ({ text, minutes }: Timing, said: number): boolean =>
  minutes === said ||
  new Set<string>(text.replace(HOURS_AND_MINUTES, '').match(/\d+/g)).has(String(said));

/** Behind the lower end of a range in bare text, in which no dash is left. */
const UPPER_END = new RegExp(
  String.raw`(?:m(?:in(?:s|ut(?:es?|en|os|er))?)?)?(?:${TO_WORDS})?\d{1,3}m`,
  'uy',
);

/** Whether a bare text may give a range that begins with so many minutes: "15-20 min". */
export function mayBeginRange(text: string, minutes: number): boolean {
  const written = String(minutes);
  for (const at of placesIn(text, written, MAX_PLACES)) {
    UPPER_END.lastIndex = at + written.length;
    if (!DIGIT.test(text.charAt(at - 1)) && UPPER_END.test(text)) return true;
  }
  return false;
}
