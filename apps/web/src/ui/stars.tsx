import { MAX_RATING } from '@commonplate/contract';
import { Star } from 'lucide-react';
import styles from './stars.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const PLACES = Array.from({ length: MAX_RATING }, (_, index) => index + 1);

/** A rating out of five, drawn and said. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles['stars']}>
      <VisuallyHidden>{`Rated ${rating} of ${MAX_RATING}`}</VisuallyHidden>
      {PLACES.map((place) => (
        <Star key={place} aria-hidden="true" data-filled={place <= rating || undefined} />
      ))}
    </span>
  );
}
