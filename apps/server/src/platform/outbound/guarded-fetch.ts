import { Agent, request } from 'undici';
import { createAllowList } from './allow-list.ts';
import { checkAnswer, redirectTarget, type AnswerHead } from './answer-check.ts';
import { isChallenge, mayBeDown } from './bot-challenge.ts';
import { brokenOffBy, isTimeout } from './broken-off.ts';
import { checkedUrl } from './checked-url.ts';
import { FetchRefused, Obstacle, type Subject } from './fetch-refused.ts';
import { createGuardedConnector } from './guarded-connector.ts';
import { ACCEPTED_ENCODINGS, readBody } from './read-body.ts';
import { systemResolve, type ResolveHost } from './resolve-host.ts';
import type { Wanted } from './wanted.ts';

const MAX_REDIRECTS = 5;

export interface OutboundSettings {
  /** FETCH_ALLOW: `host:port` entries. */
  readonly allow: readonly string[];
  readonly version: string;
  readonly resolve?: ResolveHost;
}

export interface Fetched {
  /** Where it was found in the end. */
  readonly url: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

export interface FetchOrder {
  readonly url: string;
  readonly wanted: Wanted;
  readonly signal?: AbortSignal;
}

interface Hops extends Required<FetchOrder> {
  /** Told before each host is asked. */
  readonly onHost: (host: string) => void;
}

/** Rejects with FetchRefused, or with the caller's own reason once the caller's signal is aborted. */
export type GuardedFetch = (order: FetchOrder) => Promise<Fetched>;

/** The one way out for every request that a user can cause: what it may reach does not depend on what the user types. */
export function createGuardedFetch(settings: OutboundSettings): GuardedFetch {
  const allow = createAllowList(settings.allow);
  const connect = createGuardedConnector({ allow, resolve: settings.resolve ?? systemResolve });
  const userAgent = `Commonplate/${settings.version} (+recipe import)`;

  async function follow({ url, wanted, signal, onHost }: Hops): Promise<Fetched> {
    // An agent of its own, so that no fetch rides on a connection another one was allowed to open.
    const agent = new Agent({ connect, allowH2: false, pipelining: 1 });
    const headers = {
      'user-agent': userAgent,
      accept: wanted.accept,
      'accept-encoding': ACCEPTED_ENCODINGS,
    };
    const limits = { headersTimeout: wanted.deadlineMs, bodyTimeout: wanted.deadlineMs };
    try {
      let at = checkedUrl(URL.parse(url), allow);
      for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
        signal.throwIfAborted();
        onHost(at.host);
        const answer = await request(at, { dispatcher: agent, headers, signal, ...limits });
        // A body that is dropped reports its own end as a failure.
        answer.body.on('error', () => null);
        const head = headOf(answer.statusCode, answer.headers);
        const next = redirectTarget(head, at);
        if (!next) return await received({ url: at, head, body: answer.body }, wanted);
        answer.body.destroy();
        at = checkedUrl(next, allow);
      }
      throw new Obstacle('upstream_failed', 'too many redirects');
    } finally {
      // Not awaited: it would wait for a connection that is still being opened, past the deadline.
      agent.destroy().catch(() => null);
    }
  }

  return async ({ url, wanted, signal: asked }) => {
    const deadline = AbortSignal.timeout(wanted.deadlineMs);
    let host = '';
    const hops = { url, wanted, onHost: (next: string) => void (host = next) };
    const signal = asked ? AbortSignal.any([asked, deadline]) : deadline;
    try {
      // The client lets a connection that is being opened finish before it heeds the signal.
      return await Promise.race([follow({ ...hops, signal }), abortOf(signal)]);
    } catch (cause) {
      asked?.throwIfAborted();
      throw refusal(cause, { subject: wanted.subject, host, isLate: deadline.aborted });
    }
  };
}

function abortOf(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return promise;
}

interface Answer {
  readonly url: URL;
  readonly head: AnswerHead;
  readonly body: AsyncIterable<Uint8Array>;
}

async function received({ url, head, body }: Answer, wanted: Wanted): Promise<Fetched> {
  const limits = { encoding: head.header('content-encoding'), maxBytes: wanted.maxBytes };
  if (mayBeDown(head)) {
    const excuse = await readBody(body, limits).catch(() => Buffer.alloc(0));
    if (isChallenge(head, excuse)) throw new Obstacle('site_refused', 'a challenge');
  }
  checkAnswer(head, wanted);
  const bytes = await readBody(body, limits);
  if (isChallenge(head, bytes)) throw new Obstacle('site_refused', 'a challenge');
  if (bytes.length === 0) throw new Obstacle('empty', 'empty answer');
  return { url: url.href, contentType: head.header('content-type'), bytes };
}

function headOf(
  status: number,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): AnswerHead {
  return {
    status,
    header: (name) => {
      const value = headers[name] ?? '';
      return typeof value === 'string' ? value : value.join(', ');
    },
  };
}

interface Ending {
  readonly subject: Subject;
  /** Who was asked last; empty where nobody was. */
  readonly host: string;
  readonly isLate: boolean;
}

function refusal(cause: unknown, { subject, host, isLate }: Ending): FetchRefused {
  if (cause instanceof Obstacle) {
    const elsewhere = { host, reason: cause.message };
    return new FetchRefused(cause.kind, { subject, elsewhere });
  }
  const reason = isLate ? 'took too long' : brokenOffBy(cause);
  const elsewhere = reason === null ? undefined : { host, reason };
  const kind = isLate || isTimeout(cause) ? 'took_too_long' : 'upstream_failed';
  return new FetchRefused(kind, { subject, elsewhere, cause });
}
