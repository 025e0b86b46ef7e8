import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';

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

type Params = Readonly<Record<string, string | undefined>>;

export interface Prefetching {
  /** Fetches what it needs at an address with these parameters, so that nobody has to wait when it is shown. */
  prefetch: (params: Params) => Promise<unknown>;
}

export const canPrefetch = (screen: unknown): screen is Prefetching =>
  typeof screen === 'function' && 'prefetch' in screen;

/** A screen in a file of its own, fetched when first shown, or before by `prefetch`; a lost connection gets one more try and then a clear message. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> & Prefetching {
  let fetched: ComponentType<Props> | null = null;
  const fetchIt = async () => (fetched ??= await loadTwice(load));
  const Awaited = lazy(async () => ({ default: await fetchIt() }));
  const Screen = (props: Props) => {
    // Of one kind as long as it is shown, or it would begin anew when its file comes.
    const [Shown] = useState<ComponentType<Props>>(() => fetched ?? Awaited);
    return <Shown {...props} />;
  };
  const prefetch = async (params: Params) => {
    const screen: unknown = await fetchIt();
    if (canPrefetch(screen)) await screen.prefetch(params);
  };
  return Object.assign(Screen, { prefetch });
}
