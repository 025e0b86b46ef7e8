import { afterAll, beforeAll, expect, test } from 'vitest';
import { ending } from './ending.ts';

const ended: string[] = [];
const thing = (name: string) =>
  ending(async () => {
    ended.push(name);
  });

let endShared: () => Promise<void>;
beforeAll(() => {
  endShared = thing('shared');
});
afterAll(() => endShared());

test('what a test starts and does not end', () => {
  thing('first');
  thing('second, on top of it');
  expect(ended).toEqual([]);
});

test('ends with it, the last first, and what several share goes on', () => {
  expect(ended).toEqual(['second, on top of it', 'first']);
});

test('what a test ends itself', async () => {
  const end = thing('third');
  await Promise.all([end(), end()]);
  expect(ended).toHaveLength(3);
});

test('is not ended again', () => {
  expect(ended).toHaveLength(3);
});
