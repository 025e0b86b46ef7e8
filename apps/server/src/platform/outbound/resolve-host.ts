import { lookup } from 'node:dns/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Obstacle } from './fetch-refused.ts';

const DNS_LIMIT_MS = 5_000;

/** Every address a name stands for. */
export type ResolveHost = (host: string) => Promise<readonly string[]>;

/** The system's own way, so that hosts files and home networks count. */
export const systemResolve: ResolveHost = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

export async function resolveInTime(
  resolve: ResolveHost,
  host: string,
): Promise<readonly string[]> {
  const limit = new AbortController();
  const tooLate = pause(DNS_LIMIT_MS, null, { signal: limit.signal, ref: false });
  try {
    const found = await Promise.race([resolve(host), tooLate]);
    if (!found) throw new Obstacle('took_too_long', 'name lookup');
    if (found.length === 0) throw new Obstacle('upstream_failed', 'the name has no address');
    return found;
  } finally {
    // The pause rejects when it is called off; nobody is waiting for it any more.
    tooLate.catch(() => null);
    limit.abort();
  }
}
