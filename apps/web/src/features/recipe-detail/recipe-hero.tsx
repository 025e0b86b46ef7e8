import type { Recipe } from '@commonplate/contract';
import { ChefHat, Clock, ExternalLink, Globe, Lock, PenLine, UserRound, Users } from 'lucide-react';
import { totalMinutes } from '@commonplate/kitchen';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { isLongTitle } from '../../ui/long-title.ts';
import { Picture } from '../../ui/picture.tsx';
import { Stars } from '../../ui/stars.tsx';
import { capitalised } from '../../ui/capitalised.ts';
import { PhotoCreditLine } from '../../ui/photo-credit-line.tsx';
import styles from './recipe-hero.module.css';
import { sourceName } from '../../lib/source-name.ts';

interface RecipeHeroProps {
  recipe: Recipe;
  own: boolean;
  /** As scaled. */
  servings: number;
}

function Facts({ recipe, own, servings }: RecipeHeroProps) {
  const total = totalMinutes(recipe.prepTime, recipe.cookTime);
  const { rating, difficulty, author, originalAuthor, sourceUrl } = recipe;
  return (
    <div className={styles['line']}>
      {rating !== null && <Stars rating={rating} />}
      {total > 0 && (
        <span>
          <Icon of={Clock} small />
          {total} min
        </span>
      )}
      {recipe.servings !== null && recipe.servings > 0 && (
        <span>
          <Icon of={Users} small />
          Serves {servings}
        </span>
      )}
      {difficulty !== null && (
        <span>
          <Icon of={ChefHat} small />
          {capitalised(difficulty)}
        </span>
      )}
      {originalAuthor !== null && (
        <span>
          <Icon of={PenLine} small />
          <span>
            Recipe by <bdi>{originalAuthor}</bdi>
          </span>
        </span>
      )}
      {own ? (
        <span className={classNames(recipe.visibility === 'public' && styles['public'])}>
          <Icon of={recipe.visibility === 'public' ? Globe : Lock} small />
          {capitalised(recipe.visibility)}
        </span>
      ) : (
        author !== undefined && (
          <span dir="auto">
            <Icon of={UserRound} small />
            {originalAuthor === null ? 'by' : 'shared by'} {author.name}
          </span>
        )
      )}
      {sourceUrl !== null && (
        <a href={sourceUrl} target="_blank" rel="noopener noreferrer" title={sourceUrl}>
          <Icon of={ExternalLink} small />
          {sourceName(sourceUrl)}
        </a>
      )}
    </div>
  );
}

/** The notch: the title on a corner of the page cut into the photo, so any photo leaves it readable. */
export function RecipeHero(props: RecipeHeroProps) {
  const { recipe } = props;
  const long = isLongTitle(recipe.title);
  return (
    <header className={styles['hero']}>
      <Picture
        className={classNames(styles['photo'])}
        src={recipe.photoUrl}
        alt={recipe.title}
        sizes="(min-width: 1300px) 76rem, 100vw"
        fetchPriority="high"
      />
      <div className={classNames(styles['plate'], long && styles['long'])}>
        <h1 tabIndex={-1} dir="auto">
          {recipe.title}
        </h1>
        <Facts {...props} />
        {recipe.photoCredit !== null && <PhotoCreditLine credit={recipe.photoCredit} />}
      </div>
    </header>
  );
}
