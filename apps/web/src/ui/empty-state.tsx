import type { ReactNode } from 'react';
import plate from '../assets/art/plate-empty.svg';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** 1 where nothing else names the page. */
  level?: 1 | 2;
}

/** The plate, one sentence, one button. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles['empty']}>
      <img className={styles['plate']} src={plate} width="800" height="600" alt="" />
      <div>
        <Heading className={styles['title']} tabIndex={-1}>
          {title}
        </Heading>
        {children !== undefined && <div className={styles['words']}>{children}</div>}
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </div>
    </div>
  );
}
