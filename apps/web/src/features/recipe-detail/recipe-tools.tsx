import type { Recipe } from '@commonplate/contract';
import { Pencil, Printer, Timer } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { DeleteRecipeButton } from './delete-recipe-button.tsx';
import { printRecipe } from './print/print-recipe.ts';
import styles from './recipe-tools.module.css';
import { SaveCopyButton } from './save-copy-button.tsx';
import { ShareMenu } from './share-menu.tsx';
import type { Scaling } from './use-scaling.ts';

interface RecipeToolsProps {
  recipe: Recipe;
  own: boolean;
  scaling: Scaling;
  timersOpen: boolean;
  timersId: string;
  onToggleTimers: () => void;
}

export function RecipeTools(props: RecipeToolsProps) {
  const { recipe, own, scaling, timersOpen } = props;
  const print = () => {
    if (printRecipe(recipe, scaling)) return;
    showToast({
      type: 'error',
      title: 'The print window was blocked',
      message: 'Please allow pop-up windows for this site and try again.',
    });
  };
  return (
    <div className={styles['tools']}>
      <div className={styles['owner']}>
        {own ? (
          <>
            <ButtonLink variant="quiet" icon={Pencil} to={paths.editRecipe.to(recipe.id)}>
              Edit
            </ButtonLink>
            <DeleteRecipeButton recipe={recipe} />
          </>
        ) : (
          <SaveCopyButton recipe={recipe} />
        )}
      </div>
      <div className={styles['kitchen']}>
        <Button
          icon={Timer}
          aria-expanded={timersOpen}
          aria-controls={timersOpen ? props.timersId : undefined}
          onClick={props.onToggleTimers}
        >
          Timer
        </Button>
        <Button icon={Printer} onClick={print}>
          Print
        </Button>
        <ShareMenu recipe={recipe} />
      </div>
    </div>
  );
}
