import { describe, expect, test } from 'vitest';
import { linesOf } from '../testing/lines-of.ts';
import { INGREDIENTS, STEPS, TITLE, block, list, page } from '../testing/plum-dumplings.ts';

describe('of steps in parts that have names', () => {
  const PARTS = ['Make the dough', 'Fill the dumplings'];
  const partOf = (step: string): string => PARTS[STEPS.indexOf(step) < 2 ? 0 : 1] ?? '';
  /** Each part with its name, as data has it. */
  const inParts = (steps: readonly string[]): string =>
    block(
      JSON.stringify({
        '@type': 'Recipe',
        name: TITLE,
        recipeIngredient: INGREDIENTS,
        recipeInstructions: PARTS.map((name) => ({
          '@type': 'HowToSection',
          name,
          itemListElement: steps
            .filter((step) => partOf(step) === name)
            .map((text) => ({ '@type': 'HowToStep', text })),
        })),
      }),
    );
  const told = STEPS.map((step, at) => {
    const name = at === 0 || partOf(step) !== partOf(STEPS[at - 1] ?? '') ? partOf(step) : '';
    return `${name && `<h3>${name}</h3>`}<div class="step"><h4>Step ${at + 1}</h4><p>${step}</p></div>`;
  }).join('');
  const body = `${list}<h2>Method</h2>${told}<h3>More of plums</h3><p>We also make a cake of them.</p>`;
  const unnamed = (recipe: ReturnType<typeof page>): (string | undefined)[] =>
    linesOf(recipe, 'directions').map((line) => line?.replace(/^.*: /, ''));

  test.each([0, 1, 2])('the one at %i that the data leaves out is added', (at) => {
    const recipe = page(inParts(STEPS.toSpliced(at, 1)), body);
    expect(unnamed(recipe)).toEqual(STEPS);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('the last that the data leaves out is said to follow', () => {
    const recipe = page(inParts(STEPS.slice(0, -1)), body);
    expect(recipe?.evidence.filter(({ pageSays }) => pageSays !== undefined)).toEqual([
      expect.objectContaining({ pageSays: 'goes-on', excerpt: `… ${STEPS[3]}` }),
    ]);
  });

  test('none is added where the data has all', () => {
    const recipe = page(inParts(STEPS), body);
    expect(unnamed(recipe)).toEqual(STEPS);
    expect(recipe?.confidence).toBeGreaterThan(90);
  });

  test('those that the page tells the other way round are marked with each other', () => {
    const [first = '', second = '', ...rest] = STEPS;
    const recipe = page(inParts([second, first, ...rest]), body);
    expect(
      recipe?.evidence.flatMap(({ path, pageSays }) => (pageSays ? [[path, pageSays]] : [])),
    ).toEqual([
      ['directions.0.instruction', 'tells-later'],
      ['directions.1.instruction', 'tells-earlier'],
    ]);
  });
});
