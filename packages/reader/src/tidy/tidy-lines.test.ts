import { expect, test } from 'vitest';
import { tidyIngredients, tidySteps, tidyTitle } from './tidy-lines.ts';

test('titles of parts are no ingredients', () => {
  expect(tidyIngredients(['Topping:', '80 g feta', 'For the sauce', '2 tomatoes'])).toEqual([
    '80 g feta',
    '2 tomatoes',
  ]);
});

test.each(['Salt:', 'Salt and pepper:', 'Salz:', 'Sel et poivre :', 'Sal y pimienta:'])(
  '%s is seasoning, not a title',
  (line) => expect(tidyIngredients(['80 g feta', line])).toEqual(['80 g feta', line]),
);

test.each([
  ['a title in capitals', 'DRESSING'],
  ['what a program writes for nothing', 'null'],
  ['a note', 'Note: use the good oil'],
  ['what heads the rest', 'Remaining ingredients'],
  ['what heads some of them in German', 'Trockene Zutaten'],
])('%s among the ingredients is dropped', (_way, line) => {
  const lines = ['80 g feta', '2 tomatoes', line, '3 tbsp oil'];
  expect(tidyIngredients(lines)).toEqual(['80 g feta', '2 tomatoes', '3 tbsp oil']);
});

test('capitals say nothing where most is written in them', () => {
  const lines = ['FETA', 'TOMATOES', '3 TBSP OIL'];
  expect(tidyIngredients(lines)).toEqual(lines);
});

test('capitals say nothing where the amounts stand among them', () => {
  const lines = ['80 G FETA', 'FRESH BASIL', '2 TOMATOES', '3 TBSP OIL', 'BUTTER FOR THE TIN'];
  expect(tidyIngredients(lines)).toEqual(lines);
});

test.each([
  ['short for something', ['80 g noodles', 'MSG', '3 tbsp oil']],
  ['the last of its list', ['80 g noodles', '3 tbsp oil', 'FRESH BASIL']],
  ['counted behind a sign', ['# 80 g noodles', '3 tbsp oil']],
])('a line that is %s is no title', (_way, lines) => {
  expect(tidyIngredients(lines)).toEqual(lines);
});

test.each(['Recipe', 'Rezept', 'La recette', 'Untitled'])('"%s" names no dish', (title) => {
  expect(tidyTitle(title)).toBe('');
});

test('numbers that were glued to the steps are no part of them', () => {
  expect(tidySteps(['1Boil the lentils.', '1Stir in the spinach.'])).toEqual([
    'Boil the lentils.',
    'Stir in the spinach.',
  ]);
});
