import { once } from 'node:events';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerInTurn } from './answer-in-turn.ts';

const app = fastify();
let port: number;
let started = 0;
let atOnce = 0;
let most = 0;
beforeAll(async () => {
  answerInTurn(app);
  app.get('/:n', async ({ params }) => {
    started++;
    most = Math.max(most, ++atOnce);
    await sleep(10);
    atOnce--;
    return params;
  });
  app.get('/much', async () => {
    started++;
    await sleep(1);
    return 'x'.repeat(5_000_000);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const ask = (path: string, connection = 'keep-alive') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\n\r\n`;

test('calls sent together on one connection are all answered, one after the other', async () => {
  const caller = connect(port, '127.0.0.1').setEncoding('utf8');
  caller.write(`${[1, 2, 3, 4].map((n) => ask(`/${n}`)).join('')}${ask('/5', 'close')}`);
  let text = '';
  for await (const piece of caller) text += piece as string;
  expect([...text.matchAll(/"n":"(\d)"/g)].map(([, n]) => n)).toEqual(['1', '2', '3', '4', '5']);
  expect(most).toBe(1);
});

test('calls on several connections do not wait for each other', async () => {
  most = 0;
  const callers = Array.from({ length: 4 }, () => fetch(`http://127.0.0.1:${port}/6`));
  for (const answer of await Promise.all(callers)) expect(answer.status).toBe(200);
  expect(most).toBeGreaterThan(1);
});

test('F-13 of hundreds of calls by a caller who does not read, next to none is worked on', async () => {
  started = 0;
  const connected = once(app.server, 'connection') as Promise<[Socket]>;
  const caller = connect(port, '127.0.0.1').on('error', () => {});
  caller.pause();
  caller.write(ask('/much').repeat(300));
  const [accepted] = await connected;
  await sleep(500);
  const before = started;
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(20);
  accepted.destroy();
  await once(accepted, 'close');
  await sleep(100);
  expect(started).toBe(before);
  caller.destroy();
});
