import type { Recipe } from '@commonplate/contract';
import { totalMinutes } from '@commonplate/kitchen';
import styles from './fact-boxes.module.css';

interface FactBoxesProps {
  recipe: Recipe;
  /** As scaled. */
  servings: number;
}

/** Prep, cook, total and servings; what is unknown or zero has no box. */
export function FactBoxes({ recipe, servings }: FactBoxesProps) {
  const { prepTime, cookTime } = recipe;
  const boxes = [
    { name: 'Prep', value: prepTime ?? 0, unit: 'min' },
    { name: 'Cook', value: cookTime ?? 0, unit: 'min' },
    { name: 'Total', value: totalMinutes(prepTime, cookTime), unit: 'min' },
    { name: 'Servings', value: recipe.servings === null ? 0 : servings, unit: '' },
  ].filter(({ value }) => value > 0);
  if (boxes.length === 0) return null;
  return (
    <dl className={styles['boxes']}>
      {boxes.map(({ name, value, unit }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value} {unit !== '' && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
