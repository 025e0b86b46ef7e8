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
} from '../testing/listed-page.ts';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';

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

  test.each([...NAMED.entries()])(
    'a row that names its food first is one among others that do: %i, %s',
    (at) => {
      const recipe = readListed({
        language: 'it',
        data: { ...DATA, ingredients: NAMED.toSpliced(at, 1) },
        foods: show(NAMED),
        method: METHOD,
      });
      expect(linesOf(recipe, 'ingredients')).toEqual(NAMED);
      expect(markedPaths(recipe)).toContain(`ingredients.${at}`);
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

  test.each([
    'A handful of parsley',
    'A pinch of salt.',
    'A splash of milk',
    'A lemon',
    'A lemon, peeled and sliced.',
    'A small bunch fresh parsley.',
    'A handful nuts from Brazil',
  ])('a row is one of them that gives its amount in words: %s', (row) => {
    const recipe = read(FOODS.toSpliced(2, 0, row), show);
    expect(linesOf(recipe, 'ingredients')).toEqual(FOODS.toSpliced(2, 0, row));
  });

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
        expect(linesOf(recipe, 'ingredients')).toEqual([...FOODS, row]);
        expect(markedPaths(recipe)).toContain(`ingredients.${LAST}`);
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

describe('of a list that words some lines otherwise than its data', () => {
  const DATA_TOLD = [
    '1 tbsp oil',
    '2 tsp salt (or celery salt)',
    '3 leeks',
    '250 g flour (or spelt)',
  ];
  const ROWS = [
    '1 tbsp oil',
    '2 teaspoons salt or celery salt',
    '3 leeks',
    '250 g flour or spelt flour',
  ];

  test('a row between two lines that follow each other is added, though it has words of those', () => {
    const row = '1 tbsp rice vinegar or celery vinegar';
    const rows = ['1 tbsp oil', '3 leeks', row, '4 tomatoes', ...ROWS.slice(1, 2), '1 onion'];
    const recipe = readListed({
      data: {
        ingredients: ['1 tbsp oil', '3 leeks', '4 tomatoes', '2 tsp celery salt (fine)', '1 onion'],
        steps: STEPS,
      },
      foods: asList(rows),
      method: METHOD,
    });
    expect(linesOf(recipe, 'ingredients')).toContain(row);
  });

  test('none is added where each stands for one', () => {
    const recipe = readListed({
      data: { ingredients: DATA_TOLD, steps: STEPS },
      foods: asList(ROWS),
      method: METHOD,
    });
    expect(linesOf(recipe, 'ingredients')).toHaveLength(ROWS.length);
  });
});

test.each([
  '400 g black beans, drained. You may take any kind of beans that you like.',
  '150 g blue cheese not too salty I take Stilton.',
])('a row of which whole sentences are told is one of them: %s', (row) => {
  const rows = FOODS.toSpliced(2, 0, row);
  expect(linesOf(read(rows), 'ingredients')).toEqual(rows);
});

test('a row is one of them though another line has its food, and the page shows one of them twice', () => {
  const rows = FOODS.toSpliced(2, 0, '1 tsp olive oil');
  const recipe = readListed({
    data: DATA,
    foods: asList(rows),
    method: `${METHOD}<p>${'It keeps for days. '.repeat(20)}</p><ul><li>${FOODS[0]}</li><li>Time</li></ul>`,
  });
  expect(linesOf(recipe, 'ingredients')).toEqual(rows);
});

test('a line whose letters stand far below the others hides no row that is left out', () => {
  const rows = [
    '1 kg chicken',
    '250 g cream cheese',
    '2 tsp taco seasoning (see the recipe)',
    '100 g corn',
    '8 tortillas',
  ];
  const recipe = readListed({
    data: {
      ingredients: ['1 kg chicken', '250 g cream cheese', '2 tsp taco seasoning', '8 tortillas'],
      steps: STEPS,
    },
    foods: asList(rows.with(2, '2 teaspoons taco seasoning (see the recipe)')),
    method: `${METHOD}<p>${'It keeps for days. '.repeat(20)}</p><ul><li>2 tsp taco seasoning</li></ul>`,
  });
  expect(markedPaths(recipe)).not.toEqual([]);
  expect(linesOf(recipe, 'ingredients')).toContain('100 g corn');
});

test('a first row is added though the line below it is worded otherwise', () => {
  const rows = [
    '2 cups almond milk',
    '3 tbsp cocoa',
    '2 tbsp coconut butter',
    '1 pinch of cinnamon',
    '1 vanilla pod',
    '2 dates',
  ];
  const recipe = readListed({
    data: { ingredients: rows.with(2, '4 tbsp coconut butter').slice(1), steps: STEPS },
    foods: asList(rows),
    method: METHOD,
  });
  expect(linesOf(recipe, 'ingredients')).toContain('2 cups almond milk');
});
