import type { Recipe, RecipeChange, RecipeDraft } from '@commonplate/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { recipeQuery, recipesKey } from '../recipes/recipe-queries.ts';
import { storeChange, storeNew } from './store-recipe.ts';

/** Every list may look different now, and the recipe needs no further wait. */
function useRemember() {
  const client = useQueryClient();
  return async (recipe: Recipe) => {
    // A list that is being loaded for the first time is not asked again, and may have been read before the recipe was stored.
    await client.cancelQueries({ queryKey: recipesKey });
    void client.invalidateQueries({ queryKey: recipesKey });
    client.setQueryData(recipeQuery(recipe.id).queryKey, recipe);
  };
}

export interface NewRecipe {
  draft: RecipeDraft;
  /** Chosen once for the recipe to be made, and the same whenever that is tried. */
  key: string;
}

export function useCreateRecipe() {
  return useMutation({
    mutationFn: ({ draft, key }: NewRecipe) => storeNew(draft, key),
    onSuccess: useRemember(),
  });
}

export function useUpdateRecipe(id: string) {
  const unanswered = useRef<RecipeChange[]>([]);
  return useMutation({
    mutationFn: (fields: RecipeChange) => storeChange(id, fields, unanswered.current),
    onSuccess: useRemember(),
  });
}
