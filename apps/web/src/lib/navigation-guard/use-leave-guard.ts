import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { HeldNavigation } from './guarded-history.ts';
import { GuardedHistoryContext } from './guarded-router.tsx';

export interface LeaveGuard {
  /** True while a navigation waits for the user's decision: ask now. */
  asking: boolean;
  leave: () => void;
  stay: () => void;
  /** Lifts the guard at once, for the navigation that follows a successful save. */
  release: () => void;
  /** True once the user has decided to leave, or is gone: from then on nothing may pull them elsewhere. */
  hasLeft: () => boolean;
}

/** Holds back every way off the page while `unsaved` is true. */
export function useLeaveGuard(unsaved: boolean): LeaveGuard {
  const history = useContext(GuardedHistoryContext);
  const [held, setHeld] = useState<HeldNavigation | null>(null);
  const unblock = useRef<() => void>(undefined);
  const left = useRef(false);

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  // Before the screen is seen: whoever presses back at first sight is asked too.
  useLayoutEffect(() => {
    if (!unsaved || history === null) return undefined;
    unblock.current = history.block(setHeld);
    return unblock.current;
  }, [unsaved, history]);

  const stay = useCallback(() => setHeld(null), []);
  const leave = useCallback(() => {
    left.current = true;
    setHeld(null);
    held?.proceed();
  }, [held]);
  const release = useCallback(() => unblock.current?.(), []);
  const hasLeft = useCallback(() => left.current, []);
  return { asking: held !== null, leave, stay, release, hasLeft };
}
