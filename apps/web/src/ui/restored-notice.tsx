import type { ReactNode } from 'react';
import { ActingNotice } from './acting-notice.tsx';
import { Button } from './button.tsx';

const TIME = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

interface RestoredNoticeProps {
  /** When what was brought back had been written. */
  restoredFrom: number;
  onDiscard: () => void;
  /** What else is to be said of it. */
  children?: ReactNode;
}

export function RestoredNotice({ restoredFrom, onDiscard, children }: RestoredNoticeProps) {
  return (
    <ActingNotice action={<Button onClick={onDiscard}>Discard Draft</Button>}>
      <p>Your unsaved draft of {TIME.format(restoredFrom)} is back.</p>
      {children}
    </ActingNotice>
  );
}
