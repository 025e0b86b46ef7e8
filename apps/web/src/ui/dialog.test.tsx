import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Asking({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      {open && (
        <ConfirmDialog
          question="Are you sure?"
          confirmLabel="Yes, delete"
          onConfirm={onConfirm}
          onCancel={() => setOpen(false)}
        >
          <p>Plum galette</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function openQuestion() {
  const onConfirm = vi.fn();
  render(<Asking onConfirm={onConfirm} />);
  const opener = screen.getByRole('button', { name: 'Delete' });
  opener.focus();
  fireEvent.click(opener);
  return { opener, onConfirm, dialog: screen.getByRole('dialog', { name: 'Are you sure?' }) };
}

test('is open, named by its question, and acts on confirm', () => {
  const { dialog, onConfirm } = openQuestion();
  expect(dialog.hasAttribute('open')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('two clicks at once confirm once, a later one again', async () => {
  const { onConfirm } = openQuestion();
  const yes = screen.getByRole('button', { name: 'Yes, delete' });
  yes.click();
  yes.click();
  expect(onConfirm).toHaveBeenCalledOnce();
  await waitFor(() => {
    yes.click();
    expect(onConfirm).toHaveBeenCalledTimes(2);
  });
});

test('Escape cancels and the focus returns', () => {
  const { dialog, opener, onConfirm } = openQuestion();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('closed by the browser itself it is gone for the page too', async () => {
  const { dialog } = openQuestion();
  if (dialog instanceof HTMLDialogElement) dialog.close();
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
});

test('a click on the ground cancels, one inside does not', () => {
  const { dialog } = openQuestion();
  fireEvent.click(screen.getByText('Plum galette'));
  expect(screen.getByRole('dialog')).toBe(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a persistent dialog stays, whatever is tried but its own buttons', async () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Temporary password" onClose={onClose} persistent>
      <p>Kept</p>
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  fireEvent.click(dialog);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  dialog.close();
  await waitFor(() => expect(dialog.open).toBe(true));
  expect(onClose).not.toHaveBeenCalled();
});

test('a question whose answer is under way is not cancelled any more', () => {
  const onCancel = vi.fn();
  render(
    <ConfirmDialog
      question="Are you sure?"
      confirmLabel="Yes, delete"
      busy
      onConfirm={vi.fn()}
      onCancel={onCancel}
    />,
  );
  const dialog = screen.getByRole('dialog');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.click(dialog);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Yes, delete' }).getAttribute('aria-busy')).toBe(
    'true',
  );
});
