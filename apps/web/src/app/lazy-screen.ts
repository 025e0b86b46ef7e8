import { type ComponentType, lazy } from 'react';

const RETRY_MS = 600;

export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function loadTwice<Screen>(load: () => Promise<Screen>): Promise<Screen> {
  try {
    return await load();
  } catch {
    await pause(RETRY_MS);
  }
  try {
    return await load();
  } catch (cause) {
    throw new ScreenLoadError(
      'Please check your connection and try again. If Commonplate was updated meanwhile, trying again brings the new version.',
      { cause },
    );
  }
}

/** A screen in a file of its own, fetched when first shown; a lost connection gets one more try and then a clear message. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadTwice(load) }));
}
