import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import styles from './known-recipe.module.css';

interface KnownRecipeProps {
  recipeId: string;
  onImportAnyway: () => void;
}

export function KnownRecipe({ recipeId, onImportAnyway }: KnownRecipeProps) {
  return (
    <EmptyState
      title="You already have this recipe"
      action={
        <div className={styles['acts']}>
          <ButtonLink to={paths.recipe.to(recipeId)} variant="primary" big>
            Open It
          </ButtonLink>
          <Button big onClick={onImportAnyway}>
            Import Anyway
          </Button>
        </div>
      }
    >
      <p>It came from the same address. Importing it again adds a second copy.</p>
    </EmptyState>
  );
}
