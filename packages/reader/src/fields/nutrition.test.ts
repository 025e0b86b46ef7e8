import { expect, test } from 'vitest';
import { readNutrition } from './nutrition.ts';

test('amounts come in kcal, grams and milligrams of sodium', () => {
  expect(
    readNutrition({
      calories: '250 kcal',
      protein: '12,5 g',
      carbohydrates: '30 grams',
      sodium: '480 mg',
    }),
  ).toEqual({ calories: 250, protein: 12.5, carbohydrates: 30, sodium: 480 });
});

test('kilojoules, salt in grams and thousands are converted', () => {
  expect(readNutrition({ calories: '1046 kJ', sodium: '0.5 g', fat: '1,250 mg' })).toEqual({
    calories: 250,
    sodium: 500,
    fat: 1.25,
  });
});

test('what is no amount is left out', () => {
  expect(readNutrition({ calories: ' calories', protein: '-3 g', fiber: '' })).toEqual({});
});
