import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';
import styles from './foot-bar.module.css';

interface FootBarProps {
  note: ReactNode;
  /** What the last attempt came to, shown over the buttons until dismissed. */
  failure?: string | null;
  onDismissFailure?: () => void;
  /** The buttons, the most wanted last. */
  children: ReactNode;
}

/** Stays at the foot of the window while the page above it is written. */
export function FootBar({ note, failure = null, onDismissFailure, children }: FootBarProps) {
  return (
    <div className={styles['bar']}>
      {failure !== null && (
        <div className={styles['failure']}>
          <Banner tone="error" onDismiss={onDismissFailure}>
            {failure}
          </Banner>
        </div>
      )}
      <div className={styles['line']}>
        <p className={styles['note']}>{note}</p>
        <div className={styles['acts']}>{children}</div>
      </div>
    </div>
  );
}
