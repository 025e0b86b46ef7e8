import { describe, expect, test } from 'vitest';
import { markedPaths } from '../testing/marked-paths.ts';
import { STEPS, declared, items, method, page } from '../testing/plum-dumplings.ts';

const listed = (lines: readonly string[]): string => `<h2>Ingredients</h2><ul>${items(lines)}</ul>`;
const IN_UNITS = [
  '6 unit(s) potatoes',
  '25 milliliter(s) oil',
  '12 unit(s) plums',
  '1 unit(s) egg',
];
const HARDLY_COUNTED = ['12 plums', 'Potato dough', 'Breadcrumbs', 'Butter to fry', 'Sugar'];

describe('a list that looks put together by a program', () => {
  test.each([
    ['its plurals are in brackets', IN_UNITS],
    ['few of its lines have amounts', HARDLY_COUNTED],
  ])('needs no look where the page has the very same, though %s', (_why, lines) => {
    const recipe = page(declared(lines, STEPS), listed(lines) + method);
    expect(markedPaths(recipe)).toEqual([]);
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });

  test.each([
    ['has each amount twice', ['2 2 eggs', '50 g 50 g butter', '1 l 1 l broth']],
    ['has a measure by itself', ['2 eggs', '2 tablespoons', 'honey', '1 l broth']],
  ])('needs one where it %s, though the page has the same', (_why, lines) => {
    const recipe = page(declared(lines, STEPS), listed(lines) + method);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('needs one where the page shows another', () => {
    const recipe = page(declared(IN_UNITS, STEPS), listed(['2 potatoes', '3 plums']) + method);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('needs one where both only name the foods', () => {
    const names = HARDLY_COUNTED.slice(1);
    const recipe = page(declared(names, STEPS), listed(names) + method);
    expect(markedPaths(recipe)).toContain('ingredients.0');
    expect(recipe?.confidence).toBeLessThan(70);
  });
});

test.each([
  'Per serving: 420 calories, 28 g fat, 3 g carbs, 38 g protein',
  'Pro Portion ca. 210 kcal, 3 g Eiweiß, 8 g Fett, 30 g Kohlenhydrate',
  'Por ración: 380 kcal, 24 g de grasa, 28 g de hidratos',
])('what a portion holds is no ingredient more: %s', (nutrients) => {
  const lines = ['500 g potatoes', '12 plums', '50 g butter'];
  const recipe = page(declared(lines, STEPS), `${listed(lines)}<p>${nutrients}</p>${method}`);
  expect(markedPaths(recipe)).toEqual([]);
});
