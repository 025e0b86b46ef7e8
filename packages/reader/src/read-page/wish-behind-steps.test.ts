import { expect, test } from 'vitest';
import { linesOf } from '../testing/lines-of.ts';
import { asSteps, FOODS, readListed, STEPS } from '../testing/listed-page.ts';
import { markedPaths } from '../testing/marked-paths.ts';

const foods = `<ul>${FOODS.map((food) => `<li>${food}</li>`).join('')}</ul>`;
const read = (
  declared: readonly string[],
  shown: readonly string[],
): ReturnType<typeof readListed> =>
  readListed({
    data: { ingredients: FOODS, steps: declared },
    foods,
    method: `<h2>Method</h2>${asSteps(shown)}`,
  });

const behindLast = (words: string): string[] =>
  STEPS.map((step, at) => (at === STEPS.length - 1 ? `${step} ${words}` : step));

const WISHES = [
  'Enjoy!',
  'Enjoy your dinner, and tell me how it turned out!',
  'Guten Appetit, und schreibt mir, wie es war!',
  'Bon appétit, et dites-moi si la tarte vous a plu !',
  'Buon appetito, e fatemi sapere!',
];

test.each(WISHES)(
  'a wish that one of the two has behind the steps is no difference: %s',
  (wish) => {
    for (const more of [[...STEPS, wish], behindLast(wish)])
      for (const recipe of [read(more, STEPS), read(STEPS, more)]) {
        expect(linesOf(recipe, 'directions')).toEqual(STEPS);
        expect(markedPaths(recipe)).toEqual([]);
      }
  },
);

test.each(['Serve it with a spoon of yoghurt.', 'Let it rest, then tell everybody to sit down.'])(
  'an order is one: %s',
  (order) => {
    expect(markedPaths(read(behindLast(order), STEPS))).not.toEqual([]);
  },
);
