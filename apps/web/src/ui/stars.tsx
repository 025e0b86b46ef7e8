import { MAX_RATING } from '@commonplate/contract';
import { Star } from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './stars.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles['stars']}>
      <VisuallyHidden>{`Rated ${rating} of ${MAX_RATING}`}</VisuallyHidden>
      {Array.from({ length: MAX_RATING }, (_, index) => (
        <Star
          key={index}
          className={classNames(index < rating && styles['on'])}
          aria-hidden="true"
        />
      ))}
    </span>
  );
}
