import type { Recipe } from '@commonplate/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { IconButton, IconLink } from '../../ui/icon-button.tsx';
import { VisibilityMark } from '../../ui/visibility-mark.tsx';
import styles from './card-foot.module.css';

interface OwnFootProps {
  recipe: Recipe;
  onDelete: () => void;
}

export function OwnFoot({ recipe, onDelete }: OwnFootProps) {
  return (
    <>
      <VisibilityMark visibility={recipe.visibility} />
      <span className={styles['actions']}>
        <IconLink
          icon={Pencil}
          small
          label={`Edit ${recipe.title}`}
          to={paths.editRecipe.to(recipe.id)}
        />
        <IconButton icon={Trash2} small label={`Delete ${recipe.title}`} onClick={onDelete} />
      </span>
    </>
  );
}

export function CommunityFoot({ recipe }: { recipe: Recipe }) {
  return (
    <>
      <VisibilityMark visibility={recipe.visibility} />
      {recipe.author !== undefined && recipe.author.name !== '' && (
        <span className={styles['author']}>{`by ${recipe.author.name}`}</span>
      )}
    </>
  );
}
