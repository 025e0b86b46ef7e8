import { describe, expect, test } from 'vitest';
import { readPage } from '../../read-page.ts';
import { withMixedNumbers } from './run-together-fractions.ts';

const STEPS = [
  'Stir the oats into the hot milk and let them swell for ten minutes.',
  'Fold in the butter and bake the porridge until it is golden.',
];

const read = (declared: string, shown: string): ReturnType<typeof readPage> => {
  const rest = ['3/4 cup milk', '2 tbsp butter'];
  const data = {
    '@type': 'Recipe',
    name: 'Baked porridge',
    recipeIngredient: [declared, ...rest],
    recipeInstructions: STEPS.map((text) => ({ '@type': 'HowToStep', text })),
  };
  const list = (lines: readonly string[]): string => `<li>${lines.join('</li><li>')}</li>`;
  return readPage(
    `<html lang="en"><title>Baked porridge</title><script type="application/ld+json">${JSON.stringify(data)}</script>
     <body><h1>Baked porridge</h1><h2>Ingredients</h2><ul>${list([shown, ...rest])}</ul><h2>Method</h2><ol>${list(STEPS)}</ol></body></html>`,
    'https://oats.example/porridge',
  );
};

describe('a whole number that runs into its fraction', () => {
  test.each([
    ['11/2 cups oats', '1 1/2 cups oats'],
    ['22⁄3 cups oats', '2 2/3 cups oats'],
    ['1 (141/2 oz) tin of beans', '1 (14 1/2 oz) tin of beans'],
  ])('is parted from it: %s', (line, parted) => {
    expect(withMixedNumbers(line)).toBe(parted);
  });

  test.each(['3/4 cup milk', '1 1/2 cups oats', '16/20 prawns', '10/2 eggs', '200/250 g ham'])(
    'is not seen in %s',
    (line) => {
      expect(withMixedNumbers(line)).toBe(line);
    },
  );

  test('is certain where the page shows the two apart', () => {
    const recipe = read('11/2 cups oats', '1<sup>1</sup>/<sub>2</sub> cups oats');
    expect(recipe?.ingredients[0]).toMatchObject({ quantity: '1 1/2', unit: 'cups' });
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });

  test('is marked where the page shows it no better, with what it says', () => {
    const recipe = read('11/2 cups oats', '11/2 cups oats');
    expect(recipe?.ingredients[0]).toMatchObject({ quantity: '1 1/2', unit: 'cups' });
    expect(recipe?.confidence).toBeLessThan(70);
    expect(recipe?.evidence).toContainEqual(
      expect.objectContaining({ path: 'ingredients.0', confidence: 50, excerpt: '11/2 cups oats' }),
    );
  });
});
