import { expect, test } from 'vitest';
import { nutritionLines } from './nutrition-lines.ts';

test('known values are told in their order and unit, a zero too, unknown ones not', () => {
  expect(nutritionLines({ sodium: 640, calories: 412, fat: 0, fiber: null })).toEqual([
    { name: 'Calories', value: '412' },
    { name: 'Fat', value: '0 g' },
    { name: 'Sodium', value: '640 mg' },
  ]);
  expect(nutritionLines(null)).toEqual([]);
});
