import { MESSAGES, type Recipe } from '@commonplate/contract';
import { useState } from 'react';
import { failureMessage } from '../../lib/api/api-failure.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { useDeleteRecipe } from '../../lib/recipes/recipe-deletion.ts';
import { showToast } from '../../ui/toasts.ts';

/** Asks, deletes, and keeps what went wrong until it is dismissed. */
export function useRecipeDeletion() {
  const removal = useDeleteRecipe();
  const [asking, setAsking] = useState<Recipe | null>(null);

  const confirm = () => {
    if (asking === null) return;
    const { id, title } = asking;
    setAsking(null);
    removal.mutate(id, {
      onSuccess: () => {
        showToast({ type: 'success', title: 'Recipe deleted', message: title });
        // Its button was in the card that is gone.
        if (document.activeElement === document.body) focusHeading();
      },
    });
  };
  return {
    asking,
    ask: setAsking,
    cancel: () => setAsking(null),
    confirm,
    failure: removal.isError ? failureMessage(removal.error, MESSAGES.deleteFailed) : null,
    dismiss: () => removal.reset(),
  };
}
