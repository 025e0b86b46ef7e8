import { type Timer, formatCountdown, secondsLeft } from '@commonplate/kitchen';
import { Pause, Play, RotateCcw, X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './timer-row.module.css';
import { timerWords } from './timer-words.ts';
import { timerActions } from './use-timers.ts';

export function TimerRow({ timer, now }: { timer: Timer; now: number }) {
  const { id, label, totalSeconds, endsAt } = timer;
  const { tone, state } = timerWords(timer, now);
  const left = secondsLeft(timer, now);
  return (
    <li className={styles['timer']} data-tone={tone}>
      <span className={styles['time']} role="timer">
        {formatCountdown(left)}
      </span>
      <div className={styles['words']}>
        <span className={styles['label']} dir="auto">
          {label}
        </span>
        <span className={styles['state']}>{state}</span>
      </div>
      <div className={styles['actions']}>
        {endsAt === null ? (
          <IconButton label={`Start ${label}`} icon={Play} onClick={() => timerActions.start(id)} />
        ) : (
          <IconButton
            label={`Pause ${label}`}
            icon={Pause}
            onClick={() => timerActions.pause(id)}
          />
        )}
        <IconButton
          label={`Reset ${label}`}
          icon={RotateCcw}
          onClick={() => timerActions.reset(id)}
        />
        <IconButton label={`Remove ${label}`} icon={X} onClick={() => timerActions.remove(id)} />
      </div>
      {timer.isActive && (
        <span
          className={styles['left']}
          style={{ width: `${(left / totalSeconds) * 100}%` }}
          aria-hidden="true"
        />
      )}
    </li>
  );
}
