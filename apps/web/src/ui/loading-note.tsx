import type { ReactNode } from 'react';
import styles from './loading-note.module.css';
import { Spinner } from './spinner.tsx';

/** A spinner with its words, announced to readers. */
export function LoadingNote({ children }: { children: ReactNode }) {
  return (
    <output className={styles['note']} data-loading="">
      <Spinner />
      {children}
    </output>
  );
}
