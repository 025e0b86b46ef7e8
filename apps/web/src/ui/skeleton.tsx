import { Plate } from './plate.tsx';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths: a skeleton reserves exactly the box of what will stand there. */
  width?: string;
  height?: string;
}

export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return (
    <span
      className={styles['block']}
      style={{ width, height }}
      aria-hidden="true"
      data-loading=""
    />
  );
}

/** Where a 4:3 picture will be: the plate, breathing. */
export function SkeletonPicture() {
  return (
    <span className={styles['picture']} aria-hidden="true" data-loading="">
      <Plate />
    </span>
  );
}
