import { withoutBullet } from '../card/zones/amount-start.ts';
import { fold } from '../card/words/fold.ts';
import { ABOUT_WORDS } from '../vocabulary/number-words.ts';
import {
  NUTRIENT_WORDS,
  NUTRITION_HEADING,
  type NutrientWord,
  PER_ANYTHING,
  PER_PORTION,
} from '../vocabulary/nutrient-words.ts';

export interface Nutrient {
  readonly name: NutrientWord;
  /** "14 g", as it is written. */
  readonly amount: string;
}

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const ABOUT = String.raw`(?:(?:${ABOUT_WORDS}|<|~|≈)\s*)?`;
const ENERGY = 'kcal|kj|cal';
const WEIGHT = 'mg|mcg|µg|μg|iu|ie|g|gr|grams?|gramm|gramos|grammes';
const OF = String.raw`(?:(?:of|de|di|von|van|av|af|z)\s+|d')?`;
/** "8 %" of what is needed a day, and for how much the amount holds. */
const TAIL = String.raw`\s*(?:[([]?\s*${NUMBER}\s*%[^)\]]{0,20}[)\]]?)?\s*(?:[([/]?\s*(?:${PER_PORTION})[)\]]?)?\s*[.*†]*`;
const BETWEEN = String.raw`\s*(?:\((?:${WEIGHT}|${ENERGY})\)|in (?:${WEIGHT}|${ENERGY})(?![a-z]))?[\s:=.–—-]*`;

interface Pattern {
  readonly name: NutrientWord;
  readonly pattern: RegExp;
}

const NAMES = Object.keys(NUTRIENT_WORDS) as NutrientWord[];
const patternOf = (name: NutrientWord, source: string): Pattern => ({
  name,
  pattern: new RegExp(`^${source}${TAIL}$`),
});

/** "158 kcal", "1340 kJ (320 kcal)", "320 kcal energy", "Energy: 320". */
const CALORIES = NUTRIENT_WORDS.calories.words;
const STATED_ENERGY = [
  String.raw`(?:(?:${CALORIES})${BETWEEN})?${ABOUT}(?<amount>${NUMBER}\s*(?:${ENERGY}))(?![a-z])(?:\s*[(/|,]?\s*${NUMBER}\s*(?:${ENERGY})\)?)?(?:\s+${OF}(?:${CALORIES})(?![a-z]))?`,
  String.raw`(?:${CALORIES})(?![a-z])${BETWEEN}${ABOUT}(?<amount>${NUMBER})`,
  String.raw`${ABOUT}(?<amount>${NUMBER})\s*(?:${CALORIES})(?![a-z])`,
].map((source) => patternOf('calories', source));
const STATED_WEIGHT = NAMES.filter((name) => name !== 'calories').flatMap((name) => {
  const { words } = NUTRIENT_WORDS[name];
  return [
    patternOf(
      name,
      String.raw`[-–]?\s*(?:${words})(?![a-z])${BETWEEN}${ABOUT}(?<amount>${NUMBER}\s*(?:${WEIGHT})?)(?![a-z])`,
    ),
    // Three "Eiweiß" are three eggs' whites: before its name an amount needs its measure.
    patternOf(
      name,
      String.raw`${ABOUT}(?<amount>${NUMBER}\s*(?:${WEIGHT}))(?![a-z])\s*${OF}(?:${words})(?![a-z])`,
    ),
  ];
});
const PATTERNS = [...STATED_ENERGY, ...STATED_WEIGHT];

const AMOUNT_ALONE = /^\d+(?:[.,]\d+)*\s?(?:kcal|kj|cal|mg|g)?$/iu;

/** "320 kcal", whose name stands beside or above it. */
export const isAmountAlone = (text: string): boolean => AMOUNT_ALONE.test(text);

const LINE_MAX = 300;
const PART_MAX = 80;

function nutrientOf(part: string): Nutrient | null {
  if (part.length > PART_MAX || !/\d/.test(part)) return null;
  for (const { name, pattern } of PATTERNS) {
    const amount = pattern.exec(part)?.groups?.['amount'];
    if (amount !== undefined) return { name, amount };
  }
  return null;
}

/** "Nutrition: 158 kcal", "Per serving: 158 kcal", "Pro Portion ca. 158 kcal". */
const LEAD = new RegExp(
  String.raw`^(?:(?:${NUTRITION_HEADING}|${PER_PORTION})[^:=]{0,40}[:=]\s*|(?:${PER_PORTION})\s+(?=${ABOUT}\d))`,
);
const PARTS = /\s*[;|·•]\s*|,\s+|\s+\/\s+|\s+(?:and|und|en|et|y|e|och|og|i|es)\s+(?=\d)/u;
/** With nothing between them: "Fat 6g Carbs 22g", "6g fat 22g carbs". */
const NAMES_FIRST = /(?<=\d(?:\s?(?:kcal|kj|mg|g))?)\s+(?=\p{L}{3})/u;
const AMOUNTS_FIRST = /(?<=\p{L}{3})\s+(?=\d)/u;

function allOf(parts: readonly string[]): readonly Nutrient[] {
  const stated = parts.filter((part) => part !== '').map(nutrientOf);
  return stated.every((each) => each !== null) ? stated : [];
}

/** What a line states of nutrition; nothing where it also says something else, such as what to do with the fat. */
export function nutrientsOf(text: string): readonly Nutrient[] {
  if (text.length > LINE_MAX || !/\d/.test(text)) return [];
  const line = fold(withoutBullet(text)).trim();
  const whole = allOf([line]);
  if (whole.length > 0) return whole;
  const parts = line.replace(LEAD, '').split(PARTS);
  const stated = allOf(parts);
  if (stated.length > 0) return stated;
  const isNamedFirst = /^\p{L}/u.test(parts[0] ?? '');
  return allOf(parts.flatMap((part) => part.split(isNamedFirst ? NAMES_FIRST : AMOUNTS_FIRST)));
}

export const isSureNutrient = ({ name }: Nutrient): boolean => NUTRIENT_WORDS[name].isSure;

const FRAME = /^[\s#*_=~•·-]+|(?<![\s#*_=~:.–—-])[\s#*_=~:.–—-]+$/gu;
const HEADING = new RegExp(
  String.raw`^(?:${NUTRITION_HEADING})(?:\s*[([:–—,/*-].{0,60}|\s+(?:${PER_ANYTHING}|\d+ ?[a-z]{1,12}))?$`,
);
/** What stands between the heading and the amounts, or among them. */
const BESIDE = new RegExp(
  String.raw`^(?:[([]?(?:${PER_PORTION})[)\]]?|serving size.{0,30}|servings per .{0,30}|(?:the |percent )?%? ?daily values?.{0,150}|serving: ?1.{0,20}|portionsgrosse.{0,30})$`,
);
const HEADING_MAX = 90;

const bareOf = (text: string): string => fold(text).trim().replace(FRAME, '');

/** "Nutrition Facts (per serving)", "Nährwerte pro Portion". */
export const headsNutrition = (text: string): boolean =>
  text.length <= HEADING_MAX && HEADING.test(bareOf(text));

/** "Amount per serving", "% Daily Value*". */
export const standsBesideNutrition = (text: string): boolean =>
  text.length <= LINE_MAX && BESIDE.test(bareOf(text));

/** A portion is asked for; what a hundred grams hold tells nothing of it. "Sugar 100 g" is no such measure. */
export const isPerHundred = (text: string): boolean =>
  /(?:(?<!\p{L})(?:per|pro|je|par|por|pour|pr\.?|na|w|i|for|voor)\s+|[(/])\s*100\s?(?:g|gr|gramm?s?|ml)(?!\p{L})/iu.test(
    text,
  );
