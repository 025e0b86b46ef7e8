import { MESSAGES } from '@commonplate/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiFailure, failureMessage } from '../../lib/api/api-failure.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { paths } from '../../lib/paths.ts';
import { recipeQuery } from '../../lib/recipes/recipe-queries.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import type { KitchenParts } from './kitchen-parts.ts';
import styles from './recipe-detail-screen.module.css';
import { RecipeLoading } from './recipe-loading.tsx';
import { RecipeView } from './recipe-view.tsx';

function useCurrentRecipe(id: string) {
  const client = useQueryClient();
  const query = useQuery(recipeQuery(id));
  // After the query's own clean-up, so that nothing holds on to the recipe any more.
  useEffect(() => {
    const { queryKey } = recipeQuery(id);
    return () => client.removeQueries({ queryKey, type: 'inactive' });
  }, [client, id]);
  return query;
}

function RecipeMissing() {
  useDocumentTitle(MESSAGES.recipeNotFound);
  useEffect(() => {
    // Found to be gone while one was reading it: the button that had the focus went with it.
    if (document.activeElement === document.body) focusHeading();
  }, []);
  return (
    <Page>
      <EmptyState
        level={1}
        title={MESSAGES.recipeNotFound}
        action={<ButtonLink to={paths.recipes.to}>Back to Recipes</ButtonLink>}
      >
        It may have been deleted, or it is not shared with you.
      </EmptyState>
    </Page>
  );
}

function RecipeFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  useDocumentTitle('Recipe');
  return (
    <Page>
      <PageHeading
        title="Recipe"
        back={<BackLink to={paths.recipes.to}>Back to Recipes</BackLink>}
      />
      <Banner tone="error">{message}</Banner>
      <div className={styles['retry']}>
        <Button onClick={onRetry}>Try Again</Button>
      </div>
    </Page>
  );
}

export function RecipeDetailScreen({ id, kitchen }: { id: string; kitchen: KitchenParts }) {
  const { data, error, isFetching, refetch } = useCurrentRecipe(id);
  if (error instanceof ApiFailure && error.status === 404 && !isFetching) return <RecipeMissing />;
  if (data !== undefined) return <RecipeView recipe={data} kitchen={kitchen} />;
  if (isFetching || error === null) return <RecipeLoading />;
  return (
    <RecipeFailed
      message={failureMessage(error, MESSAGES.recipeFailed)}
      onRetry={() => void refetch()}
    />
  );
}
