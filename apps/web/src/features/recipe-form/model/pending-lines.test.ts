import { expect, test } from 'vitest';
import { pendingIngredient, takeInPending } from './pending-lines.ts';
import { EMPTY_RECIPE, NOTHING_PENDING } from './recipe-form-values.ts';

test.each([
  ['', 'salt'],
  ['  ', 'salt'],
  ['1', ''],
  ['1', ' \t'],
  ['\u200B', 'salt'],
  ['1', '\u2060\u3164'],
])('quantity %j with name %j is no ingredient yet', (quantity, item) => {
  expect(pendingIngredient({ ...NOTHING_PENDING, quantity, item })).toBeNull();
});

test('quantity and name make an ingredient, trimmed, with or without a unit', () => {
  expect(
    pendingIngredient({ ...NOTHING_PENDING, quantity: ' 2 ', unit: ' g ', item: ' salt ' }),
  ).toEqual({ quantity: '2', unit: 'g', item: 'salt' });
  expect(pendingIngredient({ ...NOTHING_PENDING, quantity: '2', item: 'eggs' })?.unit).toBe('');
});

test('a step or a tag that cannot be seen is not taken in', () => {
  const adding = { ...NOTHING_PENDING, instruction: '\u200B', tag: '\u00AD' };
  const taken = takeInPending({ ...EMPTY_RECIPE, adding });
  expect(taken.directions).toEqual([]);
  expect(taken.tags).toEqual([]);
});

test('words too long for a tag stay where they were typed', () => {
  const adding = { ...NOTHING_PENDING, tag: `Soup, ${'x'.repeat(51)}` };
  const taken = takeInPending({ ...EMPTY_RECIPE, tags: ['quick'], adding });
  expect(taken.tags).toEqual(['quick']);
  expect(taken.adding).toEqual(adding);
});

test('whole lines are taken in, a half-written one stays where it is', () => {
  const adding = {
    quantity: '',
    unit: 'g',
    item: 'salt',
    instruction: ' Stir. ',
    tag: 'Soup, QUICK',
  };
  const taken = takeInPending({ ...EMPTY_RECIPE, tags: ['quick'], adding });
  expect(taken.ingredients).toEqual([]);
  expect(taken.directions).toEqual([{ instruction: 'Stir.' }]);
  expect(taken.tags).toEqual(['quick', 'Soup']);
  expect(taken.adding).toEqual({ ...NOTHING_PENDING, unit: 'g', item: 'salt' });
});
