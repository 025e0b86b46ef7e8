import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.ts';

export type Theme = 'light' | 'dark' | 'system';

/** `public/theme.js` reads this item too, before the first paint. */
const STORED_AS = 'theme';
const listeners = new Set<() => void>();

export function currentTheme(): Theme {
  const stored = browserStorage.getItem(STORED_AS);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function apply(): void {
  const theme = currentTheme();
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') browserStorage.removeItem(STORED_AS);
  else browserStorage.setItem(STORED_AS, theme);
  apply();
}

const onStorage = (event: StorageEvent) => {
  if (event.key === STORED_AS || event.key === null) apply();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}
