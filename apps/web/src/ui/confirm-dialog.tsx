import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

interface ConfirmDialogProps {
  question: string;
  /** What the question is about: the name of the thing, and what cannot be undone. */
  children?: ReactNode;
  confirmLabel: string;
  confirmIcon?: LucideIcon;
  cancelLabel?: string;
  /** What was confirmed is under way: it can no longer be cancelled, and whoever asked closes the question. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The question as heading; Cancel comes first and takes the focus, so that Enter harms nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, children, confirmLabel, confirmIcon, busy = false } = props;
  const answered = useRef(false);
  const confirm = () => {
    if (answered.current) return;
    // Of two clicks at once the second comes before anything could be shown to be under way.
    answered.current = true;
    setTimeout(() => {
      answered.current = false;
    });
    props.onConfirm();
  };
  return (
    <Dialog title={question} onClose={props.onCancel} persistent={busy}>
      {children}
      <DialogActions>
        <Button disabled={busy} onClick={props.onCancel}>
          {props.cancelLabel ?? 'Cancel'}
        </Button>
        <Button variant="primary" icon={confirmIcon} busy={busy} onClick={confirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
