import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface FieldLock {
  locked: boolean;
  /** From the next line on nothing can be typed: what is read then is all there is. */
  lock: () => void;
  /** From the next line on fields can take the focus; without one, it is back where it was. */
  unlock: () => void;
}

/** Closes the fields of a form while what they hold is being saved: what was typed meanwhile would be saved by nobody. */
export function useFieldLock(): FieldLock {
  const [locked, setLocked] = useState(false);
  const focused = useRef<Element>(null);
  return {
    locked,
    lock() {
      focused.current = document.activeElement;
      flushSync(() => setLocked(true));
    },
    unlock() {
      flushSync(() => setLocked(false));
      const before = focused.current;
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) {
        before.focus({ preventScroll: true });
      }
    },
  };
}
