import { expect, test } from 'vitest';
import { ingredientsDoubtful } from './ingredient-doubts.ts';

const LIST = ['200 g flour', '2 eggs', '100 ml milk', '1 tsp salt, or more'];

test.each([
  'Flour, 200 g',
  '2 egg(s)',
  'egg(s) 2',
  '0 salt',
  '3 numbers eggs',
  'to taste salt',
  ', 2 eggs',
  '2 undefined eggs',
  'NaN eggs 2',
  '2 2 egg yolks',
  '2 pieces, large onion',
  '½ cup, chopped red onion',
  '100 ml',
  '12',
])('a short list with "%s" is likely not what its author wrote', (line) => {
  expect(ingredientsDoubtful(LIST)).toBe(false);
  expect(ingredientsDoubtful([...LIST, line])).toBe(true);
});

test.each(['Salt', '(2 eggs)', '“00” flour 1 kg', '20 20-cent rolls', '1 banana, sliced'])(
  'a list with "%s" is as its author wrote it',
  (line) => {
    expect(ingredientsDoubtful([...LIST, line])).toBe(false);
  },
);
