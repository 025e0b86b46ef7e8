import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

interface ConfirmDialogProps {
  question: string;
  /** What the question is about: the name of the thing, and what cannot be undone. */
  children?: ReactNode;
  confirmLabel: string;
  confirmIcon?: LucideIcon;
  cancelLabel?: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The question as heading; Cancel comes first and takes the focus, so that Enter harms nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, children, confirmLabel, confirmIcon, busy = false } = props;
  return (
    <Dialog title={question} onClose={props.onCancel}>
      {children}
      <DialogActions>
        <Button onClick={props.onCancel}>{props.cancelLabel ?? 'Cancel'}</Button>
        <Button variant="primary" icon={confirmIcon} busy={busy} onClick={props.onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
