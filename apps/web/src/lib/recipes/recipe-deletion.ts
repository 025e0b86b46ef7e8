import { MESSAGES, type RecipePage } from '@commonplate/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { ApiFailure } from '../api/api-failure.ts';
import { recipeQuery, recipesKey } from './recipe-queries.ts';

const without = (page: RecipePage, id: string): RecipePage => {
  const recipes = page.recipes.filter((recipe) => recipe.id !== id);
  const gone = page.recipes.length - recipes.length;
  return {
    recipes,
    pagination: { ...page.pagination, total: page.pagination.total - gone },
  };
};

/** The recipe leaves the lists at once, and comes back if the server could not delete it. */
export function useDeleteRecipe() {
  const client = useQueryClient();
  const lists = { queryKey: [...recipesKey, 'list'] };
  return useMutation({
    mutationFn: (id: string) =>
      api.call('deleteRecipe', { params: { id }, fallback: MESSAGES.deleteFailed }),
    onMutate: async (id) => {
      await client.cancelQueries(lists);
      const before = client.getQueriesData<RecipePage>(lists);
      client.setQueriesData<RecipePage>(lists, (page) => page && without(page, id));
      return { before };
    },
    onError: (error, _id, context) => {
      // Gone already, by another tab or by a call whose answer was lost: it does not come back, and its page is told so.
      if (error instanceof ApiFailure && error.status === 404) {
        void client.invalidateQueries({ queryKey: recipesKey });
        return;
      }
      for (const [key, page] of context?.before ?? []) client.setQueryData(key, page);
    },
    onSuccess: (_answer, id) => {
      client.removeQueries({ queryKey: recipeQuery(id).queryKey, type: 'inactive' });
      // The page that still shows it is about to be left: to ask for it again would only tell that it is gone. The other
      // recipes are what they were.
      void client.invalidateQueries({
        queryKey: recipesKey,
        predicate: ({ queryKey }) => queryKey[1] !== 'detail',
      });
    },
  });
}
