// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TIMERS_STORED_AS } from './timer-presence.ts';
import { type Finish, createTimerStore } from './timer-store.ts';

const NOON = new Date('2026-03-01T12:00:00Z').getTime();
const MINUTE_MS = 60_000;

function openStore() {
  const store = createTimerStore(localStorage);
  const finishes: Finish[] = [];
  store.onFinish((finish) => finishes.push(finish));
  return { store, finishes };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('timers of the app', () => {
  test('stand idle when added and tell their end once, on the second', () => {
    const { store, finishes } = openStore();
    const id = store.add({ label: 'Rice', seconds: 90 });
    vi.advanceTimersByTime(5 * MINUTE_MS);
    expect(store.current().timers[0]).toMatchObject({ remainingSeconds: 90, isActive: false });

    store.start(id);
    vi.advanceTimersByTime(89_999);
    expect(finishes).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(finishes).toMatchObject([{ timer: { label: 'Rice' }, first: true }]);
    vi.advanceTimersByTime(MINUTE_MS);
    expect(finishes).toHaveLength(1);
  });

  test('are shown anew each second while one runs, and not at all while none does', () => {
    const { store } = openStore();
    const id = store.add({ label: 'Eggs', seconds: 60 });
    const seen = vi.fn<() => void>();
    store.subscribe(seen);
    vi.advanceTimersByTime(10_000);
    expect(seen).not.toHaveBeenCalled();
    store.start(id);
    seen.mockClear();
    vi.advanceTimersByTime(3_000);
    expect(seen).toHaveBeenCalledTimes(3);
  });

  test('lose no time when the page sleeps', () => {
    const { store, finishes } = openStore();
    store.start(store.add({ label: 'Bread', seconds: 3_600 }));
    vi.setSystemTime(NOON + 59 * MINUTE_MS);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(store.current().now).toBe(NOON + 59 * MINUTE_MS);
    expect(finishes).toEqual([]);
    vi.setSystemTime(NOON + 61 * MINUTE_MS);
    window.dispatchEvent(new Event('focus'));
    expect(finishes).toHaveLength(1);
  });

  test('go on after a reload, and one that ran out meanwhile is told then', () => {
    const before = openStore();
    before.store.start(before.store.add({ label: 'Beans', seconds: 600 }));
    before.store.start(before.store.add({ label: 'Eggs', seconds: 60 }));
    vi.setSystemTime(NOON + 5 * MINUTE_MS);
    const after = openStore();
    after.store.settle();
    expect(after.finishes).toMatchObject([{ timer: { label: 'Eggs' }, first: true }]);
    expect(after.store.current().timers.map(({ label, isActive }) => [label, isActive])).toEqual([
      ['Beans', true],
      ['Eggs', false],
    ]);
  });

  test('finish for the second time in another tab, which only hears of it', () => {
    const first = openStore();
    const id = first.store.add({ label: 'Tea', seconds: 60 });
    first.store.start(id);
    const second = openStore();
    vi.setSystemTime(NOON + MINUTE_MS);
    first.store.settle();
    window.dispatchEvent(new StorageEvent('storage', { key: TIMERS_STORED_AS }));
    expect(first.finishes).toMatchObject([{ first: true }]);
    expect(second.finishes).toMatchObject([{ first: false }]);
  });

  test('pause, go on, reset and go away; with the last one its place in storage is gone', () => {
    const { store } = openStore();
    const id = store.add({ label: 'Dough', seconds: 120 });
    store.start(id);
    vi.advanceTimersByTime(30_000);
    store.pause(id);
    vi.advanceTimersByTime(MINUTE_MS);
    expect(store.current().timers[0]).toMatchObject({ remainingSeconds: 90, isPaused: true });
    store.start(id);
    vi.advanceTimersByTime(10_000);
    store.reset(id);
    expect(store.current().timers[0]).toMatchObject({ remainingSeconds: 120, isActive: false });
    store.remove(id);
    expect(localStorage.getItem(TIMERS_STORED_AS)).toBeNull();
  });

  test('of the same place in a recipe are one timer', () => {
    const { store } = openStore();
    store.add({ id: 'soup:2:10', label: 'Step 2', seconds: 60 });
    store.add({ id: 'soup:2:10', label: 'Step 2', seconds: 60 });
    expect(store.current().timers).toHaveLength(1);
  });
});
