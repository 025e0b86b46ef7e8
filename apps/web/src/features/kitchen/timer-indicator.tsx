import { formatCountdown, nextTimer, secondsLeft } from '@commonplate/kitchen';
import { Timer as TimerIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './timer-indicator.module.css';
import { TimerList } from './timer-list.tsx';
import { timerWords } from './timer-words.ts';
import { timers as store } from './timers.ts';
import { useTimers } from './use-timers.ts';

/** As many as can be spoken before they are old. */
const SPOKEN_MAX = 5;

/** Said at once, wherever the reader is: a toast alone may be missed. What is added is spoken, also the same words again. */
function SpokenFinishes() {
  const [finishes, setFinishes] = useState<{ key: number; words: string }[]>([]);
  useEffect(
    () =>
      store.onFinish(({ timer }) =>
        setFinishes((earlier) => [
          ...earlier.slice(1 - SPOKEN_MAX),
          {
            key: (earlier.at(-1)?.key ?? 0) + 1,
            words: `${timer.label} timer has finished.`,
          },
        ]),
      ),
    [],
  );
  return (
    <VisuallyHidden>
      <span role="alert" aria-atomic="false">
        {finishes.map(({ key, words }) => (
          <span key={key}>{words} </span>
        ))}
      </span>
    </VisuallyHidden>
  );
}

/** The next timer in the bar of every page, while one runs or has finished and waits to be seen. */
export function TimerIndicator() {
  const { timers, now } = useTimers();
  const [open, setOpen] = useState(false);
  const running = timers.filter(({ endsAt }) => endsAt !== null).length;
  const shown = nextTimer(timers) ?? timers.find((timer) => secondsLeft(timer, now) === 0);
  return (
    <>
      <SpokenFinishes />
      {shown !== undefined && (
        <button
          type="button"
          className={styles['indicator']}
          data-tone={timerWords(shown, now).tone}
          onClick={() => setOpen(true)}
        >
          <Icon of={TimerIcon} small />
          <VisuallyHidden>
            {running === 0
              ? `${shown.label} timer finished:`
              : `${running} ${running === 1 ? 'timer' : 'timers'} running, the next ends in`}
          </VisuallyHidden>
          <span className={styles['time']}>{formatCountdown(secondsLeft(shown, now))}</span>
          {running > 1 && (
            <span className={styles['more']} aria-hidden="true">
              +{running - 1}
            </span>
          )}
        </button>
      )}
      {open && (
        <Dialog title="Timers" onClose={() => setOpen(false)}>
          <TimerList />
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
