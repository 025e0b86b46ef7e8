import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './navigation-progress.module.css';

/** A line at the top while the next screen is on its way; it waits a moment, so that quick ones show nothing. */
export function NavigationProgress({ pending }: { pending: boolean }) {
  if (!pending) return null;
  return (
    <output className={styles['progress']}>
      <VisuallyHidden>Loading the page</VisuallyHidden>
    </output>
  );
}
