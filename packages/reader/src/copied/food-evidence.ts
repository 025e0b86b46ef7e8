import { LOW_CONFIDENCE } from '@commonplate/contract';
import { beginsWithVerb } from '../card/zones/card-line-likeness.ts';
import { fold } from '../card/words/fold.ts';
import type { ReadRecipe } from '../finding/read-recipe.ts';
import { namesFood, speaksOfCooking } from '../foods/food-words.ts';
import { isWrittenIn } from './spoken-language.ts';

/** What only a recipe, and now and then a soap, calls what it is made of. */
const INGREDIENTS = /(?<!\p{L})(?:ingred|zutat|skladnik|hozzavalo)/u;
const DOUBTED = LOW_CONFIDENCE - 10;
const NO_LANGUAGE = '';

type Judgement = 'recipe' | 'doubtful' | 'none';

const shareOf = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
  items.filter(holds).length / Math.max(1, items.length);

function judge({ ingredients, directions, language: spoken }: ReadRecipe): Judgement {
  const language = spoken ?? NO_LANGUAGE;
  const steps = directions.map(({ instruction }) => instruction);
  const isFood = (text: string): boolean => namesFood(text, language);
  const isCooked = (step: string): boolean => speaksOfCooking(step, language);
  const foods = shareOf(ingredients, ({ item }) => isFood(item));
  // Of a list of food one such step tells enough.
  if (foods >= 1 / 3 && steps.some(isCooked)) return 'recipe';
  const cooked = shareOf(steps, isCooked);
  const named = shareOf(steps, isFood);
  if (cooked === 0 && (foods === 0 || (foods < 1 / 4 && named < 1 / 4))) return 'none';
  if (foods === 0 || (foods < 1 / 3 && cooked < 1 / 3)) return 'doubtful';
  // "Mix everything and keep it in a jar" tells of no food, but orders something at every step.
  const isPrepared = foods >= 3 / 4 && shareOf(steps, beginsWithVerb) > 1 / 2;
  return cooked > 0 || named >= 1 / 2 || isPrepared ? 'recipe' : 'doubtful';
}

function doubtedAsFood(recipe: ReadRecipe): ReadRecipe {
  const isOther = (path: string): boolean => {
    const at = /^ingredients\.(\d+)$/u.exec(path)?.[1];
    const item = at === undefined ? undefined : recipe.ingredients[Number(at)]?.item;
    return item !== undefined && !namesFood(item, recipe.language ?? NO_LANGUAGE);
  };
  return {
    ...recipe,
    confidence: Math.min(recipe.confidence, DOUBTED),
    evidence: recipe.evidence.map((each) =>
      isOther(each.path) ? { ...each, confidence: Math.min(each.confidence, DOUBTED) } : each,
    ),
  };
}

/**
 * Things with amounts and a list of orders are also what comes with a shelf, a medicine or a ball of wool: a recipe is what has
 * something to eat in it. In languages whose words are not known nobody can tell, and nothing is refused.
 */
export function withFoodOnly(recipe: ReadRecipe, text: string): ReadRecipe | null {
  const judgement = judge(recipe);
  if (judgement === 'recipe') return recipe;
  const isOther = judgement === 'none' && !INGREDIENTS.test(fold(text));
  return isOther && isWrittenIn(text, recipe.language ?? NO_LANGUAGE)
    ? null
    : doubtedAsFood(recipe);
}
