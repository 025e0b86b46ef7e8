import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const phases = (store: ReturnType<typeof createToastStore>) =>
  store.current().map(({ phase }) => phase);

test('is information for five seconds unless told otherwise', () => {
  const store = createToastStore();
  store.show({ title: 'Saved' });
  expect(store.current()[0]).toMatchObject({ type: 'info', duration: 5000 });
});

test('enters after 50 ms, leaves after its duration, is gone 300 ms later', () => {
  const store = createToastStore();
  store.show({ title: 'Saved', duration: 1000 });
  vi.advanceTimersByTime(49);
  expect(phases(store)).toEqual(['entering']);
  vi.advanceTimersByTime(1);
  expect(phases(store)).toEqual(['shown']);
  vi.advanceTimersByTime(949);
  expect(phases(store)).toEqual(['shown']);
  vi.advanceTimersByTime(1);
  expect(phases(store)).toEqual(['leaving']);
  vi.advanceTimersByTime(299);
  expect(phases(store)).toEqual(['leaving']);
  vi.advanceTimersByTime(1);
  expect(store.current()).toEqual([]);
});

test('closed by hand it fades at once', () => {
  const store = createToastStore();
  const id = store.show({ title: 'Saved' });
  vi.advanceTimersByTime(100);
  store.dismiss(id);
  store.dismiss(id);
  expect(phases(store)).toEqual(['leaving']);
  vi.advanceTimersByTime(300);
  expect(store.current()).toEqual([]);
});

test('shows three, and the fourth gets its full time after it comes up', () => {
  const store = createToastStore();
  for (const title of ['1', '2', '3', '4']) store.show({ title, duration: 1000 });
  expect(phases(store)).toEqual(['entering', 'entering', 'entering', 'waiting']);
  vi.advanceTimersByTime(1300);
  expect(store.current().map(({ title }) => title)).toEqual(['4']);
  vi.advanceTimersByTime(999);
  expect(phases(store)).toEqual(['shown']);
  vi.advanceTimersByTime(301);
  expect(store.current()).toEqual([]);
});

test('a waiting toast can be taken back', () => {
  const store = createToastStore();
  for (const title of ['1', '2', '3']) store.show({ title });
  const fourth = store.show({ title: '4' });
  store.dismiss(fourth);
  expect(store.current()).toHaveLength(3);
});

test('does not run out while it is held, and goes on where it was', () => {
  const store = createToastStore();
  const id = store.show({ title: 'Saved', duration: 1000 });
  vi.advanceTimersByTime(600);
  store.pause(id);
  vi.advanceTimersByTime(60_000);
  expect(phases(store)).toEqual(['shown']);
  store.resume(id);
  vi.advanceTimersByTime(399);
  expect(phases(store)).toEqual(['shown']);
  vi.advanceTimersByTime(1);
  expect(phases(store)).toEqual(['leaving']);
});
