import { MESSAGES } from '@commonplate/contract';
import { useMemo, useState } from 'react';
import { browserStorage } from '../../lib/browser-storage.ts';
import { draftKey } from '../../lib/drafts/draft-key.ts';
import { draftPlaces } from '../../lib/drafts/draft-place.ts';
import { createDraftStore } from '../../lib/drafts/draft-store.ts';
import { useDraftPlace } from '../../lib/drafts/use-draft-place.ts';
import { paths } from '../../lib/paths.ts';
import { useCreateRecipe } from '../../lib/recipe-saving/use-recipe-saving.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page.tsx';
import { StoredDraft } from './draft/typed-form.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { EMPTY_RECIPE } from './model/recipe-form-values.ts';
import { asNewRecipe } from './model/unshown-facts.ts';
import { RecipeForm } from './recipe-form.tsx';
import { SAVE_AS_NEW } from './save-as-new.ts';

export function RecipeNotFound() {
  return (
    <EmptyState
      level={1}
      title={MESSAGES.recipeNotFound}
      action={
        <ButtonLink to={paths.recipes.to} variant="primary" big>
          Back to Recipes
        </ButtonLink>
      }
    >
      <p>It may have been deleted, or it is not yours to edit.</p>
    </EmptyState>
  );
}

function DraftOfLost({ draftsKey }: { draftsKey: string }) {
  const place = useDraftPlace(draftsKey, StoredDraft);
  const create = useCreateRecipe();
  const [discarded, setDiscarded] = useState(false);
  const found = useMemo(
    () =>
      place === null
        ? null
        : createDraftStore(browserStorage, { key: place, schema: StoredDraft }).read(),
    [place],
  );
  // An open tab may be writing the only draft.
  if (discarded || (place !== null && found === null)) return <RecipeNotFound />;
  return (
    <>
      <PageHeading title="Edit Recipe" slim />
      {place === null || found === null ? (
        <FormSkeleton />
      ) : (
        <RecipeForm
          initial={EMPTY_RECIPE}
          draftKey={place}
          basis={null}
          unshown={found.unshown}
          restoredNote="The recipe itself is not there any more. You can save the draft as a new recipe."
          onDiscarded={() => setDiscarded(true)}
          submitLabel={SAVE_AS_NEW}
          save={(draft, { creationKey }) =>
            create.mutateAsync({ draft: asNewRecipe(draft, found.unshown), key: creationKey })
          }
          savedMessage="Recipe created"
          failedMessage={MESSAGES.createFailed}
          backTo={paths.recipes.to}
        />
      )}
    </>
  );
}

interface LostRecipeProps {
  userId: string;
  recipeId: string;
}

/** A recipe that is not there; what its owner had written about it is not lost with it. */
export function LostRecipe({ userId, recipeId }: LostRecipeProps) {
  const key = draftKey(userId, recipeId);
  const [hasDraft] = useState(
    () => draftPlaces({ key, schema: StoredDraft }, browserStorage).length > 0,
  );
  return hasDraft ? <DraftOfLost draftsKey={key} /> : <RecipeNotFound />;
}
