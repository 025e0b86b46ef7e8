import { MESSAGES, type Recipe, type RecipeDraft } from '@commonplate/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { useUpdateRecipe } from '../../lib/recipe-saving/use-recipe-saving.ts';
import { recipeQuery } from '../../lib/recipes/recipe-queries.ts';
import { draftKey } from './draft/draft-key.ts';
import { useDraftPlace } from './draft/use-draft-place.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { valuesOf } from './model/recipe-form-values.ts';
import { RecipeForm, type SavedAs } from './recipe-form.tsx';

/** The form for a recipe of one's own that was just loaded. */
export function EditRecipe({ recipe }: { recipe: Recipe }) {
  const [known, setKnown] = useState(recipe);
  const [initial] = useState(() => valuesOf(recipe));
  const update = useUpdateRecipe(recipe.id);
  const client = useQueryClient();
  const place = useDraftPlace(draftKey(recipe.userId, recipe.id));

  const save = (draft: RecipeDraft, { basis }: SavedAs) =>
    update.mutateAsync({
      ...draft,
      // The credit belongs to the picture it came with.
      ...(draft.photoUrl !== known.photoUrl && { photoCredit: null }),
      ...(basis !== null && { updatedAt: basis }),
    });
  const loadNewest = async () => {
    const newest = await client.fetchQuery({ ...recipeQuery(recipe.id), staleTime: 0 });
    setKnown(newest);
    return newest;
  };
  if (place === null) return <FormSkeleton />;
  return (
    <RecipeForm
      initial={initial}
      draftKey={place}
      basis={recipe.updatedAt}
      submitLabel="Save Changes"
      save={save}
      savedMessage="Changes saved"
      failedMessage={MESSAGES.updateFailed}
      loadNewest={loadNewest}
      backTo={paths.recipe.to(recipe.id)}
    />
  );
}
