import { expect, test } from 'vitest';
import { amountStart } from './amount-start.ts';

test.each([
  ['Pinch of salt', 'measure'],
  ['slice ham', 'measure'],
  ['Slice the onion thinly.', 'none'],
  ['Stone the plums.', 'none'],
  ['Shake without ice.', 'none'],
  ['Slice and serve.', 'none'],
] as const)('%s begins with an amount of the kind %s', (line, start) =>
  expect(amountStart(line)).toBe(start),
);
