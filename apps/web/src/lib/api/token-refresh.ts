import type { TokenPair } from '@commonplate/contract';
import { ApiFailure } from './api-failure.ts';
import { send } from './http-request.ts';
import type { SessionStore } from '../session/session-store.ts';

const LOCK = 'commonplate-token-refresh';
const RETRY_MS = 1_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tabs take turns where the browser can arrange it; `locks` is missing on plain http, where the server's grace for a just rotated token has to do. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request(LOCK, work) : work();
}

async function askForTokens(refreshToken: string): Promise<TokenPair> {
  const ask = () =>
    send(
      { endpoint: 'refreshToken', body: { refreshToken }, fallback: 'Your session has ended' },
      null,
    );
  try {
    return (await ask()) as TokenPair;
  } catch (error) {
    // No answer at all may only mean that the page is being left: whoever is still here asks once more.
    if (!(error instanceof ApiFailure) || error.status !== 0) throw error;
    await pause(RETRY_MS);
    return (await ask()) as TokenPair;
  }
}

/**
 * Exchanges a refused access token for a good one. However many requests ask at once, one exchange happens,
 * and a tab that comes second takes what the first one stored. Resolves to null when the session is over.
 */
export function createTokenRefresh(
  session: SessionStore,
): (refused: string | null) => Promise<string | null> {
  let underWay: Promise<string | null> | null = null;

  const storedInstead = (refused: string | null) => {
    const { token } = session.tokens();
    return token !== null && token !== refused ? token : null;
  };

  async function exchange(refused: string | null): Promise<string | null> {
    const other = storedInstead(refused);
    if (other !== null) return other;
    const { refreshToken } = session.tokens();
    if (refreshToken === null) return null;
    try {
      const pair = await askForTokens(refreshToken);
      // Signed out while asking: the new tokens belong to nobody here.
      if (session.tokens().refreshToken === null) return null;
      session.replaceTokens(pair);
      return pair.token;
    } catch {
      return storedInstead(refused);
    }
  }

  return (refused) => {
    underWay ??= inTurn(() => exchange(refused)).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
