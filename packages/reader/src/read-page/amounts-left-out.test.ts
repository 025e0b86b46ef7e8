import { expect, test } from 'vitest';
import { declared, INGREDIENTS, items, method, page, STEPS } from '../testing/plum-dumplings.ts';

const NAMED = INGREDIENTS.with(1, 'semolina');
const listed = (lines: readonly string[]): string =>
  `<h2>Ingredients</h2><ul>${items(lines)}</ul>${method}`;

test('an amount that only the page states is taken from there, and marked', () => {
  const recipe = page(declared(NAMED, STEPS), listed(INGREDIENTS));
  expect(recipe?.ingredients[1]).toEqual({ quantity: '120', unit: 'g', item: 'semolina' });
  expect(recipe?.confidence).toBeLessThan(70);
  expect(recipe?.evidence).toContainEqual({
    path: 'ingredients.1',
    confidence: 50,
    basis: 'source',
    excerpt: '120 g semolina',
  });
});

test('where the page names more of the food than the data, its line is offered', () => {
  const recipe = page(
    declared(NAMED, STEPS),
    listed(INGREDIENTS.with(1, '120 g coarse wheat semolina')),
  );
  expect(recipe?.evidence).toContainEqual({
    path: 'ingredients.1.quantity',
    confidence: 50,
    basis: 'source',
    pageSays: 'differs',
    excerpt: '120 g coarse wheat semolina',
    ingredient: { quantity: '120', unit: 'g', item: 'coarse wheat semolina' },
  });
});

test('what page and data only name is as needed, and nothing to check', () => {
  const recipe = page(declared(NAMED, STEPS), listed(NAMED));
  expect(recipe?.ingredients[1]?.quantity).toBe('as needed');
  expect(recipe?.confidence).toBeGreaterThan(90);
});
