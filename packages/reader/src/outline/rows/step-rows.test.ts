import { describe, expect, test } from 'vitest';
import { readPage } from '../../read-page.ts';
import { linesOf } from '../../testing/lines-of.ts';

const INGREDIENTS = ['600 g parsnips', '2 tbsp honey', '1 tbsp oil', '1 sprig thyme'];
const STEPS = [
  'Quarter the parsnips and turn them in the oil',
  'Roast them at 200 °C for half an hour, with the thyme',
  'Pour the honey over them and roast them until they shine',
];
const LAST = 'Serve hot';

const items = (steps: readonly string[], itemClass: string): string =>
  steps.map((step) => `<li class="${itemClass}"><span>${step}</span></li>`).join('');

/** The steps of a page that declares some of them, and shows others in its list. */
function stepsOf(declared: readonly string[], list: string): string[] {
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: 'Roast parsnips',
    recipeIngredient: INGREDIENTS,
    recipeInstructions: declared,
  });
  return linesOf(
    readPage(
      `<html lang="en"><title>Roast parsnips</title><script type="application/ld+json">${data}</script>
       <body><h1>Roast parsnips</h1><h2>Ingredients</h2><ul><li>${INGREDIENTS.join('</li><li>')}</li></ul>
       <h2>Method</h2><ul>${list}</ul><h3>Nutrition</h3><p>Calories: 210</p></body></html>`,
      'https://table.example/parsnips',
    ),
    'directions',
  );
}

describe('an order without a point behind it', () => {
  test.each([3, 2, 1])(
    'is a step where the site calls it one, whichever the data lacks: %i',
    (at) => {
      const all = [...STEPS, LAST];
      const list = items(all, 'recipe-instruction');
      expect(stepsOf(all.toSpliced(at, 1), list)).toEqual(all);
    },
  );

  test('may say something else where the site does not', () => {
    const list = items(STEPS, 'recipe-instruction') + items([LAST], 'note');
    expect(stepsOf(STEPS, list)).toEqual(STEPS);
  });

  test.each(['Enjoy!', 'Bon appétit', 'Parsnips of last winter'])(
    'is not what wishes well or tells nothing to do: %s',
    (words) => {
      expect(stepsOf(STEPS, items([...STEPS, words], 'recipe-instruction'))).toEqual(STEPS);
    },
  );
});
