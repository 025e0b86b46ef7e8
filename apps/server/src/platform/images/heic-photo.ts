import { Worker } from 'node:worker_threads';
import type { Box } from './fit-inside.ts';
import { PictureRefused } from './picture-refused.ts';

export interface HeicTask {
  readonly bytes: Uint8Array;
  readonly maxPixels: number;
  readonly box: Box;
}

interface HeicPixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array<ArrayBuffer>;
}

export type HeicAnswer =
  | { readonly outcome: 'damaged' | 'tooManyPixels' }
  | ({ readonly outcome: 'decoded' } & HeicPixels);

/**
 * One thread per photo: the decoder's memory never shrinks while its thread lives, and ending the thread is the only
 * way to stop a decoder that hangs. The photo is shrunk in there too, so that the full-size pixels go with the thread.
 */
export async function decodeHeic(task: HeicTask, timeLimitMs: number): Promise<HeicPixels> {
  const worker = new Worker(new URL('heic.worker.ts', import.meta.url), {
    workerData: task,
    // The decoder prints its complaints; the answer already carries what matters.
    stdout: true,
    stderr: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<HeicAnswer>();
  const timer = setTimeout(() => reject(new PictureRefused('tooSlow')), timeLimitMs);
  worker.once('message', resolve);
  worker.once('error', (cause) => reject(new PictureRefused('damaged', cause)));
  worker.once('exit', () => reject(new PictureRefused('damaged')));
  try {
    const answer = await promise;
    if (answer.outcome !== 'decoded') throw new PictureRefused(answer.outcome);
    return answer;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
