import { SKELETON_COUNT } from '@commonplate/contract';
import { Skeleton, SkeletonPicture } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './card-skeletons.module.css';

/** The boxes of eight cards, so that nothing moves when the recipes come. */
export function CardSkeletons() {
  return (
    <div aria-live="polite">
      <VisuallyHidden>Loading recipes...</VisuallyHidden>
      <div className={styles['line']}>
        <Skeleton width="12rem" height="0.9375rem" />
      </div>
      <ul className={styles['grid']} aria-hidden="true">
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <li key={index} className={styles['card']} data-testid="recipe-skeleton">
            <SkeletonPicture />
            <Skeleton width="85%" height="1.575rem" />
            <Skeleton width="60%" height="1.125rem" />
            <Skeleton width="75%" height="1.125rem" />
          </li>
        ))}
      </ul>
    </div>
  );
}
