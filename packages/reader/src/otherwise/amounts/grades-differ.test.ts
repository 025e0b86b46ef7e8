import { expect, test } from 'vitest';
import { gradesDiffer } from './grades-differ.ts';

test.each([
  ['farina 00 100 g', 'farina 0 100 g'],
  ['100 g farina 00', '100 g farina 0'],
  ['250 g Mehl (Type 405)', '250 g Mehl (Type 550)'],
])('%s is another grade than %s', (line, row) => {
  expect(gradesDiffer(line, row)).toBe(true);
  expect(gradesDiffer(row, line)).toBe(true);
});

test.each([
  ['farina 00 100 g', '100 g farina 00'],
  ['100 g farina 00', '100 g farina "00"'],
  ['100 g farina 00', '100 g farina'],
  ['latte 2 1/2 dl', 'latte 2 ½ dl'],
  ['water 1000 ml', 'water 1 000 ml'],
  ['Eggs 2-3', 'Eggs 2 to 3'],
])('%s may be the same as %s', (line, row) => {
  expect(gradesDiffer(line, row)).toBe(false);
  expect(gradesDiffer(row, line)).toBe(false);
});
