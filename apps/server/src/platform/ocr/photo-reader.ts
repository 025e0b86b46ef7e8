import { availableParallelism } from 'node:os';
import { MINUTE } from '../clock.ts';
import { type OrderOptions, createBackgroundThread } from '../threads/background-thread.ts';
import { ModelsMissing } from './model-files.ts';
import type { PhotoReading } from './photo-reading.ts';
import { UnreadablePhoto } from './upright-pixels.ts';
import type { ReaderThreadData } from './reader-thread-data.ts';

const THREADS_MAX = 2;

interface PhotoReaderSettings {
  /** A folder with other models; the packaged ones without. */
  readonly modelsDir?: string | undefined;
  /** How long the models stay in memory after the last photo. */
  readonly idleMs?: number;
  /** A photo of a page full of small print on a slow machine; beyond it something is stuck. */
  readonly photoMs?: number;
}

export interface PhotoReader {
  read(photo: Uint8Array, options?: OrderOptions): Promise<PhotoReading>;
  /** Refuses what waits and frees the memory. */
  close(): Promise<void>;
}

function toError({ name, message }: { name: string; message: string }): Error {
  if (name === 'UnreadablePhoto') return new UnreadablePhoto(message);
  return name === 'ModelsMissing' ? new ModelsMissing(message) : new Error(message);
}

export function createPhotoReader(settings: PhotoReaderSettings = {}): PhotoReader {
  const { modelsDir, idleMs = MINUTE, photoMs = 2 * MINUTE } = settings;
  const threads = Math.min(THREADS_MAX, availableParallelism());
  const thread = createBackgroundThread<Uint8Array, PhotoReading>({
    script: new URL('photo-reader.worker.ts', import.meta.url),
    workerData: { modelsDir, threads } satisfies ReaderThreadData,
    idleMs,
    orderMs: photoMs,
    tooSlow:
      'Reading the photo took too long. Please try again with a photo that shows only the recipe.',
    toError,
  });
  return { read: (photo, options) => thread.run(photo, options), close: () => thread.close() };
}
