import { useSyncExternalStore } from 'react';

interface StoredSetting {
  current: () => boolean;
  change: (on: boolean) => void;
  subscribe: (listener: () => void) => () => void;
}

interface SettingDescription {
  name: string;
  initially: boolean;
}

/** A yes or no that this browser remembers and all its tabs share. */
export function createSetting(
  storage: Storage,
  { name, initially }: SettingDescription,
): StoredSetting {
  const listeners = new Set<() => void>();
  const announce = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === name || event.key === null) announce();
  };
  return {
    current() {
      const stored = storage.getItem(name);
      return stored === null ? initially : stored === 'on';
    },
    change(on) {
      storage.setItem(name, on ? 'on' : 'off');
      announce();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

export function useSetting(setting: StoredSetting): boolean {
  return useSyncExternalStore(setting.subscribe, setting.current);
}
