import { MESSAGES, type Recipe } from '@commonplate/contract';
import { BookCopy } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureMessage } from '../../lib/api/api-failure.ts';
import { newId } from '../../lib/new-id.ts';
import { paths } from '../../lib/paths.ts';
import { useCreateRecipe } from '../../lib/recipe-saving/use-recipe-saving.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { recipeCopy } from './recipe-copy.ts';

export function SaveCopyButton({ recipe }: { recipe: Recipe }) {
  const creation = useCreateRecipe();
  const [visit] = useState(newId);
  const navigate = useNavigate();
  const save = () => {
    const address = `${window.location.origin}${paths.recipe.to(recipe.id)}`;
    creation.mutate(
      { draft: recipeCopy(recipe, address), key: `${visit}.${recipe.id}` },
      {
        onSuccess: (copy) => {
          showToast({ type: 'success', title: 'Saved to My Recipes', message: copy.title });
          void navigate(paths.recipe.to(copy.id));
        },
        onError: (error) =>
          showToast({ type: 'error', title: failureMessage(error, MESSAGES.createFailed) }),
      },
    );
  };
  return (
    <Button icon={BookCopy} busy={creation.isPending} onClick={save}>
      Save a copy
    </Button>
  );
}
