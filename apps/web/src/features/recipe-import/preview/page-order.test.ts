import { expect, test } from 'vitest';
import { inPageOrder, isInPageOrder, placeInPageOrder } from './page-order.ts';

const rows = (...origins: (number | null)[]) => origins.map((origin) => ({ origin }));
const sorted = (from: (number | null)[], order: number[]) =>
  inPageOrder(rows(...from), order).map(({ origin }) => origin);

test.each([
  ['two that are turned', [1, 0, 2], [1, 0, 2]],
  ['one that is told much later', [1, 2, 3, 4, 0], [1, 2, 3, 4, 0]],
  ['all of them reversed', [4, 3, 2, 1, 0], [4, 3, 2, 1, 0]],
  ['one that is told in no certain place', [1, 0], [1, 0, 2]],
])('the steps are put as the page tells them: %s', (_what, order, wanted) => {
  const read = wanted.toSorted((one, other) => one - other);
  expect(sorted(read, order)).toEqual(wanted);
});

test('what was added keeps its place, and what was taken out is not missed', () => {
  expect(sorted([0, null, 1, 2], [2, 1, 0])).toEqual([2, null, 1, 0]);
  expect(sorted([0, 2], [2, 1, 0])).toEqual([2, 0]);
});

test('steps are in the order of the page once all of them are', () => {
  const order = [1, 2, 3, 0];
  expect(isInPageOrder(rows(1, 0, 2, 3), order)).toBe(false);
  expect(isInPageOrder(rows(1, 2, null, 3, 0), order)).toBe(true);
  expect(isInPageOrder(rows(3, 0), order)).toBe(true);
});

test.each([
  ['between those it is told between', [2, 0], 1, 1],
  ['at the head', [1, 0], 2, 0],
  ['at the end, ahead of what was added behind it', [2, 1, null], 0, 2],
  ['behind what was added between them', [2, null, 0], 1, 2],
])('one more step goes where the page tells it: %s', (_where, from, origin, place) => {
  expect(placeInPageOrder(rows(...from), { origin }, [2, 1, 0])).toBe(place);
});

test('a step that the page tells in no certain place, or alone, has none in its order', () => {
  expect(placeInPageOrder(rows(2, 1), { origin: 3 }, [2, 1, 0])).toBeNull();
  expect(placeInPageOrder(rows(2, 1), { origin: null }, [2, 1, 0])).toBeNull();
  expect(placeInPageOrder(rows(3, null), { origin: 1 }, [2, 1, 0])).toBeNull();
});
