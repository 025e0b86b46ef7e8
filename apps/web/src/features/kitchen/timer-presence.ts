import { browserStorage } from '../../lib/browser-storage.ts';

/** Timers live under this name, so that a reload and other tabs find them. Absent: there are none. */
export const TIMERS_STORED_AS = 'cookingTimers';

const listeners = new Set<() => void>();

export function announceTimerPresence(): void {
  for (const listener of listeners) listener();
}

const onStorage = (event: StorageEvent) => {
  if (event.key === TIMERS_STORED_AS || event.key === null) announceTimerPresence();
};

export const anyTimers = (): boolean => browserStorage.getItem(TIMERS_STORED_AS) !== null;

/** Small enough for the first load: it tells whether the timers themselves need to be fetched. */
export function watchTimerPresence(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

export function forgetTimers(): void {
  browserStorage.removeItem(TIMERS_STORED_AS);
  // The tab that writes gets no storage event of its own.
  window.dispatchEvent(new StorageEvent('storage', { key: TIMERS_STORED_AS }));
}
