import { Plus } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import type { RecipeListKind } from '../../lib/recipes/recipe-queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function ListEmpty({ kind, filtered }: { kind: RecipeListKind; filtered: boolean }) {
  if (kind === 'public') {
    return (
      <EmptyState title="No community recipes found">
        <p>Try adjusting your search or filters, or be the first to share a recipe.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No recipes found"
      action={
        <ButtonLink to={paths.newRecipe.to} icon={Plus}>
          Add Your First Recipe
        </ButtonLink>
      }
    >
      <p>
        {filtered
          ? 'Nothing in your book fits this search. Try other words or fewer tags.'
          : 'Your book is still empty. The first page is waiting.'}
      </p>
    </EmptyState>
  );
}
