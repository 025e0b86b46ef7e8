import { Agent, request } from 'undici';
import { readBody } from '../outbound/read-body.ts';

/** A recipe is some kilobytes; no honest answer comes near this. */
const ANSWER_MAX_BYTES = 2 * 1024 * 1024;
/** Shorter texts may stand in an answer by chance. */
const SECRET_MIN = 8;
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

interface FetchNeeds {
  readonly timeoutMs: number;
  readonly apiKey: string | undefined;
}

export interface ProviderFetch {
  readonly fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

/**
 * How the provider is asked: to the operator's address alone (a redirect would carry the key along), no more is read than an
 * answer can be, and the key is taken out of whatever comes back, for some providers quote it in their complaints.
 */
export function createProviderFetch({ timeoutMs, apiKey = '' }: FetchNeeds): ProviderFetch {
  // The caller's signal ends a call; the limits of the agent must only not come before.
  const dispatcher = new Agent({
    headersTimeout: timeoutMs + 1_000,
    bodyTimeout: timeoutMs + 1_000,
  });
  const withoutKey = (text: string): string =>
    apiKey.length < SECRET_MIN ? text : text.replaceAll(apiKey, '[key]');

  return {
    async fetch(input, init) {
      const asked = new Request(input, init);
      const { statusCode, headers, body } = await request(asked.url, {
        dispatcher,
        method: 'POST',
        headers: Object.fromEntries(asked.headers),
        body: await asked.text(),
        signal: asked.signal,
      });
      const encoding = String(headers['content-encoding'] ?? '');
      const bytes = await readBody(body, { encoding, maxBytes: ANSWER_MAX_BYTES });
      const text = withoutKey(bytes.toString('utf8'));
      return new Response(WITHOUT_BODY.has(statusCode) ? null : text, {
        status: statusCode,
        headers: { 'content-type': String(headers['content-type'] ?? '') },
      });
    },
    close: () => dispatcher.destroy(),
  };
}
