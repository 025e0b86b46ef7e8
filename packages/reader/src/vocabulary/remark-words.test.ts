import { expect, test } from 'vitest';
import { isRemark } from './remark-words.ts';

test.each([
  'Tip: use ripe plums.',
  'Tips',
  'Tip 1: Chill the dough.',
  'Tips for success',
  'Pro tip – warm the bowl.',
  'Note: it keeps for a week.',
  'Recipe notes',
  'Tipp: Reife Pflaumen nehmen.',
  'Serving suggestions',
])('%s stands beside the steps', (text) => {
  expect(isRemark(text)).toBe(true);
});

test.each([
  'Tip the potatoes into a colander.',
  'Tip in the flour and stir for 2 minutes.',
  'Tip onto a floured surface and knead.',
  'Before serving, whip the cream.',
  'Cool before serving.',
  'Note the weight of the peeled plums and add half of that in sugar.',
])('%s is an order', (text) => {
  expect(isRemark(text)).toBe(false);
});
