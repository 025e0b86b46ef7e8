import { request } from 'undici';
import { ACCEPTED_ENCODINGS, readBody } from './read-body.ts';

const MAX_BYTES = 2 * 1024 * 1024;

/** A service that gave no usable answer. The message is for the log; nothing the service said stands in it. */
export class ServiceFailed extends Error {
  override readonly name = 'ServiceFailed';
}

export interface JsonService {
  address(path: string, query: Readonly<Record<string, string>>): URL;
  /** An address the service gave us itself; null where it leads to somebody else, who must not see the key. */
  ownAddress(text: string): URL | null;
  /** Rejects with ServiceFailed, or with the signal's reason once it is aborted. */
  get(url: URL, signal: AbortSignal): Promise<unknown>;
}

interface ServiceAddress {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** `/v1` at the end of an address and at the start of a path is one and the same. */
function joined(baseUrl: string, path: string): URL {
  const base = baseUrl.replace(/\/+$/, '');
  const twice = base.endsWith('/v1') && path.startsWith('/v1/');
  return new URL(base + (twice ? path.slice('/v1'.length) : path));
}

/**
 * A service the operator chose, so it may stand anywhere, in the house too. Redirects are not followed: they would carry
 * the key to wherever they lead.
 */
export function createJsonService({ baseUrl, headers }: ServiceAddress): JsonService {
  const { origin } = new URL(baseUrl);

  async function answerOf(url: URL, signal: AbortSignal): Promise<unknown> {
    const accepted = { accept: 'application/json', 'accept-encoding': ACCEPTED_ENCODINGS };
    const answer = await request(url, { headers: { ...headers, ...accepted }, signal });
    // A body that is dropped reports its own end as a failure.
    answer.body.on('error', () => null);
    if (answer.statusCode !== 200) {
      answer.body.destroy();
      throw new ServiceFailed(`${url.host} answered with status ${answer.statusCode}`);
    }
    const encoding = String(answer.headers['content-encoding'] ?? '');
    const bytes = await readBody(answer.body, { encoding, maxBytes: MAX_BYTES });
    try {
      return JSON.parse(bytes.toString()) as unknown;
    } catch {
      throw new ServiceFailed(`${url.host} answered with something that is no JSON`);
    }
  }

  return {
    address(path, query) {
      const url = joined(baseUrl, path);
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url;
    },
    ownAddress(text) {
      const url = URL.parse(text);
      return url?.origin === origin ? url : null;
    },
    async get(url, signal) {
      try {
        return await answerOf(url, signal);
      } catch (cause) {
        signal.throwIfAborted();
        if (cause instanceof ServiceFailed) throw cause;
        throw new ServiceFailed(`${url.host} could not be asked`, { cause });
      }
    },
  };
}
