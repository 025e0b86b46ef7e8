import { expect, test } from 'vitest';
import { inflect, unitOf } from './units.ts';

test.each([
  ['cup', 'cups'],
  ['pinch', 'pinches'],
  ['dash', 'dashes'],
  ['box', 'boxes'],
  ['glass', 'glasses'],
  ['loaf', 'loaves'],
  ['leaf', 'leaves'],
  ['half', 'halves'],
  ['clove', 'cloves'],
  ['tomato', 'tomatoes'],
  ['avocado', 'avocados'],
  ['Tablespoon', 'Tablespoons'],
  ['TIN', 'TINS'],
])('%s and %s follow their number', (singular, plural) => {
  expect(inflect(singular, true)).toBe(plural);
  expect(inflect(plural, true)).toBe(plural);
  expect(inflect(plural, false)).toBe(singular);
  expect(inflect(singular, false)).toBe(singular);
});

test.each(['tbsp', 'tsp', 'g', 'kg', 'ml', 'l', 'oz', 'lb'])('%s never gets an s', (word) => {
  expect(inflect(word, true)).toBe(word);
});

test('an abbreviation that was written with an s loses it at one', () => {
  expect(inflect('lbs', true)).toBe('lbs');
  expect(inflect('lbs', false)).toBe('lb');
});

test.each(['large', 'constructor', '', 'cup(s)'])('%j is no unit and stays', (word) => {
  expect(unitOf(word)).toBeNull();
  expect(inflect(word, true)).toBe(word);
});
