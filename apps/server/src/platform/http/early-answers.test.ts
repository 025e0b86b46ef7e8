import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Place, newPlace } from '../../testing/engines.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';
import { hearOutEarlyAnswers } from './early-answers.ts';
import { PACE } from './sending-pace.ts';

const MEGABYTE = 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024, 'x');

interface Sent {
  readonly status: string;
  readonly body: string;
  readonly headers: string;
  /** What went wrong with the connection before the sender was done and had read everything. */
  readonly broken: string | undefined;
  readonly sentBytes: number;
}

/** A simple program: sends all it has, and only then looks for an answer. */
function sendAll(port: number, head: readonly string[], bytes: number): Promise<Sent> {
  return new Promise((resolve) => {
    let answer = '';
    let broken: string | undefined;
    let left = bytes;
    const socket = connect(port, '127.0.0.1').setEncoding('utf8').pause();
    const lookForAnswer = () => socket.on('data', (text: string) => (answer += text)).resume();
    const send = () => {
      while (left > 0) {
        const piece = PIECE.subarray(0, Math.min(left, PIECE.length));
        left -= piece.length;
        if (!socket.write(piece)) {
          socket.once('drain', send);
          return;
        }
      }
      lookForAnswer();
    };
    socket.write(`${head.join('\r\n')}\r\nContent-Length: ${bytes}\r\n\r\n`);
    send();
    socket.on('error', ({ message }) => (broken = message));
    socket.on('close', () => {
      const [headers = '', body = ''] = answer.split('\r\n\r\n');
      const status = headers.slice('HTTP/1.1 '.length, 'HTTP/1.1 '.length + 3);
      resolve({ status, headers, body, broken, sentBytes: bytes - left });
    });
  });
}

const head = (path: string, connection = 'keep-alive') => [
  `POST ${path} HTTP/1.1`,
  `Connection: ${connection}`,
  'Host: kitchen.example',
  'Content-Type: application/json',
];

describe('sixty senders at once', () => {
  let place: Place;
  let app: TestApp;
  let port: number;
  beforeAll(async () => {
    place = await newPlace('sqlite');
    app = await startTestApp(place);
    await app.server.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await app.stop();
    await place.remove();
  });

  test.each([
    ['a body that is too large', '/api/auth/login', '413', 'This is too large'],
    ['nobody signed in', '/api/recipes', '401', 'Please sign in'],
    ['no such route', '/api/recipies', '404', 'Not found'],
    ['an address that cannot be read', '/api/%E0%A4%A', '400', 'could not be understood'],
  ])('%s: every one gets the answer', async (_, path, status, message) => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (__, n) =>
        sendAll(port, head(path, 'close'), (3 + (n % 18)) * MEGABYTE),
      ),
    );
    const lost = answers.filter((answer) => answer.broken !== undefined);
    expect(lost).toEqual([]);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([status]));
    for (const { body } of answers) expect(JSON.parse(body).error.message).toContain(message);
  });
});

describe('limits of patience', () => {
  const app = fastify();
  let port: number;
  beforeAll(async () => {
    hearOutEarlyAnswers(app, {
      patienceMs: 100,
      drainMs: 60_000,
      drainBytes: 8 * MEGABYTE,
      pace: PACE,
    });
    app.addHook('onRequest', async (request, reply) =>
      request.url === '/stream'
        ? reply.code(401).send(Readable.from(['no ', 'entry']))
        : reply.code(401).send('no entry'),
    );
    app.post('/', async () => 'never');
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(() => app.close());

  test('whoever sends without end is let go, though he never looks at the answer', async () => {
    const { sentBytes } = await sendAll(port, head('/'), 1024 * MEGABYTE);
    expect(sentBytes).toBeLessThan(64 * MEGABYTE);
  });

  test.each(['/', '/stream'])(
    'the answer of %s is there at once for who looks while still sending',
    async (path) => {
      const socket = connect(port, '127.0.0.1').setEncoding('utf8');
      socket.write(`${head(path).join('\r\n')}\r\nContent-Length: 1000\r\n\r\nsome`);
      const answer = await new Promise<string>((resolve) => {
        let text = '';
        socket.on('data', (piece: string) => {
          text += piece;
          if (text.includes('entry')) resolve(text);
        });
      });
      expect(answer).toMatch(/^HTTP\/1\.1 401 /);
      expect(answer.toLowerCase()).toContain('connection: close');
      socket.destroy();
    },
  );

  test('whoever is done soon keeps the connection', async () => {
    const keeping = connect(port, '127.0.0.1').setEncoding('utf8');
    const heads = `${head('/').join('\r\n')}\r\nContent-Length: 4\r\n\r\n`;
    keeping.write(`${heads}so`);
    setTimeout(() => keeping.write(`me${heads}more`), 20);
    const text = await new Promise<string>((resolve) => {
      let all = '';
      keeping.on('data', (piece: string) => {
        all += piece;
        if (all.split('no entry').length === 3) resolve(all);
      });
    });
    expect(text.toLowerCase()).not.toContain('connection: close');
    keeping.destroy();
  });

  test('a stop does not wait for those who are heard out', async () => {
    const other = fastify();
    hearOutEarlyAnswers(other, {
      patienceMs: 10,
      drainMs: 600_000,
      drainBytes: MEGABYTE,
      pace: PACE,
    });
    other.addHook('onRequest', async (_, reply) => reply.code(401).send('no entry'));
    await other.listen({ port: 0, host: '127.0.0.1' });
    const { port: there } = other.server.address() as AddressInfo;
    const socket = connect(there, '127.0.0.1').on('error', () => {});
    socket.write(`${head('/').join('\r\n')}\r\nContent-Length: 1000\r\n\r\nsome`);
    await once(socket, 'data');
    await expect(other.close()).resolves.toBeUndefined();
    socket.destroy();
  });
});
