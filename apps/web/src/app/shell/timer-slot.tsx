import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import {
  anyTimers,
  forgetTimers,
  watchTimerPresence,
} from '../../features/kitchen/timer-presence.ts';
import { useSession } from '../../lib/session/use-session.ts';
import styles from './nav-bar.module.css';

/** Who logs out takes the timers along; a session that merely expired must not burn the dinner. */
function useTimersEndWithLogout(): void {
  const session = useSession();
  const loggedOut = session.status === 'signed-out' && session.reason === 'logout';
  useEffect(() => {
    if (loggedOut && anyTimers()) forgetTimers();
  }, [loggedOut]);
}

/** Holds the place of the running timers in the bar; they are fetched only once there are any. */
export function TimerSlot() {
  useTimersEndWithLogout();
  const present = useSyncExternalStore(watchTimerPresence, anyTimers);
  const [Indicator, setIndicator] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!present || Indicator !== null) return;
    import('../../features/kitchen/timer-indicator.tsx')
      .then((module) => setIndicator(() => module.TimerIndicator))
      // Without a connection the bar goes without; the next page load tries again.
      .catch(() => undefined);
  }, [present, Indicator]);

  return <div className={styles['timers']}>{Indicator !== null && <Indicator />}</div>;
}
