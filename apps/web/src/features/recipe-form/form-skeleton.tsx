import { Skeleton, SkeletonPicture } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import formStyles from './recipe-form.module.css';
import styles from './form-skeleton.module.css';

const ROWS = ['62%', '48%', '71%', '55%', '40%'];

/** The boxes of the form, before the recipe is there. */
export function FormSkeleton() {
  return (
    <div className={formStyles['sheet']} data-testid="form-skeleton">
      <VisuallyHidden>
        <output>Loading recipe...</output>
      </VisuallyHidden>
      <div className={formStyles['title']}>
        <Skeleton width="3rem" height="1.25rem" />
        <div className={styles['title']}>
          <Skeleton width="80%" height="3rem" />
        </div>
      </div>
      <div className={formStyles['side']}>
        <div className={formStyles['pinned']}>
          <SkeletonPicture />
          <div className={styles['fields']}>
            <Skeleton height="3rem" />
            <Skeleton height="3rem" />
            <Skeleton height="3rem" />
          </div>
        </div>
      </div>
      <div className={formStyles['body']}>
        <div className={styles['rows']}>
          <Skeleton width="9rem" height="2rem" />
          {ROWS.map((width) => (
            <Skeleton key={width} width={width} height="1.5rem" />
          ))}
        </div>
      </div>
    </div>
  );
}
