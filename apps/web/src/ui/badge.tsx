import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface BadgeProps {
  tone: 'good' | 'warn' | 'bad' | 'info' | 'plain';
  icon?: LucideIcon;
  /** The colour only repeats what this word says. */
  children: ReactNode;
}

export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles['badge'], styles[tone])}>
      {icon !== undefined && <Icon of={icon} small />}
      {children}
    </span>
  );
}
