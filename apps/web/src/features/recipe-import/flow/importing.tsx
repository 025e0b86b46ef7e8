import { Button } from '../../../ui/button.tsx';
import { LoadingNote } from '../../../ui/loading-note.tsx';
import styles from './importing.module.css';

interface ImportingProps {
  what: string;
  progress: string | null;
  onCancel: () => void;
}

export function Importing({ what, progress, onCancel }: ImportingProps) {
  return (
    <div className={styles['wait']}>
      <LoadingNote>{`Analyzing ${what}...`}</LoadingNote>
      {progress !== null && <p className={styles['progress']}>{progress}</p>}
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}
