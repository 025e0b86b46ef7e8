import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../lib/paths.ts';
import { recipeQuery } from '../../../lib/recipes/recipe-queries.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './known-recipe.module.css';

interface KnownRecipeProps {
  recipeId: string;
  onImportAnyway: () => void;
  /** Back to where the address was typed. */
  onOtherAddress: () => void;
}

export function KnownRecipe({ recipeId, onImportAnyway, onOtherAddress }: KnownRecipeProps) {
  const { data: recipe, isPending } = useQuery(recipeQuery(recipeId));
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
          <Button big onClick={onOtherAddress}>
            Use Another Address
          </Button>
        </div>
      }
    >
      {isPending && (
        <p className={styles['name']}>
          <Skeleton width="60%" />
        </p>
      )}
      {recipe !== undefined && (
        <p className={styles['name']} dir="auto">
          {recipe.title}
        </p>
      )}
      <p>It came from the same address. Importing it again adds a second copy.</p>
    </EmptyState>
  );
}
