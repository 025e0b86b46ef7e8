import { afterEach, describe, expect, test } from 'vitest';
import { type BackgroundThread, createBackgroundThread } from './background-thread.ts';

/** A thread that answers, fails, dies or goes on for ever, as it is told. */
const SCRIPT = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ order }) => {
    if (order === 'die') throw new TypeError('dead');
    while (order === 'for ever');
    parentPort.postMessage(
      order === 'fail' ? { failure: { name: 'Error', message: 'no' } } : { result: order },
    );
  });`;

let thread: BackgroundThread<string, string>;
const start = (orderMs: number) => {
  thread = createBackgroundThread({
    script: new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`),
    idleMs: 60_000,
    orderMs,
    tooSlow: 'Took too long.',
  });
};
afterEach(() => thread.close());

describe('a thread in the background', { timeout: 60_000 }, () => {
  test('answers order by order and tells each its place', async () => {
    start(30_000);
    const places: number[] = [];
    const answers = [
      thread.run('one'),
      thread.run('two'),
      thread.run('three', { onPlace: (ahead) => places.push(ahead) }),
    ];
    expect(await Promise.all(answers)).toEqual(['one', 'two', 'three']);
    expect(places).toEqual([2, 1, 0]);
  });

  test('hands on failures and outlives its own death', async () => {
    start(30_000);
    await expect(thread.run('fail')).rejects.toThrow('no');
    await expect(thread.run('die')).rejects.toThrow('dead');
    expect(await thread.run('alive')).toBe('alive');
  });

  test('gives up what takes too long and goes on with the next', async () => {
    start(2_000);
    const stuck = thread.run('for ever');
    const next = thread.run('next');
    await expect(stuck).rejects.toMatchObject({ name: 'ThreadTooSlow', message: 'Took too long.' });
    expect(await next).toBe('next');
  });

  test('drops an order nobody waits for', async () => {
    start(30_000);
    const leaving = new AbortController();
    const first = thread.run('first');
    const dropped = thread.run('for ever', { signal: leaving.signal });
    leaving.abort();
    await expect(dropped).rejects.toMatchObject({ name: 'AbortError' });
    expect([await first, await thread.run('last')]).toEqual(['first', 'last']);
  });

  test('refuses everything once it is closed', async () => {
    start(30_000);
    const [running, waiting] = [thread.run('for ever'), thread.run('waiting')];
    const outcomes = Promise.allSettled([running, waiting]);
    await thread.close();
    expect(await outcomes).toMatchObject([
      { status: 'rejected', reason: { name: 'ThreadClosed' } },
      { status: 'rejected', reason: { name: 'ThreadClosed' } },
    ]);
    await expect(thread.run('late')).rejects.toMatchObject({ name: 'ThreadClosed' });
  });
});
