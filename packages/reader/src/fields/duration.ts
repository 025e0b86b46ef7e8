import { MINUTES_MAX } from '@commonplate/contract';
import { RANGE_WORDS, TO_WORDS } from '../vocabulary/number-words.ts';
import { inFigures } from './spoken-duration.ts';

const UNITS: readonly (readonly [number, RegExp])[] = [
  [1440, /^(?:d|days?|tage?n?|dag(?:en|ar|e)?|jours?|d[ií]as?|giorn[oi]|dni|dzień|nap|päivää?)$/],
  [
    60,
    /^(?:h|hr?s?|hours?|std|stunden?|uu?r|u|uren|heures?|horas?|or[ae]|tim|tim(?:mar?|me)|timer?|godz(?:in[ay]?)?|óra|hod(?:in[ay]?)?|tuntia?|saat|час(?:а|ов)?|ώρ(?:α|ες)|小時|小时|時間|시간|t)$/,
  ],
  [
    1,
    /^(?:m|mn|min|mins|minutes?|minuten?|minutos?|minut[oi]|minut(?:er|y|ter)?|perc|minút|minuuttia?|dakika|dk|мин(?:ут[аы]?)?|λεπτ[άό]|分鐘|分钟|分|분)$/,
  ],
  [1 / 60, /^(?:s|secs?|seconds?|sek(?:unden?|under|und)?|secondes?|segundos?|secondi)$/],
];

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};

const unitMinutes = (word: string): number | undefined =>
  UNITS.find(([, form]) => form.test(word))?.[0];

function numberOf(text: string): number {
  const mixed = /^(\d+)?\s*([½¼¾⅓⅔])$/.exec(text);
  if (mixed) return Number(mixed[1] ?? 0) + (FRACTIONS[mixed[2] ?? ''] ?? 0);
  const fraction = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text);
  if (fraction) return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
  return Number(text.replace(',', '.'));
}

const AMOUNT = String.raw`\d+\s+\d+\/\d+|\d+\/\d+|\d*\s*[½¼¾⅓⅔]|\d+(?:[.,]\d+)?`;
const RANGE = new RegExp(`(?:${AMOUNT})\\s*(?:-|–|—|${RANGE_WORDS}|till|til)\\s*(?=\\d)`, 'gu');
const PART = new RegExp(`(${AMOUNT})\\s*([\\p{L}]*)`, 'gu');

/** Amount and unit pairs added up; of a range the upper end, so that nothing is burnt by trusting the clock too early. */
function fromWords(text: string): number {
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?(?:\s*(\p{L}+)\.?)?$/u.exec(text);
  const counted = clock?.[3] === undefined ? 60 : unitMinutes(clock[3]);
  // "1:15 h" counts hours, "12:30 min" minutes.
  if (clock && counted !== undefined) return (Number(clock[1]) + Number(clock[2]) / 60) * counted;
  let minutes = 0;
  let last = 0;
  let understood = false;
  for (const [, amount = '', word = ''] of text.replace(RANGE, '').matchAll(PART)) {
    const unit = unitMinutes(word);
    const value = numberOf(amount.trim());
    if (unit !== undefined) {
      minutes += value * unit;
      last = unit;
      understood = true;
    } else if (word === '' && last === 60) {
      minutes += value;
      last = 0;
    } else if (/^\d+$/.test(text)) return value;
    else if (understood) break;
  }
  return minutes;
}

/** What nearly all data has: "PT1H30M". */
const HOURS_AND_MINUTES = /^PT(?:(\d{1,9})H)?(?:(\d{1,9})M)?$/;

/** The other form of ISO 8601, which writes a length of time as if it were a date: "P0000-00-00T01:30:00". */
const AS_DATE = /^P0000-00-(\d{2})T(\d{2}):(\d{2}):(\d{2})/i;

function fromDate(text: string): number | null {
  const parts = AS_DATE.exec(text)?.slice(1).map(Number);
  if (!parts) return null;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts;
  return days * 1440 + hours * 60 + minutes + seconds / 60;
}

function fromIso(text: string): number {
  let minutes = 0;
  let last = '';
  const units: Readonly<Record<string, number>> = { W: 10_080, D: 1440, H: 60, M: 1, S: 1 / 60 };
  for (const [, amount = '', unit = ''] of text.matchAll(/(\d+(?:[.,]\d+)?)\s*([YMWDHS]?)/g)) {
    const value = Number(amount.replace(',', '.'));
    if (unit === '') minutes += last === 'H' ? value : 0;
    else minutes += value * (units[unit] ?? 0);
    last = unit;
  }
  return minutes;
}

const TWO_LENGTHS = new RegExp(
  String.raw`^(\d[^–—-]{0,30}[\p{L}\d]\.?)\s?(?:[–—-]|(?<=\s)(?:${TO_WORDS})(?=\s))\s?(\d.{0,30})$`,
  'iu',
);

/** The longer of two lengths of time that are both told in full: "15 min - 20 min"; else null. */
function longerOf(text: string): string | null {
  const [, first = '', second = ''] = TWO_LENGTHS.exec(text) ?? [];
  if (!isDuration(first) || !isDuration(second)) return null;
  return (readMinutes(first) ?? 0) > (readMinutes(second) ?? 0) ? first : second;
}

/** "PT30M/PT40M", "PT30M-PT40M": two of them, of which the longer stands behind. */
const upperEnd = (text: string): string =>
  /^P\w{2,20}\s?[/–—-]\s?(P\w{2,20})$/i.exec(text)?.[1] ?? longerOf(text) ?? text;

/**
 * Whole minutes of a duration however it is written: ISO 8601 and its broken forms, or words in the reader's languages.
 * Null when it says nothing, nothing positive, or nothing believable.
 */
export function readMinutes(value: string): number | null {
  const text = value.trim().slice(0, 200);
  if (text === '') return null;
  const [short, hours = 0, minutes = 0] = HOURS_AND_MINUTES.exec(text) ?? [];
  return believable(
    short === undefined ? minutesWritten(upperEnd(text)) : Number(hours) * 60 + Number(minutes),
  );
}

const NO_TIME = /^(?:P[T.YMWDHS]*0[T.YMWDHS0]*|0\s?(?:\p{L}{1,8}\.?)?)$/iu;

/** Whether a duration is declared, and is none: "PT0M", "P0DT0H0M0S", "0 min". */
export const isNoTime = (value: string): boolean => NO_TIME.test(value.trim().slice(0, 200));

/** "PT45" means what "45" means. */
const WITHOUT_UNIT = /^PT\d+$/i;

function minutesWritten(text: string): number {
  if (/nan/i.test(text) || /(?:^|[^\d\s])\s*[-−]\s*\p{L}*\d|^–\d/u.test(text)) return Number.NaN;
  const iso = /^P(?:T|\d|[YMWDHS]|$)[\dYMWDHST.,\s]*$/i.test(text) && !WITHOUT_UNIT.test(text);
  return (
    fromDate(text) ??
    (iso
      ? fromIso(text.toUpperCase())
      : fromWords(inFigures(text.toLowerCase().replace(/^pt?\s*(?=\d)/, ''))))
  );
}

function believable(minutes: number): number | null {
  const whole = Math.ceil(minutes - 1e-6);
  return Number.isFinite(whole) && whole > 0 && whole <= MINUTES_MAX ? whole : null;
}

export interface Timing {
  minutes: number;
  /** As the source writes it. */
  text: string;
  /** Whether the text is what readers are shown, and programs are told another time. */
  disputed?: true;
}

export function readTiming(text: string): Timing | null {
  const minutes = readMinutes(text);
  return minutes === null ? null : { minutes, text: text.trim().slice(0, 200) };
}

const JOINING =
  /^(?:and|und|en|et|y|e|och|og|i|és|ca|circa|about|approx|c|a|env|to|bis|tot|till|til)$/;
const DURATION_MAX = 40;

/** Whether a text is a length of time and nothing else: "1 hr 15 min", "± 30 m". */
export function isDuration(text: string): boolean {
  if (text.length > DURATION_MAX || !/^[^\p{L}]*(?:\p{L}{1,6}[.:]?\s+)?[~±]?\s*[\d½¼¾]/u.test(text))
    return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    words.some((word) => unitMinutes(word) !== undefined) &&
    words.every((word) => unitMinutes(word) !== undefined || JOINING.test(word))
  );
}
