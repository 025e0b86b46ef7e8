import styles from './timer-list.module.css';
import { TimerRow } from './timer-row.tsx';
import { useTimers } from './use-timers.ts';

export function TimerList() {
  const { timers, now } = useTimers();
  if (timers.length === 0) {
    return (
      <p className={styles['none']}>
        No timers yet. Add one here, or tap a time in the directions to start it.
      </p>
    );
  }
  return (
    <ul className={styles['list']} aria-label="Timers">
      {timers.map((timer) => (
        <TimerRow key={timer.id} timer={timer} now={now} />
      ))}
    </ul>
  );
}
