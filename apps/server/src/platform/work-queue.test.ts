import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

const refusal = () => new Error('full');

function watched() {
  const seen = { now: 0, most: 0 };
  const job = async (): Promise<void> => {
    seen.most = Math.max(seen.most, ++seen.now);
    await pause(5);
    seen.now--;
  };
  return { seen, job };
}

test('never more jobs at once than there are places', async () => {
  const queue = createWorkQueue({ slots: 2, maxWaiting: 100, refusal });
  const { seen, job } = watched();
  await Promise.all(Array.from({ length: 12 }, () => queue.run(1, job)));
  expect(seen).toEqual({ now: 0, most: 2 });
});

test('a job that asks for every place runs alone and keeps its turn', async () => {
  const queue = createWorkQueue({ slots: 2, maxWaiting: 100, refusal });
  const order: string[] = [];
  const { seen, job } = watched();
  const light = (): Promise<void> => queue.run(1, job).then(() => void order.push('light'));
  const heavy = queue.run(2, async () => {
    expect(seen.now).toBe(0);
    await job();
    order.push('heavy');
  });
  await Promise.all([heavy, light(), light()]);
  expect(order).toEqual(['heavy', 'light', 'light']);
});

test('a job that fails gives its place back', async () => {
  const queue = createWorkQueue({ slots: 1, maxWaiting: 100, refusal });
  await expect(queue.run(1, () => Promise.reject(new Error('burnt')))).rejects.toThrow('burnt');
  await expect(queue.run(1, () => Promise.resolve('served'))).resolves.toBe('served');
});

test('a queue that is full says so instead of filling the memory', async () => {
  const queue = createWorkQueue({ slots: 1, maxWaiting: 1, refusal });
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = queue.run(1, () => promise);
  const waiting = queue.run(1, () => Promise.resolve());
  await expect(queue.run(1, () => Promise.resolve())).rejects.toThrow('full');
  resolve();
  await Promise.all([running, waiting]);
});

test('runs only so many at once, in order, and goes on after a failure', async () => {
  const queue = createWorkQueue({ slots: 2, maxWaiting: 10, refusal });
  const order: number[] = [];
  const work = (n: number) =>
    queue.run(1, async () => {
      await new Promise(setImmediate);
      order.push(n);
      if (n === 1) throw new Error('one fails');
    });
  await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
});
