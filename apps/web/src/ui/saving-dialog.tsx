import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from './leave-dialog.module.css';

interface SavingDialogProps {
  /** What becomes of the text if it cannot be saved. */
  children: string;
  onLeave: () => void;
  onStay: () => void;
}

/** Asked instead of the usual question while a save is under way, which leaving does not stop. */
export function SavingDialog({ children, onLeave, onStay }: SavingDialogProps) {
  return (
    <ConfirmDialog
      question="Your recipe is being saved"
      cancelLabel="Wait Here"
      confirmLabel="Leave"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p className={styles['quiet']}>
        You can leave: saving goes on, and a message tells you when it is done. {children}
      </p>
    </ConfirmDialog>
  );
}
