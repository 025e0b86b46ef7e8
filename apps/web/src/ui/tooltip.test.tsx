import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function setUp() {
  render(
    <Tooltip text="Print">
      <button type="button">P</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  return { button, anchor: button.parentElement ?? button };
}

test('appears after half a second and goes with the pointer', () => {
  const { anchor } = setUp();
  fireEvent.pointerEnter(anchor, { pointerType: 'mouse' });
  wait(499);
  expect(screen.queryByText('Print')).toBeNull();
  wait(1);
  expect(screen.getByText('Print')).toBeTruthy();
  fireEvent.pointerLeave(anchor);
  expect(screen.queryByText('Print')).toBeNull();
});

test('a pointer that only passes shows nothing', () => {
  const { anchor } = setUp();
  fireEvent.pointerEnter(anchor, { pointerType: 'mouse' });
  wait(300);
  fireEvent.pointerLeave(anchor);
  wait(1000);
  expect(screen.queryByText('Print')).toBeNull();
});

test('Escape takes it away', () => {
  const { anchor, button } = setUp();
  fireEvent.pointerEnter(anchor, { pointerType: 'mouse' });
  wait(500);
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(screen.queryByText('Print')).toBeNull();
});
