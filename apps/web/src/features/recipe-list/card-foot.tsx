import type { Recipe } from '@commonplate/contract';
import { Globe, Lock, Pencil, Trash2 } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton, IconLink } from '../../ui/icon-button.tsx';
import styles from './card-foot.module.css';

function Visibility({ of: visibility }: { of: Recipe['visibility'] }) {
  return visibility === 'public' ? (
    <span className={styles['public']}>
      <Icon of={Globe} small /> Public
    </span>
  ) : (
    <span className={styles['private']}>
      <Icon of={Lock} small /> Private
    </span>
  );
}

interface OwnFootProps {
  recipe: Recipe;
  onDelete: () => void;
}

export function OwnFoot({ recipe, onDelete }: OwnFootProps) {
  return (
    <>
      <Visibility of={recipe.visibility} />
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
      <Visibility of={recipe.visibility} />
      {recipe.author !== undefined && (
        <span className={styles['author']}>{`by ${recipe.author.name}`}</span>
      )}
    </>
  );
}
