import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useFieldLock } from './use-field-lock.ts';

afterEach(cleanup);

const found: (boolean | undefined)[] = [];

function Form() {
  const fields = useFieldLock();
  const isClosed = () => screen.getByTestId('fields').hasAttribute('inert');
  const lock = () => {
    fields.lock();
    found.push(isClosed());
    // What the browser does to a field that is closed.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  const unlock = () => {
    fields.unlock();
    found.push(isClosed());
  };
  return (
    <>
      <div data-testid="fields" inert={fields.locked}>
        <input aria-label="Title" />
      </div>
      <button type="button" onClick={lock}>
        Lock
      </button>
      <button type="button" onClick={unlock}>
        Unlock
      </button>
    </>
  );
}

test('the fields are closed and opened at once, and the focus returns to where it was', () => {
  render(<Form />);
  screen.getByLabelText('Title').focus();
  fireEvent.click(screen.getByText('Lock'));
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(screen.getByText('Unlock'));
  expect(found).toEqual([true, false]);
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
});

test('a focus that has gone elsewhere meanwhile is left there', () => {
  render(<Form />);
  screen.getByLabelText('Title').focus();
  fireEvent.click(screen.getByText('Lock'));
  screen.getByText('Unlock').focus();
  fireEvent.click(screen.getByText('Unlock'));
  expect(document.activeElement).toBe(screen.getByText('Unlock'));
});
