import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { env } from 'onnxruntime-web';
import { loadLineRecogniser } from './line-recogniser.ts';
import { loadModelFiles } from './model-files.ts';
import { readPhoto, type Models } from './read-photo.ts';
import { loadTextDetector } from './text-detector.ts';
import type { ReadAnswer, ReadRequest, WorkerSettings } from './worker-messages.ts';

const settings = workerData as WorkerSettings;
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

async function answer({ photo, aborted }: ReadRequest): Promise<ReadAnswer> {
  try {
    models ??= loadModels();
    const stopIfAborted = () => {
      if (Atomics.load(aborted, 0) !== 0) throw new Error('aborted');
    };
    return { reading: await readPhoto(photo, await models, stopIfAborted) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { failure: { name, message } };
  }
}

parentPort?.on('message', (request: ReadRequest) => {
  void answer(request).then((result) => parentPort?.postMessage(result, []));
});
