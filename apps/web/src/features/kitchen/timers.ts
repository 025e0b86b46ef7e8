import { nextTimer, secondsLeft, formatCountdown } from '@commonplate/kitchen';
import { browserStorage } from '../../lib/browser-storage.ts';
import { leadDocumentTitle } from '../../lib/document-title.ts';
import { announceFinish } from './finish-announcement.ts';
import { createBackgroundClock } from './background-clock.ts';
import { createTimerStore } from './timer-store.ts';

/** The timers of this page: they run as long as the app is open, whatever screen is shown. */
export const timers = createTimerStore(browserStorage);

const backgroundClock = createBackgroundClock(() => timers.settle());

function follow(): void {
  const { timers: list, now } = timers.current();
  const next = nextTimer(list);
  leadDocumentTitle(
    next === null ? null : `${formatCountdown(secondsLeft(next, now))} ${next.label}`,
  );
  backgroundClock.wakeAt(next?.endsAt ?? null);
}

timers.subscribe(follow);
timers.onFinish(announceFinish);
follow();
// One that ran out while the page was closed is told as soon as there is somebody to hear it.
timers.settle();
