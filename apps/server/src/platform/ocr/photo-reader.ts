import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ModelsMissing } from './model-files.ts';
import type { PhotoReading } from './photo-reading.ts';
import { UnreadablePhoto } from './upright-pixels.ts';
import type { ReadAnswer, ReadRequest, WorkerSettings } from './worker-messages.ts';

const IDLE_MS = 60_000;
/** A photo of a page full of small print on a slow machine; beyond it something is stuck. */
const PHOTO_MS = 120_000;
const THREADS_MAX = 2;

interface PhotoReaderSettings {
  /** A folder with other models; the packaged ones without. */
  modelsDir?: string | undefined;
  /** How long the models stay in memory after the last photo. */
  idleMs?: number;
  photoMs?: number;
}

interface ReadOptions {
  signal?: AbortSignal;
  /** Called with the number of photos to be read before this one, at once and whenever it changes. */
  onPlace?: (ahead: number) => void;
}

export interface PhotoReader {
  read(photo: Uint8Array, options?: ReadOptions): Promise<PhotoReading>;
  /** Refuses what waits and frees the memory. */
  close(): Promise<void>;
}

export class ReadingTooSlow extends Error {
  override name = 'ReadingTooSlow';
}

interface Job {
  photo: Uint8Array;
  options: ReadOptions;
  aborted: Int32Array;
  resolve: (reading: PhotoReading) => void;
  reject: (reason: unknown) => void;
}

function toError({ name, message }: { name: string; message: string }): Error {
  if (name === 'UnreadablePhoto') return new UnreadablePhoto(message);
  return name === 'ModelsMissing' ? new ModelsMissing(message) : new Error(message);
}

/** Reads photos in a thread of its own, one at a time; the thread lives only while it is needed. */
export function createPhotoReader(settings: PhotoReaderSettings = {}): PhotoReader {
  const { idleMs = IDLE_MS, photoMs = PHOTO_MS } = settings;
  const waiting: Job[] = [];
  let current: Job | undefined;
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

  const finish = (settle: (job: Job) => void) => {
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
    const workerData: WorkerSettings = {
      modelsDir: settings.modelsDir,
      threads: Math.min(THREADS_MAX, availableParallelism()),
    };
    const summoned = new Worker(new URL('photo-reader.worker.ts', import.meta.url), { workerData });
    summoned.unref();
    summoned.on('message', (answer: ReadAnswer) => {
      finish((job) => {
        if (job.options.signal?.aborted) job.reject(job.options.signal.reason);
        else if ('reading' in answer) job.resolve(answer.reading);
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
      idleTimer = setTimeout(() => void dismissWorker(), idleMs);
      idleTimer.unref();
      return;
    }
    current.options.onPlace?.(0);
    worker ??= summonWorker();
    slowTimer = setTimeout(
      () => fail(new ReadingTooSlow('Reading the photo took too long')),
      photoMs,
    );
    slowTimer.unref();
    const request: ReadRequest = { photo: current.photo, aborted: current.aborted };
    worker.postMessage(request, []);
  }

  const abandon = (job: Job) => {
    const index = waiting.indexOf(job);
    if (index >= 0) {
      waiting.splice(index, 1);
      tellPlaces();
    }
    Atomics.store(job.aborted, 0, 1);
    job.reject(job.options.signal?.reason);
  };

  return {
    read: (photo, options = {}) =>
      new Promise((resolve, reject) => {
        options.signal?.throwIfAborted();
        if (isClosed) throw new Error('The photo reader is closed');
        const aborted = new Int32Array(new SharedArrayBuffer(4));
        const job: Job = { photo, options, aborted, resolve, reject };
        options.signal?.addEventListener('abort', () => abandon(job), { once: true });
        waiting.push(job);
        if (current) tellPlaces();
        startNext();
      }),
    async close() {
      isClosed = true;
      clearTimeout(idleTimer);
      const stopped = new Error('The photo reader is closed');
      for (const job of waiting.splice(0)) job.reject(stopped);
      clearTimeout(slowTimer);
      const running = current;
      current = undefined;
      await dismissWorker();
      running?.reject(stopped);
    },
  };
}
