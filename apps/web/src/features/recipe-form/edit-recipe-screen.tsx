import { MESSAGES, type Recipe } from '@commonplate/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ApiFailure, failureMessage } from '../../lib/api/api-failure.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { paths } from '../../lib/paths.ts';
import { recipeQuery } from '../../lib/recipes/recipe-queries.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { EditRecipe } from './edit-recipe.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { LostRecipe, RecipeNotFound } from './lost-recipe.tsx';
import styles from './edit-recipe-screen.module.css';

interface LoadFailedProps {
  message: string;
  busy: boolean;
  onRetry: () => void;
}

function LoadFailed({ message, busy, onRetry }: LoadFailedProps) {
  return (
    <div className={styles['failed']}>
      <Banner tone="error">{message}</Banner>
      <div className={styles['acts']}>
        <Button variant="primary" busy={busy} onClick={onRetry}>
          Try Again
        </Button>
        <ButtonLink to={paths.recipes.to}>Back to Recipes</ButtonLink>
      </div>
    </div>
  );
}

/** Fetches the recipe anew: a copy from a list may be older than what would be overwritten. */
function useFreshRecipe(id: string) {
  const query = useQuery({
    ...recipeQuery(id),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [first, setFirst] = useState<Recipe | null>(null);
  // What is loaded later does not disturb a form that is being written in.
  if (first === null && query.isFetchedAfterMount && query.isSuccess) setFirst(query.data);
  return { ...query, recipe: first };
}

function EditById({ id }: { id: string }) {
  const user = useSignedInUser();
  const { recipe, isError, isFetching, error, refetch } = useFreshRecipe(id);
  const missing = error instanceof ApiFailure && error.status === 404;
  const foreign = recipe !== null && recipe.userId !== user?.id;
  if (foreign || user === null) return <RecipeNotFound />;
  if (recipe === null && missing) return <LostRecipe userId={user.id} recipeId={id} />;
  return (
    <>
      <PageHeading title="Edit Recipe" slim />
      {recipe !== null && <EditRecipe recipe={recipe} />}
      {recipe === null && isError && (
        <LoadFailed
          message={failureMessage(error, MESSAGES.recipeFailed)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {recipe === null && !isError && <FormSkeleton />}
    </>
  );
}

export function EditRecipeScreen() {
  useDocumentTitle('Edit Recipe');
  const { id = '' } = useParams();
  return (
    <Page>
      <EditById key={id} id={id} />
    </Page>
  );
}
