import { expect, test } from 'vitest';
import { isConverted } from './converted-number.ts';

const number = (value: number, unit: string) => ({ low: value, high: value, unit });

test.each([
  [number(350, 'fahrenheit'), number(175, 'celsius')],
  [number(350, 'fahrenheit'), number(180, 'celsius')],
  [number(60, 'minute'), number(1, 'hour')],
  [number(80, 'minute'), number(1.33, 'hour')],
  [number(500, 'gram'), number(0.5, 'kilogram')],
  [number(500, 'gram'), number(1.1, 'pound')],
  [number(9, 'inch'), number(23, 'centimeter')],
  [number(1, 'cup'), number(200, 'gram')],
])('%j may be %j', (one, other) => {
  expect(isConverted(one, other)).toBe(true);
  expect(isConverted(other, one)).toBe(true);
});

test.each([
  [number(350, 'fahrenheit'), number(200, 'celsius')],
  [number(61, 'minute'), number(1, 'hour')],
  [number(505, 'gram'), number(0.5, 'kilogram')],
  [number(9, 'inch'), number(30, 'centimeter')],
  [number(9, 'inch'), number(9, 'minute')],
])('%j is not %j', (one, other) => {
  expect(isConverted(one, other)).toBe(false);
  expect(isConverted(other, one)).toBe(false);
});
