import type { ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  on: boolean;
  onChange: (on: boolean) => void;
  /** What is on when it is on. */
  children: ReactNode;
}

/** Something that is on or off at once, without saving. */
export function Switch({ on, onChange, children }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={styles['switch']}
      onClick={() => onChange(!on)}
    >
      <span className={styles['track']} aria-hidden="true" />
      {children}
    </button>
  );
}
