import { type Application, buildApp } from '../app.ts';
import type { Parts } from '../app.ts';
import { loadSettings } from '../platform/settings/settings.ts';
import { type CapturedLog, createCapturedLog } from './captured-log.ts';
import { ending } from './ending.ts';
import type { Place } from './engines.ts';
import { type ManualClock, createManualClock } from './manual-clock.ts';

export interface TestApp extends Application {
  readonly clock: ManualClock;
  readonly log: CapturedLog;
}

interface Options extends Pick<Parts, 'webRoot' | 'importTimes' | 'photoPatienceMs'> {
  readonly env?: Record<string, string>;
}

/** Strong hashing would make every test wait; the algorithm stays the same. */
export const CHEAP_COST = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** The whole server on a real database, spoken to with `server.inject`. Time can be moved, the log can be read. */
export async function startTestApp(place: Place, options: Options = {}): Promise<TestApp> {
  const clock = createManualClock();
  const log = createCapturedLog();
  const settings = loadSettings({ ...place.env, ...options.env });
  const app = await buildApp(settings, {
    clock: clock.now,
    passwordCost: CHEAP_COST,
    webRoot: options.webRoot ?? place.dataDir,
    logTo: log,
    ...(options.importTimes && { importTimes: options.importTimes }),
    ...(options.photoPatienceMs !== undefined && { photoPatienceMs: options.photoPatienceMs }),
  });
  const stop = ending(() => app.stop());
  await app.prepare();
  return { ...app, stop, clock, log };
}
