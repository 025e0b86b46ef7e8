import { useCallback, useEffect, useRef } from 'react';

const PAUSE_MS = 400;

interface Keeping {
  /** Keeps once nothing more was changed for a moment, and at the latest when the page is hidden or left. */
  soon: () => void;
  /** Nothing waits to be kept any more: it was kept just now, or given up. */
  cancel: () => void;
}

/** When to keep what is being typed. */
export function useKeeping(keep: () => void): Keeping {
  const latest = useRef(keep);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = keep;
  }, [keep]);

  const cancel = useCallback(() => {
    clearTimeout(pending.current);
    pending.current = undefined;
  }, []);
  const keepPending = useCallback(() => {
    if (pending.current === undefined) return;
    cancel();
    latest.current();
  }, [cancel]);
  const soon = useCallback(() => {
    clearTimeout(pending.current);
    pending.current = setTimeout(keepPending, PAUSE_MS);
  }, [keepPending]);

  useEffect(() => {
    window.addEventListener('pagehide', keepPending);
    document.addEventListener('visibilitychange', keepPending);
    return () => {
      keepPending();
      window.removeEventListener('pagehide', keepPending);
      document.removeEventListener('visibilitychange', keepPending);
    };
  }, [keepPending]);
  return { soon, cancel };
}
