import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastRegion } from './toast-region.tsx';
import { createToastStore } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function setUp() {
  const store = createToastStore();
  render(<ToastRegion store={store} />);
  return store;
}

test('errors are announced at once, the rest politely', () => {
  const store = setUp();
  act(() => {
    store.show({ type: 'error', title: 'Failed to delete recipe', message: 'It is unchanged.' });
    store.show({ type: 'success', title: 'Link copied' });
  });
  expect(screen.getByRole('alert').textContent).toContain('It is unchanged.');
  expect(screen.getByRole('status').textContent).toContain('Link copied');
});

test('the action acts and closes; the cross only closes', () => {
  const store = setUp();
  const retry = vi.fn();
  act(() => {
    store.show({ title: 'First', action: { label: 'Try Again', onClick: retry } });
    store.show({ title: 'Second' });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledOnce();
  wait(300);
  expect(screen.queryByText('First')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  wait(300);
  expect(screen.queryByText('Second')).toBeNull();
});

test('stays while the pointer is on it', () => {
  const store = setUp();
  act(() => void store.show({ title: 'Read me', duration: 1000 }));
  fireEvent.pointerEnter(screen.getByRole('status'));
  wait(10_000);
  expect(screen.getByText('Read me')).toBeTruthy();
  fireEvent.pointerLeave(screen.getByRole('status'));
  wait(1300);
  expect(screen.queryByText('Read me')).toBeNull();
});
