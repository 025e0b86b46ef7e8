import type { Recipe } from '@commonplate/contract';
import { toIso } from '../../platform/clock.ts';
import type { RecipeRow } from './recipe-row.ts';

export interface AuthoredRow extends RecipeRow {
  readonly author_name: string;
}

/** Names each field that goes out. The author is told on public recipes, and never with an address. */
function plainFields(row: AuthoredRow) {
  const createdAt = toIso(row.created_at);
  // Most recipes are never changed, and writing out a date takes longer than any other field.
  const updatedAt = row.updated_at === row.created_at ? createdAt : toIso(row.updated_at);
  return {
    id: row.id,
    userId: row.owner_id,
    title: row.title,
    photoUrl: row.photo_url,
    sourceUrl: row.source_url,
    originalAuthor: row.original_author,
    rating: row.rating,
    prepTime: row.prep_time,
    cookTime: row.cook_time,
    servings: row.servings,
    difficulty: row.difficulty,
    visibility: row.visibility,
    confidence: row.confidence,
    aiGenerated: row.ai_generated === 1,
    generatedAt: row.generated_at,
    createdAt,
    updatedAt,
    ...(row.visibility === 'public' && { author: { id: row.owner_id, name: row.author_name } }),
  };
}

/** Kept as JSON, which was checked by its schema before it was written. */
const jsonFields = (row: AuthoredRow) => ({
  photoCredit: row.photo_credit ?? 'null',
  ingredients: row.ingredients,
  directions: row.directions,
  nutrition: row.nutrition ?? 'null',
  tags: row.tags,
});

/** A list is mostly text that is JSON already: to read it only to write it again took a third of the time. */
export function toRecipeJson(row: AuthoredRow): string {
  const { photoCredit, ingredients, directions, nutrition, tags } = jsonFields(row);
  const plain = JSON.stringify(plainFields(row)).slice(0, -1);
  return `${plain},"photoCredit":${photoCredit},"ingredients":${ingredients},"directions":${directions},"nutrition":${nutrition},"tags":${tags}}`;
}

export const toRecipe = (row: AuthoredRow): Recipe => JSON.parse(toRecipeJson(row)) as Recipe;
