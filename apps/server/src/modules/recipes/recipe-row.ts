import type { RecipeChange, RecipeDraft } from '@commonplate/contract';
import type { Insertable, Selectable } from 'kysely';
import type { RecipeTable } from '../../platform/database/tables/recipe-tables.ts';
import type { Searchable } from './search/search-document.ts';

export type RecipeRow = Selectable<RecipeTable>;
export type NewRecipeRow = Insertable<RecipeTable>;
export type RecipeRowChange = Partial<Omit<RecipeRow, 'seq'>>;

const json = (value: object | null | undefined): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

const numbered = (directions: RecipeDraft['directions']) =>
  directions.map(({ instruction }, index) => ({ step: index + 1, instruction }));

/** The columns for the fields that are present; null clears. */
export function toColumns(fields: RecipeChange): RecipeRowChange {
  const columns: RecipeRowChange = {};
  if (fields.title !== undefined) columns.title = fields.title;
  if (fields.photoUrl !== undefined) columns.photo_url = fields.photoUrl ?? '';
  if (fields.photoCredit !== undefined) columns.photo_credit = json(fields.photoCredit);
  if (fields.sourceUrl !== undefined) columns.source_url = fields.sourceUrl;
  if (fields.originalAuthor !== undefined) columns.original_author = fields.originalAuthor || null;
  if (fields.rating !== undefined) columns.rating = fields.rating;
  if (fields.prepTime !== undefined) columns.prep_time = fields.prepTime;
  if (fields.cookTime !== undefined) columns.cook_time = fields.cookTime;
  if (fields.servings !== undefined) columns.servings = fields.servings;
  if (fields.difficulty !== undefined) columns.difficulty = fields.difficulty;
  if (fields.ingredients !== undefined) columns.ingredients = JSON.stringify(fields.ingredients);
  if (fields.directions !== undefined) {
    columns.directions = JSON.stringify(numbered(fields.directions));
  }
  if (fields.nutrition !== undefined) columns.nutrition = json(fields.nutrition);
  if (fields.tags !== undefined) columns.tags = JSON.stringify(fields.tags ?? []);
  if (fields.visibility !== undefined) columns.visibility = fields.visibility ?? 'private';
  if (fields.confidence !== undefined) columns.confidence = fields.confidence;
  if (fields.aiGenerated !== undefined) columns.ai_generated = fields.aiGenerated === true ? 1 : 0;
  if (fields.generatedAt !== undefined) columns.generated_at = fields.generatedAt;
  return columns;
}

interface Identity {
  readonly id: string;
  readonly ownerId: string;
  readonly now: number;
}

export function toNewRow(draft: RecipeDraft, { id, ownerId, now }: Identity): NewRecipeRow {
  const columns = toColumns(draft);
  return {
    ...columns,
    photo_url: columns.photo_url ?? '',
    tags: columns.tags ?? '[]',
    visibility: columns.visibility ?? 'private',
    ai_generated: columns.ai_generated ?? 0,
    title: draft.title,
    ingredients: JSON.stringify(draft.ingredients),
    directions: JSON.stringify(numbered(draft.directions)),
    id,
    owner_id: ownerId,
    created_at: now,
    updated_at: now,
  };
}

export const toSearchable = (row: RecipeRow): Searchable => ({
  ownerId: row.owner_id,
  visibility: row.visibility,
  title: row.title,
  ingredients: JSON.parse(row.ingredients) as { item: string }[],
  tags: JSON.parse(row.tags) as string[],
});
