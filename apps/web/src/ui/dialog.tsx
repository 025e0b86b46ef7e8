import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** Esc was pressed, or the ground beside the dialog; never called where it is persistent. */
  onClose: () => void;
  children: ReactNode;
  /** For what must not vanish by a slip: only its own buttons close it. */
  persistent?: boolean;
  /** The width for pictures and forms; a question keeps the narrow one. */
  wide?: boolean;
}

/** A modal of the browser's own: it traps focus, answers Esc and gives focus back. Rendered means open. */
export function Dialog({
  title,
  onClose,
  children,
  persistent = false,
  wide = false,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      // The element is gone by the time the browser would return the focus itself.
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  const onGroundClick = (event: MouseEvent) => {
    if (!persistent && event.target === dialog.current) onClose();
  };
  // A second Esc closes it whatever we say: either it opens again, or whoever renders it must learn of that.
  const onForcedClose = () => {
    if (dialog.current?.open !== false) return;
    if (persistent) dialog.current.showModal();
    else onClose();
  };
  return (
    // Clicking the ground is a convenience beside Esc and the buttons, which the browser handles.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles['dialog']}
      data-wide={wide || undefined}
      closedby={persistent ? 'none' : undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!persistent) onClose();
      }}
      onClose={onForcedClose}
      onClick={onGroundClick}
    >
      <div className={styles['inside']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

/** The row of buttons at a dialog's foot. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}
