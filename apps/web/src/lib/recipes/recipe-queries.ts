import { MESSAGES, PAGE_SIZE, type Recipe, type RecipePage } from '@commonplate/contract';
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** Which list: one's own, or everybody's public recipes. */
export type RecipeListKind = 'own' | 'public';

export interface RecipeListAsked {
  kind: RecipeListKind;
  page: number;
  search: string;
  tags: readonly string[];
}

const LISTS = {
  own: { endpoint: 'recipes', fallback: MESSAGES.recipesFailed },
  public: { endpoint: 'publicRecipes', fallback: MESSAGES.publicRecipesFailed },
} as const;

/** Everything that begins with this is out of date once a recipe was added, changed or deleted. */
export const recipesKey = ['recipes'] as const;

export const recipeQuery = (id: string) =>
  queryOptions({
    queryKey: [...recipesKey, 'detail', id] as const,
    queryFn: async ({ signal }): Promise<Recipe> => {
      const { recipe } = await api.call('recipe', {
        params: { id },
        signal,
        fallback: MESSAGES.recipeFailed,
      });
      return recipe;
    },
  });

/** A list holds whole recipes: opening one of them needs no further wait. */
function rememberEach(client: QueryClient, { recipes }: RecipePage): void {
  for (const recipe of recipes) client.setQueryData(recipeQuery(recipe.id).queryKey, recipe);
}

export const recipeListQuery = (asked: RecipeListAsked) =>
  queryOptions({
    queryKey: [...recipesKey, 'list', asked] as const,
    queryFn: async ({ signal, client }): Promise<RecipePage> => {
      const { endpoint, fallback } = LISTS[asked.kind];
      const page = await api.call(endpoint, {
        query: {
          page: asked.page,
          limit: PAGE_SIZE,
          search: asked.search,
          tags: asked.tags.join(','),
        },
        signal,
        fallback,
      });
      rememberEach(client, page);
      return page;
    },
    placeholderData: keepPreviousData,
  });

export const recipeStatsQuery = queryOptions({
  queryKey: [...recipesKey, 'stats'] as const,
  queryFn: ({ signal }) => api.call('recipeStats', { signal, fallback: MESSAGES.recipesFailed }),
});
