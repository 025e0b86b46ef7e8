import type { Difficulty, Ingredient, Nutrient, Recipe, Visibility } from '@commonplate/contract';

/** What is being typed into the lines that add something, and is in no list yet. */
export interface PendingLines extends Ingredient {
  instruction: string;
  tag: string;
}

/** The form as it is typed: numbers are texts until they are read, so that a slip can be shown and mended. */
export interface RecipeFormValues {
  title: string;
  photoUrl: string;
  rating: string;
  prepTime: string;
  cookTime: string;
  servings: string;
  difficulty: Difficulty | '';
  visibility: Visibility;
  ingredients: Ingredient[];
  directions: { instruction: string }[];
  tags: string[];
  nutrition: Record<Nutrient, string>;
  adding: PendingLines;
}

export const NOTHING_PENDING: PendingLines = {
  quantity: '',
  unit: '',
  item: '',
  instruction: '',
  tag: '',
};

export const EMPTY_RECIPE: RecipeFormValues = {
  title: '',
  photoUrl: '',
  rating: '',
  prepTime: '',
  cookTime: '',
  servings: '',
  difficulty: '',
  visibility: 'private',
  ingredients: [],
  directions: [],
  tags: [],
  nutrition: { calories: '', protein: '', carbohydrates: '', fat: '', fiber: '', sodium: '' },
  adding: NOTHING_PENDING,
};

const typed = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

export function valuesOf(recipe: Recipe): RecipeFormValues {
  const { nutrition } = recipe;
  return {
    title: recipe.title,
    photoUrl: recipe.photoUrl,
    rating: typed(recipe.rating),
    prepTime: typed(recipe.prepTime),
    cookTime: typed(recipe.cookTime),
    servings: typed(recipe.servings),
    difficulty: recipe.difficulty ?? '',
    visibility: recipe.visibility,
    ingredients: recipe.ingredients.map(({ quantity, unit, item }) => ({ quantity, unit, item })),
    directions: recipe.directions.map(({ instruction }) => ({ instruction })),
    tags: [...recipe.tags],
    nutrition: {
      calories: typed(nutrition?.calories),
      protein: typed(nutrition?.protein),
      carbohydrates: typed(nutrition?.carbohydrates),
      fat: typed(nutrition?.fat),
      fiber: typed(nutrition?.fiber),
      sodium: typed(nutrition?.sodium),
    },
    adding: NOTHING_PENDING,
  };
}
