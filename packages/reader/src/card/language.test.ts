import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  [
    'de',
    'Ingredients\n300 g Mehl\n1 Prise Salz\nDirections\nMehl und Salz mit der Milch zu einem Teig kneten.',
  ],
  [
    'sv',
    'Ingredients\n3 dl mjöl\n1 msk smör\nDirections\nBlanda mjöl och smör.\nKoka i tio minuter.',
  ],
  ['en', 'Ingredients\n2 cups flour\nDirections\nStir the flour into the milk and bake it.'],
  ['fr', 'Ingrédients\n200 g de farine\nPréparation\nMélangez la farine.'],
])('a blank card with English headings may be written in %s', (code, text) => {
  expect(languageOf(text)).toBe(code);
});
