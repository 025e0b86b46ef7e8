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
])('a blank card with English headings may be written in %s', (code, text) => {
  expect(languageOf(text)).toBe(code);
});

test('a heading that is English and, but for its accent, French tells neither', () => {
  expect(languageOf('Ingredients\n3 plums\n2 pears')).toBe('en');
  expect(languageOf('Ingrédients\n200 g de farine\nMélangez la farine.')).toBe('fr');
});
