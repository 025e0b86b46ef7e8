import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './users-skeleton.module.css';

const ROWS = ['first', 'second', 'third', 'fourth'];

export function UsersSkeleton() {
  return (
    <div className={styles['rows']}>
      <output>
        <VisuallyHidden>Loading users...</VisuallyHidden>
      </output>
      {ROWS.map((row) => (
        <div key={row} className={styles['row']}>
          <Skeleton width="14rem" height="1.25rem" />
          <Skeleton width="9rem" height="1rem" />
        </div>
      ))}
    </div>
  );
}
