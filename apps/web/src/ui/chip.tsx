import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type To } from 'react-router';
import { Link } from './link.tsx';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface FilterChipProps {
  chosen: boolean;
  onToggle: () => void;
  count?: number;
  children: ReactNode;
}

export function FilterChip({ chosen, onToggle, count, children }: FilterChipProps) {
  return (
    <button type="button" className={styles['chip']} aria-pressed={chosen} onClick={onToggle}>
      {chosen && <Icon of={Check} small />}
      <span className={styles['word']}>{children}</span>
      {count !== undefined && <span className={styles['count']}>{count}</span>}
    </button>
  );
}

interface RemovableChipProps {
  /** What the cross does, for readers: "Remove soup". */
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}

export function RemovableChip({ removeLabel, onRemove, children }: RemovableChipProps) {
  return (
    <span className={classNames(styles['chip'], styles['removable'])}>
      <span className={styles['word']}>{children}</span>
      <button
        type="button"
        className={styles['remove']}
        aria-label={removeLabel}
        onClick={onRemove}
      >
        <Icon of={X} small />
      </button>
    </span>
  );
}

interface LinkChipProps {
  to: To;
  count?: number;
  /** For the few that lead: the saffron ground. */
  highlighted?: boolean;
  children: ReactNode;
}

export function LinkChip({ to, count, highlighted = false, children }: LinkChipProps) {
  return (
    <Link
      to={to}
      className={classNames(styles['chip'], styles['soft'], highlighted && styles['highlighted'])}
    >
      <span className={styles['word']}>{children}</span>
      {count !== undefined && <span className={styles['count']}>{count}</span>}
    </Link>
  );
}
