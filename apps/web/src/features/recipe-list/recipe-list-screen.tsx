import { MESSAGES } from '@commonplate/contract';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useId, useState } from 'react';
import { failureMessage } from '../../lib/api/api-failure.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { paths } from '../../lib/paths.ts';
import { type RecipeListKind, recipeListQuery } from '../../lib/recipes/recipe-queries.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { DeleteRecipeDialog } from './delete-recipe-dialog.tsx';
import { type ListAddress, toggleTag } from './list-address.ts';
import styles from './recipe-list-screen.module.css';
import { RecipeResults } from './recipe-results.tsx';
import { SearchBar } from './search-bar.tsx';
import { countTags } from './tag-counts.ts';
import { TagFilters } from './tag-filters.tsx';
import { useListAddress } from './use-list-address.ts';
import { useRecipeDeletion } from './use-recipe-deletion.ts';
import { useTurnFocus } from './use-turn-focus.ts';

const TITLES = { own: 'My Recipes', public: 'Community Recipes' } as const;
const FAILURES = { own: MESSAGES.recipesFailed, public: MESSAGES.publicRecipesFailed } as const;

export function RecipeListScreen({ kind }: { kind: RecipeListKind }) {
  useDocumentTitle(TITLES[kind]);
  const { address, change } = useListAddress();
  const list = useQuery(recipeListQuery({ kind, ...address }));
  const [filtersOpen, setFiltersOpen] = useState(address.tags.length > 0);
  const deletion = useRecipeDeletion();
  const [dismissed, setDismissed] = useState<unknown>(null);
  const filtersId = useId();

  const search = useCallback(
    (text: string, how: 'typed' | 'sent') =>
      change({ search: text }, how === 'typed' ? 'typed' : 'chosen'),
    [change],
  );
  const toggle = (tag: string) => change({ tags: toggleTag(address.tags, tag) });
  /** The chip that was pressed goes away: the focus must not go with it. */
  const drop = (part: Partial<ListAddress>) => {
    focusHeading();
    change(part);
  };
  const { page: asked } = address;
  const last = Math.max(1, list.data?.pagination.totalPages ?? asked);
  const beyond = list.isSuccess && !list.isPlaceholderData && asked > last;
  // The last recipe of the last page was deleted, or the address asks for more pages than there are.
  useEffect(() => {
    if (beyond) change({ page: last }, 'mended');
  }, [beyond, last, change]);
  const listFailed = list.isError && list.error !== dismissed;
  const loading = list.isPending || list.isPlaceholderData || beyond;
  const focus = useTurnFocus(loading ? null : asked);
  return (
    <Page>
      <PageHeading
        title={TITLES[kind]}
        actions={
          kind === 'own' && (
            <ButtonLink to={paths.newRecipe.to} variant="primary" icon={Plus}>
              Add Recipe
            </ButtonLink>
          )
        }
      />
      <SearchBar
        search={address.search}
        onSearch={search}
        chosenTags={address.tags.length}
        filtersOpen={filtersOpen}
        filtersId={filtersId}
        onToggleFilters={() => setFiltersOpen(!filtersOpen)}
      />
      {filtersOpen && (
        <TagFilters
          id={filtersId}
          tags={countTags(list.data?.recipes ?? [], address.tags)}
          chosen={address.tags}
          onToggle={toggle}
        />
      )}
      <ActiveFilters
        address={address}
        onClearSearch={() => drop({ search: '' })}
        onRemoveTag={(tag) => drop({ tags: toggleTag(address.tags, tag) })}
        onClearAll={() => drop({ search: '', tags: [] })}
      />
      {(listFailed || deletion.failure !== null) && (
        <div className={styles['failure']}>
          <Banner
            tone="error"
            onDismiss={() => {
              deletion.dismiss();
              setDismissed(list.error);
            }}
          >
            {deletion.failure ?? failureMessage(list.error, FAILURES[kind])}
          </Banner>
        </div>
      )}
      {list.isError && list.data === undefined ? (
        <div className={styles['failed']}>
          {!listFailed && <p>The recipes could not be loaded.</p>}
          <Button busy={list.isFetching} onClick={() => void list.refetch()}>
            Try Again
          </Button>
        </div>
      ) : loading ? (
        <CardSkeletons />
      ) : (
        list.data !== undefined && (
          <RecipeResults
            kind={kind}
            page={list.data}
            cards={focus.cards}
            address={address}
            onDelete={deletion.ask}
            onTurn={(page) => {
              focus.turning();
              change({ page });
              window.scrollTo({ top: 0 });
            }}
          />
        )
      )}
      {deletion.asking !== null && (
        <DeleteRecipeDialog
          recipe={deletion.asking}
          onConfirm={deletion.confirm}
          onCancel={deletion.cancel}
        />
      )}
    </Page>
  );
}
