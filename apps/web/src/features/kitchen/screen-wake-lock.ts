import { useEffect, useState } from 'react';

export type WakeState = 'off' | 'awake' | 'refused';

async function requestLock(): Promise<WakeLockSentinel | null> {
  try {
    // Plain http and older browsers have no wake lock at all.
    return (await navigator.wakeLock?.request('screen')) ?? null;
  } catch {
    return null;
  }
}

/** Keeps the screen on while `wanted`. The browser lets go when the page is hidden, so it is asked again after. */
export function useScreenAwake(wanted: boolean): WakeState {
  const [state, setState] = useState<WakeState>('off');

  useEffect(() => {
    if (!wanted) return undefined;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      const held = await requestLock();
      if (over) {
        await held?.release();
        return;
      }
      lock = held;
      setState(held === null ? 'refused' : 'awake');
    };
    const onVisible = () => void hold();
    document.addEventListener('visibilitychange', onVisible);
    onVisible();
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
      setState('off');
    };
  }, [wanted]);

  return state;
}
