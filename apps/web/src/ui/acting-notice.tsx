import type { ReactNode } from 'react';
import styles from './acting-notice.module.css';
import { Banner } from './banner.tsx';

interface ActingNoticeProps {
  /** What can be done about it. */
  action: ReactNode;
  children: ReactNode;
}

/** Something worth knowing at the head of a form, with a button beside it. */
export function ActingNotice({ action, children }: ActingNoticeProps) {
  return (
    <div className={styles['notice']}>
      <Banner tone="info">{children}</Banner>
      {action}
    </div>
  );
}
