import type { Recipe } from '@commonplate/contract';
import { toIso } from '../../platform/clock.ts';
import type { RecipeRow } from './recipe-row.ts';

export interface AuthoredRow extends RecipeRow {
  readonly author_name: string;
}

/** Columns of JSON were checked by their schema before they were written. */
const parsed = (text: string | null) => (text === null ? null : JSON.parse(text));

/** Names each field that goes out. The author is told on public recipes, and never with an address. */
export const toRecipe = (row: AuthoredRow): Recipe => ({
  id: row.id,
  userId: row.owner_id,
  title: row.title,
  photoUrl: row.photo_url,
  photoCredit: parsed(row.photo_credit),
  sourceUrl: row.source_url,
  rating: row.rating,
  prepTime: row.prep_time,
  cookTime: row.cook_time,
  servings: row.servings,
  difficulty: row.difficulty,
  ingredients: parsed(row.ingredients) ?? [],
  directions: parsed(row.directions) ?? [],
  nutrition: parsed(row.nutrition),
  tags: parsed(row.tags) ?? [],
  visibility: row.visibility,
  confidence: row.confidence,
  aiGenerated: row.ai_generated === 1,
  generatedAt: row.generated_at,
  createdAt: toIso(row.created_at),
  updatedAt: toIso(row.updated_at),
  ...(row.visibility === 'public' && { author: { id: row.owner_id, name: row.author_name } }),
});
