import { EATERS_ANYWHERE } from '../vocabulary/fact-words.ts';
import { DOZEN_WORDS, TO_WORDS } from '../vocabulary/number-words.ts';
import { SERVINGS_STORED_MAX } from '@commonplate/contract';
import { withDecimals } from '../text/written-numbers.ts';
import { peopleNamed } from './people-named.ts';
import { spelledCount } from './spelled-count.ts';

const YIELD_MAX = 1_000;
const RANGE = new RegExp(
  String.raw`(\d+(?:[.,]\d+)?)\s*(?:-|–|—|${TO_WORDS}|och|og|or|oder|ou|o)\s*(\d+(?:[.,]\d+)?)`,
);
const DOZEN = new RegExp(String.raw`(\d+(?:[.,]\d+)?)\s*(?:${DOZEN_WORDS})`);

/** What tells a size or a weight rather than a number of pieces: "20 x 30 cm", "1 kg". */
const MEASURED =
  /(?:\d+(?:[.,]\d+)?\s*[x×]\s*)?\d+(?:[.,]\d+)?[\s-]*(?:cm|mm|inch(?:es)?|["″”]|kg|kilos?|g|grams?|gramm|grammes?|ml|cl|dl|l|liters?|litres?|litros?|litri|oz|ounces?|lbs?|pounds?)(?!\p{L})/gu;
/** "9x13 pan": its sides, in whatever unit. */
const PAN = /(?<!\p{L})\d+\s?[x×]\s?\d+(?![\d.,])/gu;
const NUMBER = String.raw`\d+(?:[.,]\d+)?(?:\s*(?:[-–—]|${TO_WORDS}|or|oder|ou|o)\s*\d+(?:[.,]\d+)?)?`;
const EATERS = `${EATERS_ANYWHERE}|serves|personne|parts|ración|persona|porção|pessoa|porzione|porcja`;
/** How many eat, wherever the yield says so: "1 cake, serves 10"; in "12 buns, 1 serving each" it does not. */
const FOR_EATERS = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?!1\s)${NUMBER}\s*(?:${EATERS})(?!\p{L})|(?:serves|servings|portions|portionen)\s*:?\s*(?:about\s|ca\.?\s)?${NUMBER})`,
  'u',
);
const ONE = /(?<!\p{L})one(?!\p{L})/u;

/** A text without the sizes and weights in it. */
export const withoutSizes = (text: string): string => text.replace(MEASURED, ' ').replace(PAN, ' ');

const numberOf = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

const SECOND_NUMBER = /\d\D+\d/;

/** What most pages say. */
const NUMBER_ALONE = /^(\d+)(?: (?:servings?|people|portions?))?$/i;

function countedIn(yieldText: string): number {
  const alone = NUMBER_ALONE.exec(yieldText)?.[1];
  if (alone !== undefined) return Number(alone);
  const written = withDecimals(yieldText.slice(0, YIELD_MAX).toLowerCase());
  const whole = withoutSizes(written);
  const text = FOR_EATERS.exec(whole)?.[0] ?? whole;
  // A bare number below nought; a dash with a space is a bullet.
  if (/^\s*[-−]\d/.test(whole)) return Number.NaN;
  const dozen = DOZEN.exec(text);
  const range = RANGE.exec(text);
  const single = /\d+(?:[.,]\d+)?/.exec(text);
  const people = SECOND_NUMBER.test(whole) ? peopleNamed(whole) : null;
  if (people !== null) return people;
  if (dozen) return numberOf(dozen[1]) * 12;
  if (range && range.index === single?.index) return numberOf(range[2]);
  if (single) return numberOf(single[0]);
  return spelledCount(text)?.count ?? (ONE.test(text) ? 1 : Number.NaN);
}

/** Whether a yield counts those who eat: of several yields that is the one that is meant. */
export const countsEaters = (yieldText: string): boolean =>
  FOR_EATERS.test(yieldText.toLowerCase());

/** Whether a yield counts whole portions: half of one is rounded up. */
export const countsWhole = (yieldText: string): boolean => Number.isInteger(countedIn(yieldText));

/** How many people or pieces a yield text names, in whole numbers; of a range the upper end. Null when it names none. */
export function readServings(yieldText: string): number | null {
  const servings = Math.ceil(countedIn(yieldText));
  return servings > 0 && servings <= SERVINGS_STORED_MAX ? servings : null;
}
