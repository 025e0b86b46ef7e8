import { describe, expect, test } from 'vitest';
import {
  asList,
  asSteps,
  FOODS,
  layouts,
  METHOD,
  readListed,
  type RowsLayout,
  STEPS,
} from './testing/listed-page.ts';
import { linesOf } from './testing/lines-of.ts';
import { markedPaths } from './testing/marked-paths.ts';

const DATA = { ingredients: FOODS, steps: STEPS };
const LAST = FOODS.length;

const read = (
  rows: readonly string[],
  show: RowsLayout = asList,
  method = METHOD,
): ReturnType<typeof readListed> => readListed({ data: DATA, foods: show(rows), method });

describe.each(layouts)('in a list of ingredients that is written as %s', (_how, show) => {
  test.each([
    ['12 wooden skewers', 2],
    ['12 wooden skewers', 0],
    ['Kitchen string', 2],
    ['Kitchen string', LAST],
    ['Parchment paper', 1],
    ['1 springform tin, 24 cm', LAST],
  ])('a row is one of them though nobody eats it: %s at %i', (row, at) => {
    const recipe = read(FOODS.toSpliced(at, 0, row), show);
    expect(linesOf(recipe, 'ingredients')).toEqual(FOODS.toSpliced(at, 0, row));
    expect(markedPaths(recipe)).toContain(`ingredients.${at}`);
  });

  const NAMED = [
    'Farina 00 250 g',
    'Burro 120 g',
    'Zucchero 100 g',
    'Tuorli 3',
    'Pere 4',
    'Latte 1 l',
  ];

  test.each(NAMED.map((row, at) => [row, at] as const))(
    'a row that names its food first is one among others that do: %s',
    (row, at) => {
      const recipe = readListed({
        language: 'it',
        data: { ...DATA, ingredients: NAMED.toSpliced(at, 1) },
        foods: show(NAMED),
        method: METHOD,
      });
      expect(linesOf(recipe, 'ingredients')).toEqual(NAMED);
      expect(markedPaths(recipe)).toContain(`ingredients.${at}`);
      expect(row).toBe(NAMED[at]);
    },
  );

  test.each(['Porzioni 6', 'Per 4 persone', 'Kalorien 300', 'Page 2', 'Step 1'])(
    'below such rows no number of something else is one: %s',
    (row) => {
      const recipe = readListed({
        language: 'it',
        data: { ...DATA, ingredients: NAMED },
        foods: show([...NAMED, row]),
        method: METHOD,
      });
      expect(linesOf(recipe, 'ingredients')).toEqual(NAMED);
    },
  );

  test.each(['A handful of parsley', 'A pinch of salt.', 'A splash of milk', 'A lemon'])(
    'a row is one of them that gives its amount in words: %s',
    (row) => {
      const recipe = read(FOODS.toSpliced(2, 0, row), show);
      expect(linesOf(recipe, 'ingredients')).toEqual(FOODS.toSpliced(2, 0, row));
    },
  );

  test.each([
    'A story about lentils.',
    'A pie that my aunt made.',
    'A word on butter',
    'An evening with leeks and wine.',
  ])('what is told below a first copy that says something else is none: %s', (told) => {
    const story = `<p>${told}</p><p>She told it to me in the kitchen while we rolled the pastry.</p>`;
    const first = show(FOODS.with(2, '5 tbsp olive oil'));
    const recipe = readListed({
      data: DATA,
      above: `<h2>Ingredients</h2>${first}${story}`,
      foods: show(FOODS),
      method: METHOD,
    });
    expect(linesOf(recipe, 'ingredients')).toEqual(FOODS);
    expect(markedPaths(recipe)).toEqual([]);
  });

  test('what stands there under the name of what the kitchen needs is none of them', () => {
    const recipe = read([...FOODS, '<b>Equipment</b>', '1 pie dish', 'Kitchen string'], show);
    expect(linesOf(recipe, 'ingredients')).toEqual(FOODS);
  });

  test('a list of what the kitchen needs is none of theirs', () => {
    const tools = show(['1 pie dish', '12 wooden skewers', 'Kitchen string']);
    const recipe = readListed({
      data: DATA,
      foods: `${show(FOODS)}<h3>Equipment</h3>${tools}`,
      method: METHOD,
    });
    expect(linesOf(recipe, 'ingredients')).toEqual(FOODS);
    expect(markedPaths(recipe)).toEqual([]);
  });

  describe.each([
    ['a list', asSteps(STEPS)],
    ['paragraphs', STEPS.map((step) => `<p>${step}</p>`).join('')],
    ['counted paragraphs', STEPS.map((step, at) => `<p>${at + 1}. ${step}</p>`).join('')],
  ])('above steps that stand there as %s without a heading', (_what, method) => {
    test.each(['Salt', 'Fresh parsley to serve', 'Lemon wedges'])(
      'the last row needs no amount: %s',
      (row) => {
        const recipe = read([...FOODS, row], show, method);
        expect(markedPaths(recipe)).not.toEqual([]);
      },
    );

    test('the whole list needs no look', () => {
      const recipe = read(FOODS, show, method);
      expect(linesOf(recipe, 'ingredients')).toEqual(FOODS);
      expect(linesOf(recipe, 'directions')).toEqual(STEPS);
      expect(markedPaths(recipe)).toEqual([]);
    });

    test.each([
      '<p>Photo: Anna Smith</p>',
      '<p>Now for the fun part</p>',
      '<h2>How we make it</h2>',
    ])('what stands between the two is no row: %s', (between) => {
      const recipe = read(FOODS, show, between + method);
      expect(linesOf(recipe, 'ingredients')).toEqual(FOODS);
      expect(markedPaths(recipe)).toEqual([]);
    });
  });
});
