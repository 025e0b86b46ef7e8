import { formatCountdown, secondsLeft } from '@commonplate/kitchen';
import styles from './step-timer.module.css';
import { timerWords } from './timer-words.ts';
import { timerActions, useTimers } from './use-timers.ts';

interface StepTimerProps {
  /** The same place in the same recipe is the same timer. */
  id: string;
  label: string;
  seconds: number;
  /** The duration as the direction words it. */
  children: string;
  /** It runs already: show it where it can be paused. */
  onShowTimers: () => void;
}

/** A duration in a direction: one tap starts its timer, and then it counts down in its place. */
export function StepTimer({ id, label, seconds, children, onShowTimers }: StepTimerProps) {
  const { timers, now } = useTimers();
  const timer = timers.find((one) => one.id === id);
  const begun = timer !== undefined && (timer.isActive || secondsLeft(timer, now) === 0);
  const tap = () => {
    if (begun) onShowTimers();
    else timerActions.addAndStart({ id, label, seconds });
  };
  return (
    <button
      type="button"
      className={styles['duration']}
      data-tone={begun ? timerWords(timer, now).tone : undefined}
      title={begun ? 'Show timers' : `Start a timer: ${label}`}
      onClick={tap}
    >
      {children}
      {begun && (
        <span className={styles['left']}>
          {' '}
          ({secondsLeft(timer, now) === 0 ? 'done' : formatCountdown(secondsLeft(timer, now))})
        </span>
      )}
    </button>
  );
}
