import type { Recipe } from '@commonplate/contract';
import { paths } from '../../lib/paths.ts';
import { CardGrid } from '../../ui/card.tsx';
import { RecipeCard } from '../../ui/recipe-card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { VisibilityMark } from '../../ui/visibility-mark.tsx';
import styles from './home-section.module.css';

export function RecentlyAdded({ recipes }: { recipes: readonly Recipe[] }) {
  return (
    <section className={styles['section']}>
      <div className={styles['head']}>
        <h2>Recently Added</h2>
        <TextLink to={paths.recipes.to} alone>
          View All
        </TextLink>
      </div>
      <div className={styles['six']}>
        <CardGrid>
          {recipes.map((recipe) => (
            <RecipeCard
              key={recipe.id}
              recipe={recipe}
              to={paths.recipe.to(recipe.id)}
              foot={<VisibilityMark visibility={recipe.visibility} />}
            />
          ))}
        </CardGrid>
      </div>
    </section>
  );
}
