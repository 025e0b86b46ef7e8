import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from './leave-dialog.module.css';

interface LeaveDialogProps {
  /** What leaving would lose. */
  children: string;
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveDialog({ children, onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      question="Leave without saving?"
      cancelLabel="Keep Writing"
      confirmLabel="Leave"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p className={styles['quiet']}>{children}</p>
    </ConfirmDialog>
  );
}
