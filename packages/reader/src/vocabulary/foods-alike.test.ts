import { expect, test } from 'vitest';
import { areOtherFoods } from './foods-alike.ts';

test.each([
  ['pea', 'pear'],
  ['mjol', 'mjolk'],
  ['mjolet', 'mjolken'],
  ['graddfil', 'gradde'],
  ['poires', 'poireaux'],
  ['poivron', 'poivre'],
  ['pomodori', 'pomodorini'],
  ['pimiento', 'pimienta'],
  ['chickpea', 'chicken'],
  ['tej', 'tejfol'],
])('%s and %s are two foods', (one, other) => {
  expect(areOtherFoods(one, other)).toBe(true);
  expect(areOtherFoods(other, one)).toBe(true);
});

test.each([
  ['pear', 'pears'],
  ['pomodoro', 'pomodori'],
  ['mjol', 'mjolet'],
  ['onion', 'onions'],
  ['chicken', 'chickens'],
])('%s and %s may be one', (one, other) => {
  expect(areOtherFoods(one, other)).toBe(false);
});
