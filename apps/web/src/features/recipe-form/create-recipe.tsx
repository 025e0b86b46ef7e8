import { MESSAGES } from '@commonplate/contract';
import { paths } from '../../lib/paths.ts';
import { useCreateRecipe } from '../../lib/recipes/recipe-changes.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { draftKey } from './draft/draft-key.ts';
import { EMPTY_RECIPE } from './model/recipe-form-values.ts';
import { RecipeForm } from './recipe-form.tsx';

/** The form for a recipe written by hand; stands inside the create screen. */
export function CreateRecipe() {
  const create = useCreateRecipe();
  const user = useSignedInUser();
  if (user === null) return null;
  return (
    <RecipeForm
      initial={EMPTY_RECIPE}
      draftKey={draftKey(user.id, 'new')}
      basis={null}
      submitLabel="Create Recipe"
      save={(draft) => create.mutateAsync(draft)}
      savedMessage="Recipe created"
      failedMessage={MESSAGES.createFailed}
      backTo={paths.newRecipe.to}
    />
  );
}
