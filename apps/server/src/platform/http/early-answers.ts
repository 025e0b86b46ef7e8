import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SECOND } from '../clock.ts';
import { PACE, type PaceLimits, watchPace } from './sending-pace.ts';

interface Limits {
  /** So long the answer itself is held back: whoever is done by then keeps the connection. */
  readonly patienceMs: number;
  /** After that, or after this much, the connection is closed, whoever is still sending. */
  readonly drainMs: number;
  readonly drainBytes: number;
  /** Whoever sends more slowly is not worth the waiting. */
  readonly pace: PaceLimits;
}

const LIMITS: Limits = {
  patienceMs: 250,
  drainMs: 30 * SECOND,
  drainBytes: 64 * 1024 * 1024,
  pace: PACE,
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length']) > 0;

export const isStillSending = ({ raw }: FastifyRequest): boolean =>
  hasBody(raw) && !raw.readableEnded && !raw.destroyed;

const heardOut = new WeakSet<FastifyRequest>();

/** For a sender who was given all the time there is: the answer and the end of the connection come at once. */
export const hearOutNoLonger = (request: FastifyRequest): void => void heardOut.add(request);

/** Reads what is left of a body and keeps nothing of it, until its end or until it is enough. */
export function throwRestAway(
  raw: IncomingMessage,
  { drainMs, drainBytes, pace }: Omit<Limits, 'patienceMs'> = LIMITS,
  stopping?: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    let left = drainBytes;
    const take = (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) stop();
    };
    const stop = () => {
      clearTimeout(timer);
      stopPace();
      stopping?.removeEventListener('abort', stop);
      raw.off('data', take).off('end', stop).off('close', stop).pause();
      resolve();
    };
    const timer = setTimeout(stop, drainMs);
    const stopPace = watchPace(raw, stop, pace);
    stopping?.addEventListener('abort', stop);
    raw.unpipe();
    raw.on('data', take).once('end', stop).once('close', stop).resume();
  });
}

/** The answer goes out at once; only its end, and with it the end of the connection, waits. */
async function* endingAfter(payload: unknown, rest: Promise<void>): AsyncGenerator {
  if (payload instanceof Readable) yield* payload;
  else yield payload;
  await rest;
}

/**
 * Whoever is answered before the whole body was sent (too large, not signed in, no such route) would find the connection
 * closed under his hands, and many programs then never look at the answer. So we hear him out, within limits.
 */
export function hearOutEarlyAnswers(app: FastifyInstance, limits: Limits = LIMITS): void {
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());

  app.addHook('onSend', async (request, reply, payload) => {
    if (!isStillSending(request)) return payload;
    const rest = throwRestAway(request.raw, limits, stopping.signal);
    await Promise.race([rest, sleep(limits.patienceMs, undefined, { ref: false })]);
    if (!isStillSending(request)) return payload;
    reply.header('connection', 'close');
    if (payload === null || payload === undefined) return payload;
    if (typeof payload === 'string' || Buffer.isBuffer(payload)) {
      reply.header('content-length', Buffer.byteLength(payload));
    }
    return heardOut.has(request) ? payload : Readable.from(endingAfter(payload, rest));
  });
}
