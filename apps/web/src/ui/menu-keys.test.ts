import { expect, test } from 'vitest';
import { nextMenuItem } from './menu-keys.ts';

const labels = ['Copy Link', 'Facebook', 'Email', 'Copy Text'];

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', -1, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['e', 0, 2],
  ['C', 0, 3],
  ['c', 3, 0],
  ['x', 0, null],
  ['Enter', 0, null],
  [' ', 0, null],
])('%s from %i leads to %s', (key, current, expected) => {
  expect(nextMenuItem(key, { labels, current })).toBe(expected);
});

test('an empty menu leads nowhere', () => {
  expect(nextMenuItem('ArrowDown', { labels: [], current: -1 })).toBeNull();
});
