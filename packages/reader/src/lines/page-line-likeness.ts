const QUANTITY =
  /^(?:(?:ca|circa|about|approx|approximately|around|etwa|ungefähr|environ|ongeveer|cirka|około|kb)\.?\s+)?[(~+]?(?:\d|[¼-¾⅐-⅞])/iu;
const NUMBER_WORD =
  /^(?:an?|one|two|three|four|five|six|half|few|some|pinch|dash|handful|splash|drizzle|juice|zest|ein(?:e[rn]?)?|zwei|drei|etwas|prise|een|twee|drie|snufje|scheutje|handje|une?|deux|trois|quelques|pincée|una?|uno|dos|tres|unas?|pizca|due|tre|quattro|pizzico|um|uma|dois|duas|pitada|en|ett|två|lite|nypa|et|litt|klype|jeden|jedna|dwa|szczypta|egy|két|csipet|štipka|špetka|μία|ένα)\s/iu;
const AMOUNT_WITHIN =
  /(?:^|[\s,(])(?:\d+(?:[.,/]\d+)?|[¼-¾⅐-⅞])\s*(?:g|gr|kg|ml|cl|dl|l|oz|lb|cups?|tbsp|tsp|el|tl|stk|st|ks|db|dkg|szt|kom|cm|pcs?)\b/iu;
const TO_TASTE =
  /(?<!\p{L})(?:to taste|as needed|as required|optional|for (?:serving|garnish|dusting|frying)|nach (?:geschmack|belieben)|naar smaak|selon (?:le )?goût|al gusto|a gosto|q\.?\s?b\.?|efter smak|efter smag|etter smak|do smaku|ízlés szerint)(?!\p{L})/iu;
const NUTRIENT =
  '(?:total |saturated |trans |dietary |davon )?(?:calories|energy|fat|carb|protein|fib(?:er|re)|sugars?|sodium|cholesterol|potassium|salt|vitamin|kcal|kj|fett|eiweiß|kohlenhydrate|ballaststoffe|energi|brennwert|lipides|protéines|glucides|vet|eiwit|koolhydraten)';
/** No table of nutrients measures in spoons: "Salt 1 tsp" is food. */
const IN_SPOONS = String.raw`[\d\s.,/¼-¾⅐-⅞]{0,8}(?:tsps?|tbsps?|teaspoons?|tablespoons?|cups?|pinch(?:es)?|tl|el)(?!\p{L})`;
const NUTRITION = new RegExp(
  String.raw`^(?:${NUTRIENT})\w*\s*:?\s*[\d<](?!${IN_SPOONS})|^[\d.,]+\s*(?:kcal|kj|calori)`,
  'iu',
);
/** What an article counts: money, shares of a whole, millions. */
const STATISTIC =
  /^(?:[£$€]\s?\d|\d[\d.,]*\s?(?:%|per ?cent|prozent|procent|pour cent|por ciento) (?:of|der|des|aller|von|van|de|dei|di|do|av|af|wszystkich)\s|\d[\d.,]*\s?(?:million|billion|milliard|millon|milhõ|milion|miljo|mio\b|mrd\b))/iu;
const NUTRITION_MAX = 80;
const SENTENCE_END = /[.!?…)»”"]$/u;

/** Scripts that write without spaces have two or three letters to a word. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu;

const wordCount = (text: string): number =>
  text.split(' ').length + Math.floor((text.match(UNSPACED)?.length ?? 0) / 3);

/** "Fat 12 g", "310 kcal". */
export const isNutrition = (text: string): boolean =>
  text.length <= NUTRITION_MAX && NUTRITION.test(text);

const TIME_OR_SHARE =
  /\d\s*(?:min|minutes?|minuten|hours?|hrs?|stunden?|std|servings?(?!\s+of\s)|%)(?!\p{L})/iu;

/** "30 min", "12 %": a number that measures no food. */
export const statesTimeOrShare = (text: string): boolean => TIME_OR_SHARE.test(text);

/** "a splash", "etwas": an amount in words at the head of a line. */
export const opensWithAmountWord = (text: string): boolean => NUMBER_WORD.test(`${text} `);

export const statesAmount = (text: string): boolean =>
  QUANTITY.test(text) || AMOUNT_WITHIN.test(text) || TO_TASTE.test(text);

/** How much a line looks like an ingredient: 1 surely, 0 perhaps, -1 not at all. */
export function ingredientLikeness(text: string): number {
  if (text.length > 250 || (text.length > 140 && /\.\s+\p{Lu}/u.test(text))) return -1;
  if (NUTRITION.test(text) || STATISTIC.test(text)) return -1;
  // A numbered sentence is a step.
  if (/^\d{1,2}[.)]\s+\p{Lu}/u.test(text) && text.length > 50) return -1;
  if (statesAmount(text) || NUMBER_WORD.test(text)) return 1;
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
