import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

export function NeedsProvider() {
  return (
    <EmptyState
      title="This needs an AI provider"
      action={
        <ButtonLink to={paths.newRecipe.to} variant="primary" big>
          Choose Another Way
        </ButtonLink>
      }
    >
      <p>
        A dish can only be turned into a recipe by an AI provider, and none is set on this
        installation. Whoever runs it can name one with the setting <code>AI_PROVIDER</code>.
      </p>
      <p>Recipe cards and web pages are read without one.</p>
    </EmptyState>
  );
}
