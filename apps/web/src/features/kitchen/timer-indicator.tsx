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

/** Said at once, wherever the reader is: a toast alone may be missed. */
function SpokenFinish() {
  const [words, setWords] = useState('');
  useEffect(
    () => store.onFinish(({ timer }) => setWords(`${timer.label} timer has finished.`)),
    [],
  );
  return (
    <VisuallyHidden>
      <span role="alert">{words}</span>
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
      <SpokenFinish />
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
