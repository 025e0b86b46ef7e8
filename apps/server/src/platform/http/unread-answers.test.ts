import { once } from 'node:events';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropUnreadAnswers } from './unread-answers.ts';

const LIMITS = { tickMs: 20, ticks: 20 };
const MUCH = 'x'.repeat(30_000_000);

const app = fastify();
let port: number;
beforeAll(async () => {
  dropUnreadAnswers(app, LIMITS);
  app.get('/much', async () => MUCH);
  app.get('/little', async () => 'x'.repeat(2_000));
  app.get('/long-work', async () => {
    await sleep(900);
    return { done: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** A connection, and when the server let go of it. */
async function callWithoutReading(): Promise<{ caller: Socket; closed: Promise<unknown[]> }> {
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const caller = connect(port, '127.0.0.1').on('error', () => {});
  caller.pause();
  const [socket] = await accepted;
  return { caller, closed: once(socket, 'close') };
}

test('F-13 who asks for much and never reads it is let go', async () => {
  const { caller, closed } = await callWithoutReading();
  caller.write(ask('/much'));
  await expect(closed).resolves.toBeDefined();
  caller.destroy();
});

test('F-13 who never reads and asks on and on is let go too', async () => {
  const { caller, closed } = await callWithoutReading();
  caller.write(ask('/much'));
  const asking = setInterval(() => caller.write(ask('/little')), 50);
  await expect(closed).resolves.toBeDefined();
  clearInterval(asking);
  caller.destroy();
});

test('F-13 who sends many calls at once and never reads is let go', async () => {
  const { caller, closed } = await callWithoutReading();
  caller.write(ask('/little').repeat(20_000));
  await expect(closed).resolves.toBeDefined();
  caller.destroy();
});

test('who reads slowly but steadily gets it all', async () => {
  const caller = connect(port, '127.0.0.1');
  caller.write(ask('/much').replace('Host', 'Connection: close\r\nHost'));
  let bytes = 0;
  for await (const piece of caller) {
    bytes += (piece as Buffer).length;
    await sleep(2);
  }
  expect(bytes).toBeGreaterThan(MUCH.length);
});

test('work that takes long is not mistaken for a caller who does not read', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/long-work`);
  expect(await answer.json()).toEqual({ done: true });
});
