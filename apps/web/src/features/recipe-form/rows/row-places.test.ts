import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeAfterDrag, wayMade } from './row-places.ts';

const boxes = [
  { top: 0, height: 40 },
  { top: 40, height: 80 },
  { top: 120, height: 40 },
  { top: 160, height: 40 },
];

describe('where a dragged row lands', () => {
  test.each([
    [0, 0, 0],
    [0, 39, 0],
    [0, 41, 1],
    [0, 1_000, 3],
    [3, -19, 3],
    [3, -21, 2],
    [3, -81, 1],
    [3, -1_000, 0],
    [1, 21, 2],
  ])('row %i dragged by %i px takes place %i', (from, offset, to) => {
    expect(placeAfterDrag(boxes, from, offset)).toBe(to);
  });

  test('a row that is not there stays where it is', () => {
    expect(placeAfterDrag(boxes, 9, 50)).toBe(9);
  });

  test('it is always a place of the list', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 20, max: 300 }), { minLength: 1, maxLength: 30 }),
        fc.nat(),
        fc.integer({ min: -9_000, max: 9_000 }),
        (heights, start, offset) => {
          let top = 0;
          const rows = heights.map((height) => ({ top: (top += height) - height, height }));
          const to = placeAfterDrag(rows, start % rows.length, offset);
          expect(to).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThan(rows.length);
        },
      ),
    );
  });
});

const shifts = (from: number, to: number) =>
  boxes.map((_, index) => wayMade(index, { from, to }, 50));

test('the rows between make way by the height of the dragged one, the others stay', () => {
  expect(shifts(0, 2)).toEqual([0, -50, -50, 0]);
  expect(shifts(3, 1)).toEqual([0, 50, 50, 0]);
  expect(shifts(2, 2)).toEqual([0, 0, 0, 0]);
});
