function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  };
}

/** Where the browser forbids storage the page still works, until it is reloaded. */
function openStorage(kind: 'localStorage' | 'sessionStorage'): Storage {
  try {
    const probe = 'commonplate-probe';
    window[kind].setItem(probe, probe);
    window[kind].removeItem(probe);
    return window[kind];
  } catch {
    return memoryStorage();
  }
}

export const browserStorage = openStorage('localStorage');

/** Forgotten when the tab is closed. */
export const visitStorage = openStorage('sessionStorage');
