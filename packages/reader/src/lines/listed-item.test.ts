import { expect, test } from 'vitest';
import { isListedItem } from './listed-item.ts';

test.each([
  '2 eggs',
  'butter',
  'Salt and pepper:',
  'Für die Form Butter',
  '2 cups mixed ingredients',
  'for serving',
  'Optional parsley',
  'Cream for serving',
])('%s is an ingredient of a list', (line) => {
  expect(isListedItem(line)).toBe(true);
});

test.each([
  'For the crust:',
  'Trockene Zutaten',
  '## Dough',
  'Note: use the good oil',
  'undefined',
  'For serving',
  'Toppings (optional)',
  'Zum Garnieren',
])('%s is none', (line) => {
  expect(isListedItem(line)).toBe(false);
});
