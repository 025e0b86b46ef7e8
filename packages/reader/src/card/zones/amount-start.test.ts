import { expect, test } from 'vitest';
import { amountStart, numberedStep } from './amount-start.ts';

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

test.each([
  ['1. A little oil goes into the pan.', 1, 'A little oil goes into the pan.'],
  ['2) A tejfölt elkeverjük.', 2, 'A tejfölt elkeverjük.'],
  ['3: W garnku zagotować wodę.', 3, 'W garnku zagotować wodę.'],
  ['2. Steg løgene gyldne.', 2, 'Steg løgene gyldne.'],
  ['3. Steg 2 bøffer ad gangen.', 3, 'Steg 2 bøffer ad gangen.'],
  ['Steg 2 Koka pastan.', 2, 'Koka pastan.'],
  ['Steg 2: koka pastan.', 2, 'koka pastan.'],
  ['Steg 2', 2, ''],
  ['1. Schritt Mehl sieben', 1, 'Mehl sieben'],
])('"%s" is step %i', (line, number, rest) => expect(numberedStep(line)).toEqual({ number, rest }));

test.each(['1. T butter', '2. c sugar', '1, a pinch of salt', 'Steg 2 bøffer ad gangen.'])(
  '"%s" is no numbered step',
  (line) => expect(numberedStep(line)).toBeNull(),
);
