import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { HeldNavigation } from './guarded-history.ts';
import { GuardedHistoryContext } from './guarded-router.tsx';

interface LeaveGuard {
  /** True while a navigation waits for the user's decision: ask now. */
  asking: boolean;
  leave: () => void;
  stay: () => void;
  /** Lifts the guard at once, for the navigation that follows a successful save. */
  release: () => void;
}

/** Holds back every way off the page while `unsaved` is true. */
export function useLeaveGuard(unsaved: boolean): LeaveGuard {
  const history = useContext(GuardedHistoryContext);
  const [held, setHeld] = useState<HeldNavigation | null>(null);
  const unblock = useRef<() => void>(undefined);

  useEffect(() => {
    if (!unsaved || history === null) return undefined;
    unblock.current = history.block(setHeld);
    return unblock.current;
  }, [unsaved, history]);

  const stay = useCallback(() => setHeld(null), []);
  const leave = useCallback(() => {
    setHeld(null);
    held?.proceed();
  }, [held]);
  const release = useCallback(() => unblock.current?.(), []);
  return { asking: held !== null, leave, stay, release };
}
