import { TIMER_TOAST_MS } from '@commonplate/contract';
import { showToast } from '../../ui/toasts.ts';
import { notifyFinish } from './timer-notification.ts';
import type { Finish } from './timer-store.ts';
import { ring, timerSound } from './timer-sound.ts';

let unheard = false;
const listeners = new Set<() => void>();

/** The browser did not let the last finish be heard. */
export const soundWasRefused = (): boolean => unheard;

export function watchSoundRefusal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceFinish({ timer, first }: Finish): void {
  showToast({
    type: 'warning',
    title: 'Timer Finished!',
    message: `${timer.label} timer has finished.`,
    duration: TIMER_TOAST_MS,
  });
  if (!first) return;
  notifyFinish(timer);
  unheard = timerSound.current() && !ring();
  for (const listener of listeners) listener();
}
