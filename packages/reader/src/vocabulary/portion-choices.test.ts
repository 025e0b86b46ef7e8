import { expect, test } from 'vitest';
import { withoutChoices } from './portion-choices.ts';

test.each([
  ['ingredients1x2x3xforthedough', 'ingredientsforthedough'],
  ['ingredientsuscustomarymetric1x2x3x', 'ingredients'],
  ['zutaten2x', 'zutaten'],
  ['12xícaradeóleo', '12xícaradeóleo'],
])('of %s, what may be chosen is taken away: %s', (bare, left) => {
  expect(withoutChoices(bare)).toBe(left);
});
