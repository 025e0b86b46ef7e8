import { MESSAGES, type Recipe } from '@commonplate/contract';
import { Trash2 } from 'lucide-react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface DeleteRecipeDialogProps {
  recipe: Recipe;
  onConfirm: () => void;
  onCancel: () => void;
}

export function DeleteRecipeDialog({ recipe, onConfirm, onCancel }: DeleteRecipeDialogProps) {
  return (
    <ConfirmDialog
      question={MESSAGES.deleteQuestion}
      confirmLabel="Delete"
      confirmIcon={Trash2}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p dir="auto">{recipe.title}</p>
    </ConfirmDialog>
  );
}
