import { HOME_RECENT_COUNT, MESSAGES } from '@commonplate/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus, Shuffle } from 'lucide-react';
import { useNavigate } from 'react-router';
import { failureMessage } from '../../lib/api/api-failure.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { importCapabilitiesQuery } from '../../lib/import-capabilities.ts';
import { paths } from '../../lib/paths.ts';
import { recipeListQuery, recipeStatsQuery } from '../../lib/recipes/recipe-queries.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { randomRecipe, recipeOfTheDay, trendingTags } from './home-picks.ts';
import styles from './home-screen.module.css';
import { Ledger } from './ledger.tsx';
import { RecentlyAdded } from './recently-added.tsx';
import { RecipeOfTheDay } from './recipe-of-the-day.tsx';
import { TrendingTags } from './trending-tags.tsx';

const FIRST_PAGE = { kind: 'own', page: 1, search: '', tags: [] } as const;

export function HomeScreen({ name }: { name: string }) {
  useDocumentTitle(null);
  const navigate = useNavigate();
  const list = useQuery(recipeListQuery(FIRST_PAGE));
  const stats = useQuery(recipeStatsQuery);
  const dishes = useQuery(importCapabilitiesQuery).data?.dish === true;
  const recipes = list.data?.recipes ?? [];
  const today = recipeOfTheDay(recipes);

  const openRandom = () => {
    const recipe = randomRecipe(recipes);
    if (recipe !== undefined) void navigate(paths.recipe.to(recipe.id));
  };
  const tryAgain = () => {
    void list.refetch();
    if (stats.isError) void stats.refetch();
  };
  return (
    <Page>
      <PageHeading
        title={`Welcome back, ${name}`}
        actions={
          <>
            <ButtonLink to={paths.newRecipe.to} variant="primary" icon={Plus}>
              Add Recipe
            </ButtonLink>
            <Button icon={Shuffle} disabled={recipes.length === 0} onClick={openRandom}>
              Random Recipe
            </Button>
          </>
        }
      />
      <Ledger stats={stats.data} failed={stats.isError && !stats.isFetching} />
      {list.isPending && <HomeSkeleton />}
      {list.isError && list.data === undefined && (
        <div className={styles['failed']}>
          <Banner tone="error">{failureMessage(list.error, MESSAGES.recipesFailed)}</Banner>
          <Button busy={list.isFetching} onClick={tryAgain}>
            Try Again
          </Button>
        </div>
      )}
      {list.data !== undefined && today === undefined && (
        <EmptyState
          title="No recipes yet"
          action={<ButtonLink to={paths.newRecipe.to}>Add Your First Recipe</ButtonLink>}
        >
          <p>
            {`Write one down, or bring one in from a web page${dishes ? ', a photographed card or the photo of a dish' : ' or a photographed card'}.`}
          </p>
        </EmptyState>
      )}
      {today !== undefined && (
        <>
          <RecipeOfTheDay recipe={today} />
          <TrendingTags tags={trendingTags(recipes)} />
          <RecentlyAdded recipes={recipes.slice(0, HOME_RECENT_COUNT)} />
        </>
      )}
    </Page>
  );
}
