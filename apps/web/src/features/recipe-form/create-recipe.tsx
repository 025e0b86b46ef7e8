import { MESSAGES } from '@commonplate/contract';
import { draftKey } from '../../lib/drafts/draft-key.ts';
import { useDraftPlace } from '../../lib/drafts/use-draft-place.ts';
import { paths } from '../../lib/paths.ts';
import { useCreateRecipe } from '../../lib/recipe-saving/use-recipe-saving.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { StoredDraft } from './draft/typed-form.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { EMPTY_RECIPE } from './model/recipe-form-values.ts';
import { RecipeForm } from './recipe-form.tsx';

function NewRecipe({ userId }: { userId: string }) {
  const create = useCreateRecipe();
  const place = useDraftPlace(draftKey(userId, 'new'), StoredDraft);
  if (place === null) return <FormSkeleton />;
  return (
    <RecipeForm
      initial={EMPTY_RECIPE}
      draftKey={place}
      basis={null}
      unshown={null}
      submitLabel="Create Recipe"
      save={(draft, { creationKey }) => create.mutateAsync({ draft, key: creationKey })}
      savedMessage="Recipe created"
      failedMessage={MESSAGES.createFailed}
      backTo={paths.newRecipe.to}
    />
  );
}

/** The form for a recipe written by hand; stands inside the create screen. */
export function CreateRecipe() {
  const user = useSignedInUser();
  return user === null ? null : <NewRecipe userId={user.id} />;
}
