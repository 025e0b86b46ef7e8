import type { Recipe } from '@commonplate/contract';
import { Link } from '../../ui/link.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { isLongTitle } from '../../ui/long-title.ts';
import { Picture } from '../../ui/picture.tsx';
import { firstIngredients, recipeFacts } from '../../ui/recipe-facts.ts';
import { Stars } from '../../ui/stars.tsx';
import styles from './recipe-of-the-day.module.css';

export function RecipeOfTheDay({ recipe }: { recipe: Recipe }) {
  const to = paths.recipe.to(recipe.id);
  const names = firstIngredients(recipe);
  return (
    <section className={styles['today']} aria-labelledby="recipe-of-the-day">
      <div className={styles['shot']}>
        <Picture src={recipe.photoUrl} alt="" sizes="(min-width: 900px) 46rem, 100vw" />
      </div>
      <div>
        <p className={styles['kick']} id="recipe-of-the-day">
          Recipe of the Day
        </p>
        <h2
          className={classNames(styles['title'], isLongTitle(recipe.title) && styles['long'])}
          dir="auto"
        >
          <Link to={to}>{recipe.title}</Link>
        </h2>
        <p className={styles['facts']}>
          {recipe.rating !== null && <Stars rating={recipe.rating} />}
          {recipeFacts(recipe).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <p className={styles['names']}>{names.join(', ')}</p>
        <ButtonLink to={to}>View Recipe</ButtonLink>
      </div>
    </section>
  );
}
