import {
  DIRECTIONS_MAX,
  Difficulty,
  INGREDIENTS_MAX,
  INGREDIENT_PART_MAX,
  type Ingredient,
  MINUTES_MAX,
  NUTRIENTS,
  NUTRITION_MAX,
  type Nutrition,
  SERVINGS_STORED_MAX,
  TAGS_MAX,
  TAG_MAX,
  TEXT_MAX,
  TITLE_MAX,
} from '@commonplate/contract';
import { parseIngredient, withQuantity } from '@commonplate/reader';
import { fieldsOf, listIn, numberIn, textIn } from './untrusted-values.ts';

export interface ModelIngredient {
  readonly ingredient: Ingredient;
  /** The model named no amount. */
  readonly isQuantityGuessed: boolean;
  readonly isSeen: boolean;
}

/** What a model answered, within the limits of the contract and as plain text. */
export interface ModelRecipe {
  readonly title: string;
  readonly servings: number;
  readonly prepTime: number;
  readonly cookTime: number;
  readonly difficulty: Difficulty | null;
  readonly ingredients: readonly ModelIngredient[];
  readonly directions: readonly string[];
  readonly nutrition: Nutrition;
  readonly tags: readonly string[];
  readonly confidence: number;
}

const UNSAID_CONFIDENCE = 50;

function ingredientIn(entry: unknown): ModelIngredient | null {
  const { quantity, unit, item, seen } = fieldsOf(entry);
  const name = textIn(item, INGREDIENT_PART_MAX);
  const line = textIn(entry, INGREDIENT_PART_MAX);
  if (name === '' && line === '') return null;
  const amount = textIn(quantity, INGREDIENT_PART_MAX);
  if (name !== '' && amount !== '') {
    const ingredient = { quantity: amount, unit: textIn(unit, INGREDIENT_PART_MAX), item: name };
    return { ingredient, isQuantityGuessed: false, isSeen: seen === true };
  }
  // "salt to taste" says its amount itself, and some models answer whole lines.
  const read = withQuantity(parseIngredient(line || name));
  return { ingredient: read.ingredient, isQuantityGuessed: read.inferred, isSeen: seen === true };
}

function directionIn(entry: unknown): string {
  const { instruction } = fieldsOf(entry);
  return textIn(instruction ?? entry, TEXT_MAX);
}

function nutritionIn(value: unknown): Nutrition {
  const fields = fieldsOf(value);
  const known = NUTRIENTS.flatMap((name) => {
    const amount = numberIn(fields[name], NUTRITION_MAX);
    return amount === null ? [] : [[name, amount] as const];
  });
  return Object.fromEntries(known);
}

/** Some models count from 0 to 1. */
function confidenceIn(value: unknown): number {
  const number = numberIn(value, 100) ?? UNSAID_CONFIDENCE;
  return Math.round(number > 0 && number < 1 ? number * 100 : number);
}

const minutesIn = (value: unknown): number => Math.round(numberIn(value, MINUTES_MAX) ?? 0);

/** Less than one portion is no number of servings. */
function servingsIn(value: unknown): number {
  const servings = numberIn(value, SERVINGS_STORED_MAX) ?? 0;
  return servings < 1 ? 0 : servings;
}

/** Models like to wrap their answer: {"recipe": {…}}. */
function unwrapped(value: unknown): Record<string, unknown> {
  const fields = fieldsOf(value);
  const [only, ...more] = Object.values(fields);
  return more.length === 0 && 'title' in fieldsOf(only) ? fieldsOf(only) : fields;
}

export type ModelReading =
  | { readonly kind: 'recipe'; readonly recipe: ModelRecipe }
  | { readonly kind: 'nothing' }
  /** Not what was asked for: worth asking again. */
  | { readonly kind: 'unusable' };

/** Reads an answer as untrusted input: only the known fields, each clamped; everything else is dropped. */
export function readModelRecipe(value: unknown): ModelReading {
  const fields = unwrapped(value);
  if (fields['found'] === false) return { kind: 'nothing' };
  const { ingredients: asked, directions: steps } = fields;
  if (!Array.isArray(asked) || !Array.isArray(steps)) return { kind: 'unusable' };
  const ingredients = listIn(asked, INGREDIENTS_MAX)
    .map(ingredientIn)
    .filter((one) => one !== null);
  const directions = listIn(steps, DIRECTIONS_MAX)
    .map(directionIn)
    .filter((text) => text !== '');
  if (asked.length === 0 && steps.length === 0) return { kind: 'nothing' };
  const title = textIn(fields['title'], TITLE_MAX);
  if (title === '' || ingredients.length === 0) return { kind: 'unusable' };
  const tags = listIn(fields['tags'], TAGS_MAX).map((tag) => textIn(tag, TAG_MAX));
  return {
    kind: 'recipe',
    recipe: {
      title,
      servings: servingsIn(fields['servings']),
      prepTime: minutesIn(fields['prepTime']),
      cookTime: minutesIn(fields['cookTime']),
      difficulty: Difficulty.safeParse(fields['difficulty']).data ?? null,
      ingredients,
      directions,
      nutrition: nutritionIn(fields['nutrition']),
      tags: tags.filter((tag) => tag !== ''),
      confidence: confidenceIn(fields['confidence']),
    },
  };
}
