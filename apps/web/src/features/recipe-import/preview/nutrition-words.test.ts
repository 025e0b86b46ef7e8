import { expect, test } from 'vitest';
import { nutritionWords } from './nutrition-words.ts';

test('what is known stands in one line, zero included', () => {
  expect(nutritionWords({ calories: 320, fat: 0, sodium: null })).toBe('320 kcal, 0 g fat');
});

test('nothing known says nothing', () => {
  expect(nutritionWords({})).toBe('');
});
