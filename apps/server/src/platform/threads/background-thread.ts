import { Worker } from 'node:worker_threads';
import { ThreadClosed, ThreadTooSlow } from './thread-failures.ts';
import type { ThreadAnswer, ThreadOrder } from './thread-messages.ts';

export interface ThreadSettings {
  readonly script: URL;
  readonly workerData?: unknown;
  /** How long the thread, and what it holds in memory, stays after its last order. */
  readonly idleMs: number;
  /** A single order that takes longer is given up, and the thread with it. */
  readonly orderMs: number;
  /** Said when that happens. */
  readonly tooSlow: string;
  /** A failure inside the thread arrives here as name and message alone. */
  readonly toError?: (failure: { readonly name: string; readonly message: string }) => Error;
}

export interface OrderOptions {
  readonly signal?: AbortSignal;
  /** Called with the number of orders to be done before this one, at once and whenever it changes. */
  readonly onPlace?: (ahead: number) => void;
}

export interface BackgroundThread<Order, Result> {
  run(order: Order, options?: OrderOptions): Promise<Result>;
  /** Refuses what waits and frees the memory. */
  close(): Promise<void>;
}

interface Job<Order, Result> extends ThreadOrder<Order> {
  readonly options: OrderOptions;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/** Work that would hold up every other request, done in a thread of its own, one order at a time; the thread lives only while it is needed. */
export function createBackgroundThread<Order, Result>(
  settings: ThreadSettings,
): BackgroundThread<Order, Result> {
  const { toError = ({ message }) => new Error(message) } = settings;
  const waiting: Job<Order, Result>[] = [];
  let current: Job<Order, Result> | undefined;
  let worker: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let slowTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const tellPlaces = () => {
    const before = current ? 1 : 0;
    waiting.forEach((job, index) => job.options.onPlace?.(before + index));
  };

  const dismissWorker = async () => {
    const leaving = worker;
    worker = undefined;
    leaving?.removeAllListeners();
    await leaving?.terminate();
  };

  const finish = (settle: (job: Job<Order, Result>) => void) => {
    clearTimeout(slowTimer);
    const job = current;
    current = undefined;
    if (job) settle(job);
    startNext();
  };

  const fail = (error: unknown) => {
    void dismissWorker();
    finish((job) => job.reject(error));
  };

  const summonWorker = (): Worker => {
    const summoned = new Worker(settings.script, { workerData: settings.workerData });
    summoned.unref();
    summoned.on('message', (answer: ThreadAnswer<Result>) => {
      finish((job) => {
        if (job.options.signal?.aborted) job.reject(job.options.signal.reason);
        else if ('result' in answer) job.resolve(answer.result);
        else job.reject(toError(answer.failure));
      });
    });
    summoned.on('error', fail);
    return summoned;
  };

  function startNext() {
    if (current) return;
    current = waiting.shift();
    tellPlaces();
    clearTimeout(idleTimer);
    if (!current) {
      idleTimer = setTimeout(() => void dismissWorker(), settings.idleMs);
      idleTimer.unref();
      return;
    }
    current.options.onPlace?.(0);
    worker ??= summonWorker();
    slowTimer = setTimeout(() => fail(new ThreadTooSlow(settings.tooSlow)), settings.orderMs);
    slowTimer.unref();
    const { order, aborted } = current;
    worker.postMessage({ order, aborted } satisfies ThreadOrder<Order>, []);
  }

  const abandon = (job: Job<Order, Result>) => {
    const index = waiting.indexOf(job);
    if (index >= 0) {
      waiting.splice(index, 1);
      tellPlaces();
    }
    Atomics.store(job.aborted, 0, 1);
    job.reject(job.options.signal?.reason);
  };

  return {
    run: (order, options = {}) =>
      new Promise((resolve, reject) => {
        options.signal?.throwIfAborted();
        if (isClosed) throw new ThreadClosed('The thread is closed');
        const aborted = new Int32Array(new SharedArrayBuffer(4));
        const job = { order, options, aborted, resolve, reject };
        options.signal?.addEventListener('abort', () => abandon(job), { once: true });
        waiting.push(job);
        if (current) tellPlaces();
        startNext();
      }),
    async close() {
      isClosed = true;
      clearTimeout(idleTimer);
      clearTimeout(slowTimer);
      const stopped = new ThreadClosed('The thread is closed');
      for (const job of waiting.splice(0)) job.reject(stopped);
      const running = current;
      current = undefined;
      await dismissWorker();
      running?.reject(stopped);
    },
  };
}
