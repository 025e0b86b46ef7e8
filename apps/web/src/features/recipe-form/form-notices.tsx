import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './recipe-form.module.css';

const TIME = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

interface RestoredNoticeProps {
  restoredFrom: number;
  onDiscard: () => void;
}

export function RestoredNotice({ restoredFrom, onDiscard }: RestoredNoticeProps) {
  return (
    <div className={styles['notice']}>
      <Banner tone="info">
        <p>Your unsaved draft of {TIME.format(restoredFrom)} is back.</p>
      </Banner>
      <Button onClick={onDiscard}>Discard Draft</Button>
    </div>
  );
}

export function NewerVersionNotice({ onBringBack }: { onBringBack: () => void }) {
  return (
    <div className={styles['notice']}>
      <Banner tone="info">
        <p>This is the newer version. Your own text was put aside.</p>
      </Banner>
      <Button onClick={onBringBack}>Bring My Text Back</Button>
    </div>
  );
}
