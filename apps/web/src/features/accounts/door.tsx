import type { ReactNode } from 'react';
import styles from './door.module.css';

interface DoorProps {
  /** The dish on the other half of the page. */
  art: string;
  children: ReactNode;
}

/** The half page that every account screen for visitors shares. */
export function Door({ art, children }: DoorProps) {
  return (
    <div className={styles['door']} data-fills-page="door">
      <div className={styles['art']}>
        <img src={art} alt="" />
      </div>
      <div className={styles['inside']}>
        <div className={styles['column']}>{children}</div>
      </div>
    </div>
  );
}
