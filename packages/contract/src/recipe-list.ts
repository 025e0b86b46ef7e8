import { z } from 'zod';
import { MAX_PAGE_LIMIT, PAGE_SIZE, SEARCH_MAX } from './limits.ts';
import { Recipe } from './recipe.ts';

const positive = (name: string) =>
  z
    .string()
    .regex(/^[0-9]{1,15}$/, `${name} must be a positive whole number`)
    .transform(Number)
    .pipe(z.number().int().min(1, `${name} must be a positive whole number`));

const page = {
  page: positive('page').default(1),
  limit: positive('limit')
    .transform((limit) => Math.min(limit, MAX_PAGE_LIMIT))
    .default(PAGE_SIZE),
};

const search = z
  .string()
  .max(SEARCH_MAX, `A search must be at most ${SEARCH_MAX} characters long`)
  .default('');

export const RecipeListQuery = z.object({
  ...page,
  search,
  /** Comma-joined. */
  tags: z.string().max(4_000).default(''),
});
export type RecipeListQuery = z.infer<typeof RecipeListQuery>;

export const PublicSearchQuery = z.object({ ...page, q: search });
export type PublicSearchQuery = z.infer<typeof PublicSearchQuery>;

export const Pagination = z.object({
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  totalPages: z.number(),
  hasNext: z.boolean(),
});
export type Pagination = z.infer<typeof Pagination>;

export const RecipePage = z.object({ recipes: z.array(Recipe), pagination: Pagination });
export type RecipePage = z.infer<typeof RecipePage>;
