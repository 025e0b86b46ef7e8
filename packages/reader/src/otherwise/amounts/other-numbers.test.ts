import { expect, test } from 'vitest';
import { haveOtherNumbers } from './other-numbers.ts';

test.each([
  ['1 (400 g) can beans', '1 (800 g) can beans'],
  ['2 x 400g tins beans', '2 x 800 g tins, beans'],
  ['1 1/2 cups flour', '1 3/4 cups flour'],
])('%s and %s have other numbers', (one, other) => {
  expect(haveOtherNumbers(one, other)).toBe(true);
});

test.each([
  ['1.5 cups flour', '1 1/2 cups flour'],
  ['0.33 cup flour', '1/3 cup flour'],
  ['1,000 g flour', '1000 g flour'],
  ['1,5 dl Milch', '1.5 dl Milch'],
  ['2 carrots', '2-6 carrots'],
  ['1 (400 g) can beans', '1 (800 g) can peas'],
])('%s and %s have not, or are not the same else', (one, other) => {
  expect(haveOtherNumbers(one, other)).toBe(false);
});
