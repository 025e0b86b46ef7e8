import { isDuration } from '../fields/duration.ts';
import { namesFood } from '../foods/food-words.ts';
import { COUNTED_SERVINGS, SERVINGS_LABEL } from '../vocabulary/fact-words.ts';
import { HALF_WORDS } from '../vocabulary/number-words.ts';
import { TO_TASTE } from '../vocabulary/to-taste-words.ts';

const QUANTITY =
  /^(?:(?:ca|circa|about|approx|approximately|around|etwa|ungefähr|environ|ongeveer|cirka|około|kb)\.?\s+)?[(~+]?(?:\d|[¼-¾⅐-⅞])/iu;
/** Of small letters, as those of nutrients, statistics and tastes: such patterns are sooner prepared. */
const NUMBER_WORD = new RegExp(
  String.raw`^(?:an?|one|two|three|four|five|six|half|few|some|pinch|dash|handful|splash|drizzle|juice|zest|ein(?:e[rn]?)?|zwei|drei|etwas|prise|een|twee|drie|snufje|scheutje|handje|une?|deux|trois|quelques|pincée|una?|uno|dos|tres|unas?|pizca|due|tre|quattro|pizzico|um|uma|dois|duas|pitada|en|ett|två|lite|nypa|et|litt|klype|jeden|jedna|dwa|szczypta|egy|két|csipet|štipka|špetka|μία|ένα|${HALF_WORDS}|medi[oa](?=\s(?:cuchar|taza|kilo|litro|vaso|docena|limón|cebolla)))\s`,
  'u',
);
const AMOUNT_WITHIN =
  /(?:^|[\s,(])(?:\d+(?:[.,/]\d+)?|[¼-¾⅐-⅞])\s*(?:g|gr|kg|ml|cl|dl|l|oz|lb|cups?|tbsp|tsp|el|tl|stk|st|ks|db|dkg|szt|kom|cm|pcs?)\b/iu;
const SAYS_TO_TASTE = new RegExp(String.raw`(?<!\p{L})(?:${TO_TASTE}|q\.?\s?b\.?)(?!\p{L})`, 'u');
const NUTRIENT =
  '(?:total |saturated |trans |dietary |davon )?(?:calories|energy|fat|carb|protein|fib(?:er|re)|sugars?|sodium|cholesterol|potassium|salt|vitamin|kcal|kj|fett|eiweiß|kohlenhydrate|ballaststoffe|energi|brennwert|lipides|protéines|glucides|vet|eiwit|koolhydraten)';
/** No table of nutrients measures in spoons: "Salt 1 tsp" is food. */
const IN_SPOONS = String.raw`[\d\s.,/¼-¾⅐-⅞]{0,8}(?:tsps?|tbsps?|teaspoons?|tablespoons?|cups?|pinch(?:es)?|[et]l|tsk?|msk|spsk|ss|krm|kk|ek)(?!\p{L})`;
const NUTRITION = new RegExp(
  String.raw`^(?:${NUTRIENT})\w*\s*:?\s*[\d<](?!${IN_SPOONS})|^[\d.,]+\s*(?:kcal|kj|calori(?!e-(?:free|reduced)))`,
  'u',
);
/** What an article counts: money, shares of a whole, millions. */
const STATISTIC =
  /^(?:[£$€]\s?\d|\d[\d.,]*\s?(?:%|per ?cent|prozent|procent|pour cent|por ciento) (?:of|der|des|aller|von|van|de|dei|di|do|av|af|wszystkich)\s|\d[\d.,]*\s?(?:million|billion|milliard|millon|milhõ|milion|miljo|mio\b|mrd\b))/u;
const NUTRITION_MAX = 80;
const SENTENCE_END = /[.!?…)»”"]$/u;

/** Scripts that write without spaces have two or three letters to a word. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu;

/** All of them stand behind the letters of Europe. */
const MAY_BE_UNSPACED = /[\u0e00-\uffff]/;

function wordCount(text: string): number {
  let words = 1;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) words += 1;
  if (!MAY_BE_UNSPACED.test(text)) return words;
  return words + Math.floor((text.match(UNSPACED)?.length ?? 0) / 3);
}

/** "Fat 12 g", "310 kcal". */
export const isNutrition = (text: string): boolean =>
  text.length <= NUTRITION_MAX && NUTRITION.test(text.toLowerCase());

const TIME =
  /\d\s*(?:mins?|minutes?|minuten|minut(?:os?|i|er|ter|y)?|perc|hours?|hrs?|stunden?|std|uur|heures?|horas?|timmar|timer|godz(?:in[ay]?)?|óra|servings?(?!\s+of\s))(?!\p{L})/iu;
const SHARE = /\d\s*%(?!\p{L})/u;
/** What grades a food: "70%", "(35% fat)". What is saved or is part of something is none. */
const GRADE =
  /\d{1,3}(?:[.,]\d{1,2})?\s?%(?!\p{L}|\s?(?:of|off|discount|rabatt?|rabais|korting|reduction|réduction|descuento|desconto|sconto|zniżki|kedvezmény)(?!\p{L}))/giu;

/**
 * Whether a share is all that a line measures. It grades the food where an amount stands before it or is given besides:
 * "1 tbsp 9% vinegar", "Sahne 30 % 200 ml". Tables of nutrients tell it behind the amount: "Added sugars 5 g 10%".
 */
function statesShare(text: string): boolean {
  if (!SHARE.test(text)) return false;
  const rest = text.replace(GRADE, ' ').trim();
  if (SHARE.test(rest)) return true;
  return !QUANTITY.test(rest) && (AMOUNT_WITHIN.exec(text)?.index ?? -1) < text.lastIndexOf('%');
}

/** What is bought by a word that else counts minutes or eaters: "1 Minute rice pouch", "4 servings rice". */
const SO_CALLED = /^\d{1,3}\s+(?:minute|servings?)\s+(\p{L}+)/iu;

/** The same of a time: rice is also soaked for one, "200 g rice, soaked for 30 minutes". */
const statesTime = (text: string): boolean =>
  isDuration(text) ||
  (TIME.test(text) &&
    AMOUNT_WITHIN.exec(text)?.index !== 0 &&
    !namesFood(SO_CALLED.exec(text)?.[1] ?? '', 'en'));

/** "2 personnes" above a list, "4 people Serves" of two boxes. */
const countsEaters = (text: string): boolean => {
  const [counted = ''] = COUNTED_SERVINGS.exec(text) ?? [];
  if (counted === '' || !text.startsWith(counted)) return false;
  const rest = text.slice(counted.length).trim();
  return rest === '' || SERVINGS_LABEL.test(rest);
};

/** "30 min", "12 %", "4 people": a number that measures no food. */
export const statesTimeOrShare = (text: string): boolean =>
  statesTime(text) || statesShare(text) || countsEaters(text);

/** "a splash", "etwas": an amount in words at the head of a line. */
export const opensWithAmountWord = (text: string): boolean =>
  NUMBER_WORD.test(`${text.toLowerCase()} `);

export const statesAmount = (text: string): boolean =>
  QUANTITY.test(text) || AMOUNT_WITHIN.test(text) || SAYS_TO_TASTE.test(text.toLowerCase());

/** How much a line looks like an ingredient: 1 surely, 0 perhaps, -1 not at all. */
export function ingredientLikeness(text: string): number {
  if (text.length > 250 || (text.length > 140 && /\.\s+\p{Lu}/u.test(text))) return -1;
  const words = text.toLowerCase();
  if (NUTRITION.test(words) || STATISTIC.test(words)) return -1;
  // A numbered sentence is a step.
  if (/^\d{1,2}[.)]\s+\p{Lu}/u.test(text) && text.length > 50) return -1;
  if (statesAmount(text) || NUMBER_WORD.test(words)) return 1;
  if (
    wordCount(text) > 14 ||
    (SENTENCE_END.test(text) && text.endsWith('.') && wordCount(text) > 8)
  )
    return -1;
  return 0;
}

/** How much a line looks like a step: by its length in words, less where it is a fragment. */
export function stepLikeness(text: string): number {
  const words = wordCount(text);
  if (words < 3) return -0.5;
  if (words < 12 && QUANTITY.test(text) && !SENTENCE_END.test(text) && !/^\d{1,2}[.)]/.test(text))
    return -1;
  if (words < 5) return SENTENCE_END.test(text) ? 0.3 : -0.2;
  return Math.min(3, 0.5 + words / 15);
}
