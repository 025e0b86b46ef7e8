import { expect, test } from 'vitest';
import { tidyIngredients } from './tidy-lines.ts';

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
