import {
  MESSAGES,
  type Recipe,
  type RecipeChange,
  type RecipeDraft,
  type RecipePage,
} from '@commonplate/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { recipeQuery, recipesKey } from './recipe-queries.ts';

export function useCreateRecipe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (draft: RecipeDraft): Promise<Recipe> => {
      const { recipe } = await api.call('createRecipe', {
        body: draft,
        fallback: MESSAGES.createFailed,
      });
      return recipe;
    },
    onSuccess: (recipe) => {
      void client.invalidateQueries({ queryKey: recipesKey });
      client.setQueryData(recipeQuery(recipe.id).queryKey, recipe);
    },
  });
}

export function useUpdateRecipe(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: RecipeChange): Promise<Recipe> => {
      const { recipe } = await api.call('updateRecipe', {
        params: { id },
        body: change,
        fallback: MESSAGES.updateFailed,
      });
      return recipe;
    },
    onSuccess: (recipe) => {
      void client.invalidateQueries({ queryKey: recipesKey });
      client.setQueryData(recipeQuery(id).queryKey, recipe);
    },
  });
}

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
    onError: (_error, _id, context) => {
      for (const [key, page] of context?.before ?? []) client.setQueryData(key, page);
    },
    onSuccess: (_answer, id) => {
      client.removeQueries({ queryKey: recipeQuery(id).queryKey });
      void client.invalidateQueries({ queryKey: recipesKey });
    },
  });
}
