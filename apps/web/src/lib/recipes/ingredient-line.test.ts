import { scaleIngredient } from '@commonplate/kitchen';
import { describe, expect, test } from 'vitest';
import { readIngredientLine } from './ingredient-line.ts';

const LINES: readonly [line: string, quantity: string, unit: string, item: string][] = [
  ['200 g flour', '200', 'g', 'flour'],
  ['200g flour', '200', 'g', 'flour'],
  ['1 1/2 cups whole milk', '1 1/2', 'cups', 'whole milk'],
  ['1½ cups whole milk', '1½', 'cups', 'whole milk'],
  ['½ tsp salt', '½', 'tsp', 'salt'],
  ['2-3 cloves garlic, crushed', '2-3', 'cloves', 'garlic, crushed'],
  ['2 to 3 tbsp. olive oil', '2 to 3', 'tbsp.', 'olive oil'],
  ['3 eggs', '3', '', 'eggs'],
  ['2 large onions, sliced', '2', '', 'large onions, sliced'],
  ['1 cup of cream', '1', 'cup', 'cream'],
  ['2 heaped tbsp cocoa', '2', 'heaped tbsp', 'cocoa'],
  ['4 fl oz cream', '4', 'fl oz', 'cream'],
  ['1 (400 g) tin tomatoes', '1', '(400 g) tin', 'tomatoes'],
  ['one and a half pounds beetroot', 'one and a half', 'pounds', 'beetroot'],
  ['half a lemon', 'half a', '', 'lemon'],
  ['a pinch of saffron', '1', 'pinch', 'saffron'],
  ['1,5 l water', '1,5', 'l', 'water'],
  ['10g/¼oz yeast', '10', 'g/¼oz', 'yeast'],
  ['200 g / 7 oz plain chocolate', '200', 'g / 7 oz', 'plain chocolate'],
  ['250ml/9fl oz milk', '250', 'ml/9fl oz', 'milk'],
  ['1 1/2 lb/675 g. beef', '1 1/2', 'lb/675 g.', 'beef'],
  ['about 2 cups stock', '2', 'cups', 'stock'],
  ['About 2-3 cups stock', '2-3', 'cups', 'stock'],
  ['~200 g rice', '200', 'g', 'rice'],
  ['~ 200g rice', '200', 'g', 'rice'],
  ['ca. 200 g sugar', '200', 'g', 'sugar'],
  ['approx. ½ cup cream', '½', 'cup', 'cream'],
  ['roughly 3 eggs', '3', '', 'eggs'],
  ['about half a cup of stock', 'half a', 'cup', 'stock'],
  ['about the same of butter', 'as needed', '', 'about the same of butter'],
  ['1 lb 2 oz beef', '1', 'lb 2 oz', 'beef'],
  ['1lb 2oz beef', '1', 'lb 2oz', 'beef'],
  ['1 lb. 2 oz. beef', '1', 'lb. 2 oz.', 'beef'],
  ['1 cup plus 2 tbsp flour', '1', 'cup plus 2 tbsp', 'flour'],
  ['1 cup 2 percent milk', '1', 'cup', '2 percent milk'],
  ['2 x 400g cans beans', '2', '(400g) cans', 'beans'],
  ['2x400g tins of chickpeas', '2', '(400g) tins', 'chickpeas'],
  ['2 × 400 g/14 oz tins tomatoes', '2', '(400 g/14 oz) tins', 'tomatoes'],
  ['4 x 150 g steaks', '4', '', '(150 g) steaks'],
  ['2 x 9-inch pie crusts', '2', '', '(9-inch) pie crusts'],
  ['3 x eggs', '3', '', 'eggs'],
  ['2 x-large eggs', '2', '', 'x-large eggs'],
  ['1 salt/pepper mix', '1', '', 'salt/pepper mix'],
  ['1 loaf', '1', '', 'loaf'],
  ['a few basil leaves', 'as needed', '', 'a few basil leaves'],
  ['Butter for the tin', 'as needed', '', 'Butter for the tin'],
  ['Salt, to taste', 'to taste', '', 'Salt'],
  ['Black pepper (to taste)', 'to taste', '', 'Black pepper'],
  ['to taste', 'as needed', '', 'to taste'],
  ['12', 'as needed', '', '12'],
];

describe('a written ingredient line', () => {
  test.each(LINES)('%s', (line, quantity, unit, item) => {
    expect(readIngredientLine(line)).toEqual({ quantity, unit, item });
  });
});

test.each([
  ['1 lb 2 oz beef', '2', 'lb 4 oz', 'beef'],
  ['2 x 400g cans beans', '4', '(400g) cans', 'beans'],
  ['4 x 150 g steaks', '8', '', '(150 g) steaks'],
  ['about 2 cups stock', '4', 'cups', 'stock'],
])('%s scales', (line, quantity, unit, item) => {
  expect(scaleIngredient(readIngredientLine(line), 2)).toEqual({ quantity, unit, item });
});
