import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';

const ICONS = { error: CircleAlert, warning: TriangleAlert, success: CircleCheck, info: Info };

interface BannerProps {
  tone: keyof typeof ICONS;
  children: ReactNode;
  /** With it, a cross takes the banner away. */
  onDismiss?: (() => void) | undefined;
}

export function Banner({ tone, children, onDismiss }: BannerProps) {
  return (
    <div
      className={classNames(styles['banner'], styles[tone])}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon of={ICONS[tone]} />
      <div className={styles['text']}>{children}</div>
      {onDismiss !== undefined && (
        <div className={styles['dismiss']}>
          <IconButton label="Dismiss" icon={X} small onClick={onDismiss} />
        </div>
      )}
    </div>
  );
}
