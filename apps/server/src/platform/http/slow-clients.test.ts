import { type AddressInfo, connect } from 'node:net';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handleError } from '../errors/error-handler.ts';
import { hearOutEarlyAnswers } from './early-answers.ts';
import { limitSlowClients } from './slow-clients.ts';

/** Fifty bytes within some 400 ms: a drop every 50 ms is too slow, a handful is not. */
const PACE = { tickMs: 20, ticks: 20, leastBytes: 50 };
const LIMITS = { bodyMs: 200, pace: PACE };
const EARLY_LIMITS = { patienceMs: 50, drainMs: 60_000, drainBytes: 1_000_000, pace: PACE };
/** So long it would take if nobody cut it off: 200 drops, one every 50 ms. */
const ALL_DROPS_MS = 10_000;

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

describe('slow clients', () => {
  const app = fastify();
  const echoed: unknown[] = [];
  let port: number;
  beforeAll(async () => {
    app.setErrorHandler(handleError);
    limitSlowClients(app, LIMITS);
    hearOutEarlyAnswers(app, EARLY_LIMITS);
    app.post('/echo', async (request) => {
      echoed.push(request.body);
      return request.body;
    });
    app.post('/large', { config: { bodyTimeoutMs: 60_000 } }, async (request) => request.body);
    app.post(
      '/members',
      { onRequest: async (_request, reply) => reply.code(401).send({ no: true }) },
      async () => 'never',
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(() => app.close());

  /** Sends the start of a request, then `drops` one after another; answers what came back and when the end came. */
  function open(start: string, drops: readonly string[] = [], everyMs = 50) {
    return new Promise<{ answer: string; ms: number }>((resolve) => {
      let answer = '';
      const started = performance.now();
      const socket = connect(port, '127.0.0.1', () => socket.write(start));
      const rest = [...drops];
      const timer = setInterval(() => {
        const drop = rest.shift();
        if (drop === undefined) clearInterval(timer);
        else socket.write(drop);
      }, everyMs);
      socket
        .setEncoding('utf8')
        .on('data', (data: string) => (answer += data))
        .on('error', () => {})
        .on('close', () => {
          clearInterval(timer);
          resolve({ answer, ms: performance.now() - started });
        });
    });
  }

  test('a body that comes drop by drop is cut off', async () => {
    const { answer, ms } = await open(head('/echo', 1_000), Array(200).fill('1'));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(ms).toBeLessThan(ALL_DROPS_MS);
  });

  test('a body that was refused as too slow is not acted on, even if its end still comes', async () => {
    const { answer } = await open(head('/echo', 7), ['"', 's', 'l', 'o', 'w', '!', '"']);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(echoed).toEqual([]);
  });

  test('a route for large files gives more time, as long as the bytes keep coming', async () => {
    const drops = ['"', ...Array<string>(30).fill('y'.repeat(20)), '"'];
    const { answer } = await open(
      head('/large', 602).replace('Host', 'Connection: close\r\nHost'),
      drops,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('y'.repeat(600));
  });

  test.each([
    ['that comes drop by drop', Array<string>(200).fill('1')],
    ['whose sender falls silent', ['1'.repeat(40)]],
  ])('F-13 a large file %s is cut off long before its time is up', async (_, drops) => {
    const { answer, ms } = await open(head('/large', 1_000), drops);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(ms).toBeLessThan(ALL_DROPS_MS);
  });

  test('who is refused before the body is read gets the answer and is then let go', async () => {
    const { answer, ms } = await open(head('/members', 100_000), Array(200).fill('1'));
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(ms).toBeLessThan(ALL_DROPS_MS);
  });
});
