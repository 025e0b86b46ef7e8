import { expect, test } from 'vitest';
import { withoutCommonTail } from './common-tail.ts';

const LINES = ['2 leeks', '200 g flour', '3 eggs', 'salt'];

test.each([': 1', ' see savings'])('what stands behind every line is none of it: "%s"', (tail) => {
  expect(withoutCommonTail(LINES.map((line) => line + tail))).toEqual(LINES);
});

test.each([
  { what: 'amounts behind their food', lines: ['Gin: 1', 'Vermouth: 1', 'Bitter: 1', 'Soda: 1'] },
  {
    what: 'seasonings',
    lines: ['Sea salt to taste', 'Pepper to taste', 'Lime juice to taste', 'Mint to taste'],
  },
  {
    what: 'one food in three colours',
    lines: ['1 red bell pepper', '1 green bell pepper', '2 yellow bell pepper'],
  },
  { what: 'a line without it', lines: [...LINES.map((line) => `${line}: 1`), '1 lemon'] },
])('$what stay as they are', ({ lines }) => {
  expect(withoutCommonTail(lines)).toEqual(lines);
});
