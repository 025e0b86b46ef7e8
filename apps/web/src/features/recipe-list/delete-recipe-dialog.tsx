import { MESSAGES, type Recipe } from '@commonplate/contract';
import { Trash2 } from 'lucide-react';
import { failureMessage } from '../../lib/api/api-failure.ts';
import { useDeleteRecipe } from '../../lib/recipes/recipe-changes.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toasts.ts';

interface DeleteRecipeDialogProps {
  recipe: Recipe;
  onClose: () => void;
  onFailure: (message: string) => void;
}

export function DeleteRecipeDialog({ recipe, onClose, onFailure }: DeleteRecipeDialogProps) {
  const removal = useDeleteRecipe();
  const confirm = () => {
    onClose();
    removal.mutate(recipe.id, {
      onSuccess: () =>
        showToast({ type: 'success', title: 'Recipe deleted', message: recipe.title }),
      onError: (error) => onFailure(failureMessage(error, MESSAGES.deleteFailed)),
    });
  };
  return (
    <ConfirmDialog
      question={MESSAGES.deleteQuestion}
      confirmLabel="Delete"
      confirmIcon={Trash2}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{recipe.title}</p>
    </ConfirmDialog>
  );
}
