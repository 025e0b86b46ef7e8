import type { Recipe, RecipePage } from '@commonplate/contract';
import type { RefObject } from 'react';
import { paths } from '../../lib/paths.ts';
import type { RecipeListKind } from '../../lib/recipes/recipe-queries.ts';
import { CardGrid } from '../../ui/card.tsx';
import { RecipeCard } from '../../ui/recipe-card.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CommunityFoot, OwnFoot } from './card-foot.tsx';
import type { ListAddress } from './list-address.ts';
import { ListEmpty } from './list-empty.tsx';
import { PageTurner } from './page-turner.tsx';
import { ResultLine } from './result-line.tsx';

/** As many as stand above the fold on a large screen. */
const EAGER = 4;

interface RecipeResultsProps {
  kind: RecipeListKind;
  page: RecipePage;
  cards: RefObject<HTMLUListElement | null>;
  address: ListAddress;
  onDelete: (recipe: Recipe) => void;
  onTurn: (page: number) => void;
}

export function RecipeResults(props: RecipeResultsProps) {
  const { kind, page, cards, address, onDelete, onTurn } = props;
  const { recipes, pagination } = page;
  const filtered = address.search !== '' || address.tags.length > 0;
  return (
    <>
      <ResultLine shown={recipes.length} pagination={pagination} address={address} />
      {recipes.length === 0 ? (
        <ListEmpty kind={kind} filtered={filtered} />
      ) : (
        <>
          <VisuallyHidden>
            <h2>Recipes</h2>
          </VisuallyHidden>
          <CardGrid ref={cards}>
            {recipes.map((recipe, index) => (
              <RecipeCard
                key={recipe.id}
                recipe={recipe}
                to={paths.recipe.to(recipe.id)}
                eager={index < EAGER}
                foot={
                  kind === 'own' ? (
                    <OwnFoot recipe={recipe} onDelete={() => onDelete(recipe)} />
                  ) : (
                    <CommunityFoot recipe={recipe} />
                  )
                }
              />
            ))}
          </CardGrid>
        </>
      )}
      <PageTurner pagination={pagination} onTurn={onTurn} />
    </>
  );
}
