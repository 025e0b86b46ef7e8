import { MESSAGES, type Recipe, type RecipeDraft } from '@commonplate/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { draftKey } from '../../lib/drafts/draft-key.ts';
import { useDraftPlace } from '../../lib/drafts/use-draft-place.ts';
import { paths } from '../../lib/paths.ts';
import { useCreateRecipe, useUpdateRecipe } from '../../lib/recipe-saving/use-recipe-saving.ts';
import { recipeQuery } from '../../lib/recipes/recipe-queries.ts';
import { StoredDraft } from './draft/typed-form.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { valuesOf } from './model/recipe-form-values.ts';
import { UnshownFacts, asNewRecipe } from './model/unshown-facts.ts';
import { RecipeForm, type SavedAs } from './recipe-form.tsx';
import { GONE, SAVE_AS_NEW } from './save-as-new.ts';

/** The form for a recipe of one's own that was just loaded. */
export function EditRecipe({ recipe }: { recipe: Recipe }) {
  const [known, setKnown] = useState(recipe);
  const unshown = useMemo(() => UnshownFacts.parse(known), [known]);
  const [initial] = useState(() => valuesOf(recipe));
  const [gone, setGone] = useState(false);
  const update = useUpdateRecipe(recipe.id);
  const create = useCreateRecipe();
  const client = useQueryClient();
  const place = useDraftPlace(draftKey(recipe.userId, recipe.id), StoredDraft);

  const change = (draft: RecipeDraft, basis: string | null) =>
    update.mutateAsync({
      ...draft,
      // The credit belongs to the picture it came with.
      ...(draft.photoUrl !== known.photoUrl && { photoCredit: null }),
      ...(basis !== null && { updatedAt: basis }),
    });
  const save = async (draft: RecipeDraft, { basis, creationKey }: SavedAs) => {
    if (gone) return create.mutateAsync({ draft: asNewRecipe(draft, unshown), key: creationKey });
    try {
      return await change(draft, basis);
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status !== 404) throw error;
      setGone(true);
      throw new ApiFailure(GONE, error.details);
    }
  };
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
      unshown={unshown}
      submitLabel={gone ? SAVE_AS_NEW : 'Save Changes'}
      save={save}
      savedMessage={gone ? 'Recipe created' : 'Changes saved'}
      failedMessage={gone ? MESSAGES.createFailed : MESSAGES.updateFailed}
      loadNewest={loadNewest}
      backTo={gone ? paths.recipes.to : paths.recipe.to(recipe.id)}
    />
  );
}
