import { MESSAGES, type Recipe } from '@commonplate/contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useDeleteRecipe } from '../../lib/recipes/recipe-deletion.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

export function DeleteRecipeButton({ recipe }: { recipe: Recipe }) {
  const [asking, setAsking] = useState(false);
  const removal = useDeleteRecipe();
  const navigate = useNavigate();
  // Also while the list is fetched that comes next: there is nothing to press here any more.
  const busy = removal.isPending || removal.isSuccess;
  const confirm = () => {
    removal.mutate(recipe.id, {
      onSuccess: () => void navigate(paths.recipes.to),
      onError: (error) => {
        setAsking(false);
        // The recipe stays on the screen, unless it turns out to be gone.
        // oxlint-disable-next-line eslint/no-console -- the specification has this page say no more than this
        console.error(MESSAGES.deleteFailed, error);
      },
    });
  };
  return (
    <>
      <Button variant="danger" icon={Trash2} busy={busy} onClick={() => setAsking(true)}>
        Delete
      </Button>
      {asking && (
        <ConfirmDialog
          question={MESSAGES.deleteQuestion}
          confirmLabel="Delete"
          confirmIcon={Trash2}
          busy={busy}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        >
          <p dir="auto">{recipe.title}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
