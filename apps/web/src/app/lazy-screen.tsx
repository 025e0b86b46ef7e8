import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';
import { fetchMissedStyles } from './missed-styles.ts';

const RETRY_MS = 600;

export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
  /** To be called once the failure is shown, so that the next visit tries again. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super(
      'Please check your connection and try again. If Commonplate was updated meanwhile, trying again brings the new version.',
      { cause },
    );
    this.forget = forget;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function loadTwice<Screen>(load: () => Promise<Screen>): Promise<Screen> {
  const loadStyled = () => fetchMissedStyles().then(load);
  try {
    return await loadStyled();
  } catch {
    await pause(RETRY_MS);
  }
  return loadStyled();
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
  // React keeps a failure for as long as the component lives; until it is shown, it has to: each new one would be waited for.
  const makeAwaited = () =>
    lazy(async () => {
      try {
        return { default: await fetchIt() };
      } catch (cause) {
        throw new ScreenLoadError(cause, () => {
          awaited = makeAwaited();
        });
      }
    });
  let awaited = makeAwaited();
  const Screen = (props: Props) => {
    // Of one kind as long as it is shown, or it would begin anew when its file comes.
    const [Shown] = useState<ComponentType<Props>>(() => fetched ?? awaited);
    return <Shown {...props} />;
  };
  const prefetch = async (params: Params) => {
    const screen: unknown = await fetchIt();
    if (canPrefetch(screen)) await screen.prefetch(params);
  };
  return Object.assign(Screen, { prefetch });
}
