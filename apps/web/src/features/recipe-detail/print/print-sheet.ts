import type { PhotoCredit, Recipe } from '@commonplate/contract';
import {
  type Factor,
  type NumberFormat,
  countedFoods,
  directionText,
  factorToServings,
  formatFactor,
  isUnscaled,
  scaleDirection,
  scaleIngredient,
} from '@commonplate/kitchen';
import { capitalised } from '../../../ui/capitalised.ts';
import { directionsNote } from '../directions-note.ts';
import { type NutritionLine, nutritionLines } from '../nutrition-lines.ts';

export interface PrintScale {
  factor: Factor;
  format: NumberFormat;
}

/** Everything that stands on the paper, as text and in its order. */
export interface PrintSheet {
  title: string;
  rating: number | null;
  facts: { name: string; value: string }[];
  scaled: string | null;
  ingredients: { amount: string; item: string }[];
  directions: string[];
  /** What was scaled in the directions, in the words of the screen. */
  directionsNote: string | null;
  nutrition: NutritionLine[];
  tags: string[];
  /** Where the recipe and its photo come from, a line each. */
  origins: string[];
  printed: string;
}

const DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };

function factsOf(recipe: Recipe, factor: Factor): PrintSheet['facts'] {
  const { servings, prepTime, cookTime, difficulty } = recipe;
  const serves = servings === null && isUnscaled(factor) ? 0 : factorToServings(factor, servings);
  return [
    ...(serves > 0 ? [{ name: 'Serves', value: String(serves) }] : []),
    ...(prepTime !== null && prepTime > 0 ? [{ name: 'Prep', value: `${prepTime} min` }] : []),
    ...(cookTime !== null && cookTime > 0 ? [{ name: 'Cook', value: `${cookTime} min` }] : []),
    ...(difficulty === null ? [] : [{ name: 'Difficulty', value: capitalised(difficulty) }]),
  ];
}

function photoOrigin({ photographer, license }: PhotoCredit): string[] {
  const parts = [photographer === '' ? '' : `by ${photographer}`, license ?? ''];
  const said = parts.filter((part) => part !== '').join(', ');
  return said === '' ? [] : [`Photo ${said}`];
}

const originsOf = ({ originalAuthor, sourceUrl, photoCredit }: Recipe): string[] => [
  ...(originalAuthor === null ? [] : [`Recipe by ${originalAuthor}`]),
  ...(sourceUrl === null ? [] : [`From ${sourceUrl}`]),
  ...(photoCredit === null ? [] : photoOrigin(photoCredit)),
];

/** The recipe as the screen shows it now, and the day it was printed. */
export function printSheet(recipe: Recipe, { factor, format }: PrintScale, now: Date): PrintSheet {
  const foods = countedFoods(recipe.ingredients);
  const steps = recipe.directions.map(({ instruction }) =>
    scaleDirection(instruction, factor, { ...format, foods }),
  );
  return {
    title: recipe.title,
    rating: recipe.rating,
    facts: factsOf(recipe, factor),
    scaled: isUnscaled(factor) ? null : `Scaled: ${formatFactor(factor)}x original recipe`,
    ingredients: recipe.ingredients.map((ingredient) => {
      const { quantity, unit, item } = scaleIngredient(ingredient, factor, format);
      return { amount: unit === '' ? quantity : `${quantity} ${unit}`, item };
    }),
    directions: steps.map(directionText),
    directionsNote: directionsNote(steps, factor),
    nutrition: nutritionLines(recipe.nutrition),
    tags: recipe.tags,
    origins: originsOf(recipe),
    printed: now.toLocaleDateString(undefined, DATE),
  };
}
