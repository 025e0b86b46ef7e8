import { describe, expect, test } from 'vitest';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';
import {
  block,
  declared,
  INGREDIENTS,
  items,
  list,
  page,
  STEPS,
} from '../testing/plum-dumplings.ts';

const method = (rows: readonly string[]): string => `<h2>Method</h2><ol>${items(rows)}</ol>`;

describe('a step that the data lacks is taken, marked', () => {
  test.each([
    ['an order to heat without a full stop', 'Preheat oven to 180°C'],
    ['an order to heat in German', 'Ofen auf 180 °C vorheizen'],
    ['a sentence with a picture behind', 'Knead it once more with all your might! 💪🏽'],
  ])('where it is %s', (_what, step) => {
    for (const at of [0, 2]) {
      const steps = STEPS.toSpliced(at, 0, step);
      const recipe = page(declared(INGREDIENTS, STEPS), list + method(steps));
      expect(linesOf(recipe, 'directions')).toEqual(steps);
      expect(markedPaths(recipe)).toContain(`directions.${at}.instruction`);
    }
  });

  test('without its number, though another has few letters beside its own', () => {
    const steps = [...STEPS, 'Serve hot.'];
    const rows = steps.map((step, at) => `<b>${at + 1}. </b>${step}`);
    const recipe = page(declared(INGREDIENTS, steps.slice(1)), list + method(rows));
    expect(linesOf(recipe, 'directions')).toEqual(steps);
    expect(markedPaths(recipe)).toContain('directions.0.instruction');
  });

  test.each([0, 1])(
    'below the name of the part at %i, of which the data has nothing more',
    (at) => {
      const parts = [
        { name: 'For the dough:', steps: STEPS.slice(0, 2) },
        { name: 'For the plums:', steps: STEPS.slice(2) },
      ];
      const shown = parts.map(({ name, steps }) => `<h3>${name}</h3><ol>${items(steps)}</ol>`);
      const data = block(
        JSON.stringify({
          '@type': 'Recipe',
          name: 'Plum Dumplings',
          recipeIngredient: INGREDIENTS,
          recipeInstructions: parts.map(({ name, steps }, part) => ({
            '@type': 'HowToSection',
            name,
            itemListElement:
              part === at ? [] : steps.map((text) => ({ '@type': 'HowToStep', text })),
          })),
        }),
      );
      const recipe = page(data, `${list}<h2>Method</h2>${shown.join('')}`);
      const told = linesOf(recipe, 'directions');
      expect(told).toHaveLength(STEPS.length);
      expect(told.map((step) => step.replace(/^For the \p{L}+: /u, ''))).toEqual(STEPS);
      expect(markedPaths(recipe)).toContain(`directions.${at * 2}.instruction`);
    },
  );
});

describe('what only says how hot it is', () => {
  test.each(['Oven: 180°C', '180°C for 20 minutes', 'Gas mark 4, 180°C'])(
    'is no step: %s',
    (row) => {
      const recipe = page(declared(INGREDIENTS, STEPS), list + method(STEPS.toSpliced(2, 0, row)));
      expect(linesOf(recipe, 'directions')).toEqual(STEPS);
    },
  );
});
