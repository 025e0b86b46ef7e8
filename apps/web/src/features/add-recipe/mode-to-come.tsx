import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Says plainly that this way does not exist yet, and names the one that does. */
export function ModeToCome() {
  return (
    <EmptyState
      title="Not there yet"
      action={
        <ButtonLink to={paths.createRecipe.to('manual')} variant="primary" big>
          Write It by Hand
        </ButtonLink>
      }
    >
      <p>This way of adding a recipe is not part of Commonplate yet. Writing one by hand is.</p>
    </EmptyState>
  );
}
