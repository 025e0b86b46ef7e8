import type { Nutrition } from '@commonplate/contract';
import { readNutrition } from '../../fields/nutrition.ts';
import type { SourceLine } from '../card-line.ts';
import { fold } from '../words/fold.ts';
import type { JoinedText } from './ingredient-lines.ts';

type Nutrient = keyof Nutrition;

const LABELS = {
  calories:
    'calories?|calorias|calorie|kcal|cals?|energy|energie|energi|energia|kalorien|brennwert|kalorier|kalorie|kaloria|valeur energetique',
  protein: 'proteins?|proteine[ns]?|proteinas?|eiwei(?:ss|ß)|eiwit(?:ten)?|bialko|feherje',
  carbohydrates:
    '(?:total )?carb(?:ohydrate)?s?|kohlenhydrate|koolhydraten|glucides|carbohidratos|hidratos(?: de carbono)?|carboidrat[io]|kolhydrater|kulhydrat(?:er)?|karbohydrat(?:er)?|weglowodany|szenhidrat',
  fat: '(?:total )?fat|fett|vet(?:ten)?|lipides|matieres grasses|grasas?|gorduras?|grassi|fedt|tluszcze?|zsir',
  fiber: '(?:dietary )?fib(?:er|re)s?|ballaststoffe|vezels?|fibras?|kostfiber|blonnik|rost',
  sodium: 'sodium|natrium|sodio',
} as const satisfies Record<Nutrient, string>;

const NUTRIENTS = Object.keys(LABELS) as Nutrient[];
const AMOUNT = String.raw`\d+(?:[.,]\d+)*\s*(?:kcal|kj|mg|g)?`;
const END = String.raw`(?![\p{L}\d])`;
const START = String.raw`(?<![\p{L}\d])`;

/** "Protein 14 g" */
const AFTER_LABEL = NUTRIENTS.map(
  (nutrient) =>
    [
      nutrient,
      new RegExp(`${START}(?:${LABELS[nutrient]})${END}[^\\p{L}\\d]{0,4}(${AMOUNT})${END}`, 'u'),
    ] as const,
);
/** "14 g protein", "250 kcal" */
const BEFORE_LABEL = NUTRIENTS.map(
  (nutrient) =>
    [
      nutrient,
      new RegExp(`${START}(${AMOUNT})\\s*(?:of )?(?:${LABELS[nutrient]})${END}`, 'u'),
    ] as const,
);
const FILLER =
  /(?<!\p{L})(?:nutrition(?:al)?|facts|information|values?|per|each|a|servings?|bowl|cup|slice|piece|portion|person|about|approx|nahrwerte?|pro|par|por|and|und|et)(?!\p{L})/gu;
/** Letters that may be left over in a line that says nothing else. */
const SPARE = 3;

type Patterns = readonly (readonly [Nutrient, RegExp])[];

function amountsBy(patterns: Patterns, text: string): Map<Nutrient, string> | null {
  let left = text;
  const amounts = new Map<Nutrient, string>();
  for (const [nutrient, pattern] of patterns) {
    const match = pattern.exec(left);
    if (!match) continue;
    amounts.set(nutrient, match[1] ?? '');
    left = left.replace(match[0], ' ');
  }
  const others = left.replace(FILLER, '').replace(/[^\p{L}\d]+/gu, '');
  return amounts.size > 0 && others.length <= SPARE ? amounts : null;
}

/** The amounts a line states; none where it also says something else, such as what to do with the fat. */
const amountsIn = (text: string): Map<Nutrient, string> =>
  amountsBy(AFTER_LABEL, fold(text)) ?? amountsBy(BEFORE_LABEL, fold(text)) ?? new Map();

export const statesNutrition = (text: string): boolean => amountsIn(text).size > 0;

interface StatedNutrition {
  nutrition: Nutrition;
  nutritionLines: { nutrient: Nutrient; lines: SourceLine[] }[];
}

/** Nutrition out of lines that state nothing else. */
export function readNutritionLines(left: readonly JoinedText[]): StatedNutrition {
  const texts: Partial<Record<Nutrient, string>> = {};
  const statedIn = new Map<Nutrient, SourceLine[]>();
  for (const { text, lines } of left)
    for (const [nutrient, amount] of amountsIn(text)) {
      if (statedIn.has(nutrient)) continue;
      texts[nutrient] = amount;
      statedIn.set(nutrient, lines);
    }
  const nutrition = readNutrition(texts);
  const nutritionLines = [...statedIn]
    .filter(([nutrient]) => nutrition[nutrient] !== undefined)
    .map(([nutrient, lines]) => ({ nutrient, lines }));
  return { nutrition, nutritionLines };
}
