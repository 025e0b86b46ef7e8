import { Skeleton, SkeletonPicture } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './recipe-of-the-day.module.css';

export function HomeSkeleton() {
  return (
    <div className={styles['today']} aria-live="polite">
      <VisuallyHidden>Loading recipes...</VisuallyHidden>
      <SkeletonPicture />
      <div>
        <Skeleton width="70%" height="2.875rem" />
      </div>
    </div>
  );
}
