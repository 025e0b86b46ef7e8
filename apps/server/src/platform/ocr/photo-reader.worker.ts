import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { env } from 'onnxruntime-web';
import { serveOrders } from '../threads/serve-orders.ts';
import { loadLineRecogniser } from './line-recogniser.ts';
import { loadModelFiles } from './model-files.ts';
import { readPhoto, type Models } from './read-photo.ts';
import type { ReaderThreadData } from './reader-thread-data.ts';
import { loadTextDetector } from './text-detector.ts';

const settings = workerData as ReaderThreadData;
const BACKGROUND_PRIORITY = 10;

/* On Linux this is the calling thread's own priority: the server's thread is served before this one. */
if (process.platform === 'linux') setPriority(0, BACKGROUND_PRIORITY);
env.wasm.numThreads = settings.threads;

async function loadModels(): Promise<Models> {
  const files = await loadModelFiles(settings.modelsDir);
  return {
    detector: await loadTextDetector(files.detector),
    recogniser: await loadLineRecogniser(files.recogniser, files.characters),
  };
}

let models: Promise<Models> | undefined;

serveOrders(async (photo: Uint8Array, stopIfAborted) => {
  models ??= loadModels();
  return readPhoto(photo, await models, stopIfAborted);
});
