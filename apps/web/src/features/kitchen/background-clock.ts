export interface BackgroundClock {
  /** A moment as `Date.now()` gives it, or null for none. */
  wakeAt: (moment: number | null) => void;
}

/** Browsers let a hidden page's own timeouts come up to a minute late; those of a worker they do not. */
export function createBackgroundClock(onWake: () => void): BackgroundClock {
  let worker: Worker | null = null;
  let wanted: number | null = null;

  function open(): Worker | null {
    try {
      const opened = new Worker(new URL('./background-clock.worker.ts', import.meta.url), {
        type: 'module',
      });
      opened.addEventListener('message', onWake);
      return opened;
    } catch {
      return null;
    }
  }

  return {
    wakeAt(moment) {
      if (moment === wanted) return;
      wanted = moment;
      if (moment !== null) worker ??= open();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is one receiver and takes no target
      worker?.postMessage(moment === null ? null : Math.max(0, moment - Date.now()));
    },
  };
}
