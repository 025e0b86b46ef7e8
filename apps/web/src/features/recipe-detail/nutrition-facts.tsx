import type { Nutrition } from '@commonplate/contract';
import styles from './nutrition-facts.module.css';
import { nutritionLines } from './nutrition-lines.ts';

export function NutritionFacts({ nutrition }: { nutrition: Nutrition | null }) {
  const lines = nutritionLines(nutrition);
  if (lines.length === 0) return null;
  return (
    <section className={styles['nutrition']} aria-labelledby="nutrition-title">
      <div className={styles['head']}>
        <h2 id="nutrition-title">Nutrition</h2>
        <span className={styles['note']}>per serving</span>
      </div>
      <dl>
        {lines.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
