import { CARD_TAG_COUNT, type Recipe } from '@commonplate/contract';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { Card } from './card.tsx';
import { Picture } from './picture.tsx';
import styles from './recipe-card.module.css';
import { firstIngredients, recipeFacts } from './recipe-facts.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface RecipeCardProps {
  recipe: Recipe;
  to: To;
  /** The first row is fetched at once, the rest when it comes into view. */
  eager?: boolean;
  foot?: ReactNode;
}

function Rating({ stars }: { stars: number }) {
  return (
    <span className={styles['rating']}>
      <Star aria-hidden="true" />
      <span aria-hidden="true">{stars}</span>
      <VisuallyHidden>{`Rated ${stars} of 5`}</VisuallyHidden>
    </span>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const more = tags.length - CARD_TAG_COUNT;
  return (
    <ul className={styles['tags']} aria-label="Tags">
      {tags.slice(0, CARD_TAG_COUNT).map((tag) => (
        <li key={tag} className={styles['tag']}>
          {tag}
        </li>
      ))}
      {more > 0 && <li className={styles['more']}>{`+${more} more`}</li>}
    </ul>
  );
}

export function RecipeCard({ recipe, to, eager = false, foot }: RecipeCardProps) {
  const facts = recipeFacts(recipe);
  const names = firstIngredients(recipe);
  return (
    <Card
      title={recipe.title}
      to={to}
      picture={
        <Picture
          src={recipe.photoUrl}
          alt=""
          sizes="(min-width: 1200px) 20rem, (min-width: 600px) 45vw, 100vw"
          loading={eager ? 'eager' : 'lazy'}
        />
      }
      {...(recipe.rating !== null && { label: <Rating stars={recipe.rating} /> })}
      foot={foot}
    >
      {facts.length > 0 && (
        <p className={styles['facts']}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
      <p className={styles['ingredients']}>{names.join(', ')}</p>
      <Tags tags={recipe.tags} />
    </Card>
  );
}
