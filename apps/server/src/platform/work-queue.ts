interface WorkQueueOptions {
  /** How many ordinary jobs run at once. */
  readonly slots: number;
  /** How many jobs may wait; each holds in memory what it works on. */
  readonly maxWaiting: number;
  /** What the job is told that would wait beyond that. */
  readonly refusal: () => Error;
}

interface WorkQueue {
  /** Runs the job when `slots` places are free; a job that asks for all of them runs alone. */
  readonly run: <T>(slots: number, job: () => Promise<T>) => Promise<T>;
}

/** First come, first served, so a heavy job is not starved by a stream of light ones. */
export function createWorkQueue({ slots, maxWaiting, refusal }: WorkQueueOptions): WorkQueue {
  const waiting: { readonly needs: number; readonly start: () => void }[] = [];
  let free = slots;

  const startNext = (): void => {
    for (let next = waiting[0]; next && next.needs <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.needs;
      next.start();
    }
  };

  return {
    async run(asked, job) {
      if (waiting.length >= maxWaiting) throw refusal();
      const needs = Math.min(asked, slots);
      await new Promise<void>((start) => {
        waiting.push({ needs, start });
        startNext();
      });
      try {
        return await job();
      } finally {
        free += needs;
        startNext();
      }
    },
  };
}
