import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import styles from './recipe-form.module.css';

interface LeaveDialogProps {
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      question="Leave without saving?"
      cancelLabel="Keep Writing"
      confirmLabel="Leave"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p className={styles['quiet']}>
        What you have written here since the last save will be lost.
      </p>
    </ConfirmDialog>
  );
}
