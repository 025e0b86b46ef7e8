import type { Visibility } from '@commonplate/contract';
import { Globe, Lock } from 'lucide-react';
import { Icon } from './icon.tsx';
import styles from './visibility-mark.module.css';

export function VisibilityMark({ visibility }: { visibility: Visibility }) {
  return visibility === 'public' ? (
    <span className={styles['public']}>
      <Icon of={Globe} small /> Public
    </span>
  ) : (
    <span className={styles['private']}>
      <Icon of={Lock} small /> Private
    </span>
  );
}
