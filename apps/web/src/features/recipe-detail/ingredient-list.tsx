import type { Ingredient } from '@commonplate/contract';
import { scaleIngredient } from '@commonplate/kitchen';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './ingredient-list.module.css';
import type { Marks } from './use-visit-marks.ts';
import type { Scaling } from './use-scaling.ts';

interface IngredientListProps {
  ingredients: readonly Ingredient[];
  scaling: Scaling;
  marks: Marks;
  /** Stands between the heading and the list. */
  children: ReactNode;
}

export function IngredientList({ ingredients, scaling, marks, children }: IngredientListProps) {
  const ready = marks.count('ingredients');
  return (
    <section aria-labelledby="ingredients-title">
      <div className={styles['head']}>
        <h2 id="ingredients-title">Ingredients</h2>
        {ready > 0 && (
          <span className={styles['note']}>
            {ready} of {ingredients.length} ready
          </span>
        )}
      </div>
      {children}
      <ul className={styles['list']}>
        {ingredients.map((ingredient, place) => {
          const { quantity, unit, item } = scaleIngredient(
            ingredient,
            scaling.factor,
            scaling.format,
          );
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the list never changes its order, and lines may repeat
            <li key={place}>
              <label className={styles['line']}>
                <input
                  type="checkbox"
                  checked={marks.has('ingredients', place)}
                  onChange={() => marks.toggle('ingredients', place)}
                />
                <span className={styles['tick']} aria-hidden="true">
                  <Check />
                </span>
                <bdi className={styles['amount']}>
                  {unit === '' ? quantity : `${quantity} ${unit}`}
                </bdi>{' '}
                <span className={styles['item']} dir="auto">
                  {item}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
