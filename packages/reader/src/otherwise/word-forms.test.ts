import { expect, test } from 'vitest';
import { areForms } from './word-forms.ts';

test.each([
  ['egg', 'eggs'],
  ['cooked', 'cooking'],
  ['ajouter', 'ajoutez'],
  ['remueve', 'remuevas'],
  ['zwiebel', 'zwiebeln'],
  ['cinamon', 'cinnamon'],
])('%s and %s are forms of one word', (one, other) => {
  expect(areForms(one, other)).toBe(true);
  expect(areForms(other, one)).toBe(true);
});

test.each([
  ['butter', 'buttermilk'],
  ['chicken', 'chickpeas'],
  ['covered', 'uncovered'],
  ['cold', 'boiling'],
  ['salt', 'a'],
  ['den', 'schneiden'],
  ['not', 'note'],
])('%s and %s are not', (one, other) => {
  expect(areForms(one, other)).toBe(false);
  expect(areForms(other, one)).toBe(false);
});
