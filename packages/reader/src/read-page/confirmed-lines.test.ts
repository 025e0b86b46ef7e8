import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { markedPaths } from '../testing/marked-paths.ts';

const URL = 'https://table.example/bean-stew';

interface Food {
  amount: string;
  name: string;
}

const FOODS: readonly Food[] = [
  { amount: '400 g', name: 'white beans' },
  { amount: '2 tbsp', name: 'olive oil' },
  { amount: '3', name: 'carrots' },
  { amount: '250 ml', name: 'vegetable stock' },
  { amount: '1 tsp', name: 'smoked paprika' },
  { amount: '1 bunch', name: 'flat-leaf parsley' },
];
const STEPS = [
  'Soak the beans overnight and drain them well.',
  'Soften the carrots in the oil for 10 minutes.',
  'Pour in the stock, add the paprika and simmer for an hour.',
  'Stir in the chopped parsley and serve in deep bowls.',
];

type Layout = (foods: readonly Food[]) => string;
const rows = (foods: readonly Food[], row: (food: Food) => string): string =>
  foods.map(row).join('');
const LAYOUTS: Record<string, Layout> = {
  items: (foods) => `<ul>${rows(foods, (food) => `<li>${food.amount} ${food.name}</li>`)}</ul>`,
  boxes: (foods) =>
    rows(foods, (food) => `<div><div>${food.amount}</div><div>${food.name}</div></div>`),
  terms: (foods) =>
    `<dl>${rows(foods, (food) => `<dt>${food.amount}</dt><dd>${food.name}</dd>`)}</dl>`,
  paragraphs: (foods) =>
    rows(foods, (food) => `<div><p>${food.amount}</p><p>${food.name}</p></div>`),
  cells: (foods) =>
    `<table>${rows(foods, (food) => `<tr><td>${food.amount}</td><td>${food.name}</td></tr>`)}</table>`,
  spans: (foods) =>
    rows(foods, (food) => `<div><span>${food.amount}</span><span>${food.name}</span></div>`),
};

interface OnPage {
  layout?: string;
  /** The markup of the list, where it is none of these. */
  list?: string;
  foods?: readonly Food[];
  steps?: readonly string[];
  story?: string;
}

interface Data {
  foods?: readonly Food[];
  steps?: readonly string[];
}

/** The lines that need a look on a page that shows some lists and declares others. */
function marked(
  { layout = 'items', foods: shown = FOODS, list, steps: told = STEPS, story = '' }: OnPage,
  { foods = FOODS, steps = STEPS }: Data,
): (string | undefined)[] {
  const data = {
    '@type': 'Recipe',
    name: 'Bean Stew',
    recipeIngredient: foods.map(({ amount, name }) => `${amount} ${name}`),
    recipeInstructions: steps,
  };
  const recipe = readPage(
    `<html lang="en"><title>Bean Stew</title><script type="application/ld+json">${JSON.stringify(data)}</script>
    <body><h1>Bean Stew</h1><p>${story}</p><h2>Ingredients</h2>${list ?? LAYOUTS[layout]?.(shown) ?? ''}
    <h2>Method</h2><ol>${told.map((step) => `<li>${step}</li>`).join('')}</ol></body></html>`,
    URL,
  );
  return (
    recipe?.evidence
      .filter(({ path, confidence }) => /^\w+\.\d+$/.test(path) && confidence < 80)
      .map(({ excerpt }) => excerpt) ?? []
  );
}

const withOne = (at: number, change: Partial<Food>): Food[] =>
  FOODS.map((food, index) => (index === at ? { ...food, ...change } : food));

describe('an ingredient that needs no look is one that the page has', () => {
  describe.each(Object.keys(LAYOUTS))('in %s', (layout) => {
    test('a list that is the same is not marked', () => {
      expect(marked({ layout }, {})).toEqual([]);
    });

    test.each([
      ['another amount', { amount: '500 g' }, 0],
      ['another unit', { amount: '2 tsp' }, 1],
      ['another number', { amount: '4' }, 2],
      ['the same number of something larger', { amount: '250 l' }, 3],
      ['another food', { name: 'sweet paprika' }, 4],
      ['a measure in the place of a bunch', { amount: '1 tbsp' }, 5],
    ] as const)('%s is marked', (_what, change, at) => {
      const foods = withOne(at, change);
      const { amount = '', name = '' } = foods[at] ?? {};
      expect(marked({ layout }, { foods })).toContain(`${amount} ${name}`);
    });
  });

  test.each([', ', '; ', ' • ', ' | '])(
    'lines of one paragraph parted by "%s" are not marked',
    (sign) => {
      const list = FOODS.map(({ amount, name }) => `${amount} ${name}`).join(sign);
      expect(marked({ list: `<p>${list}</p>` }, {})).toEqual([]);
    },
  );

  test('a cup weighs what it weighs: other measures of another kind are marked', () => {
    expect(marked({ foods: withOne(0, { amount: '2 cups' }) }, {})).toContain('400 g white beans');
  });

  test.each([
    ['2 garlic cloves', '2 cloves garlic'],
    ['3 œufs', '3 oeufs'],
    ['1 kg potatoes', '1000 g potatoes'],
    ['2 tbsp mustard', '30 g mustard'],
  ])('%s is what the page has as %s', (declared, shown) => {
    const food = (line: string): Food => ({
      amount: line.slice(0, line.indexOf(' ')),
      name: line.slice(line.indexOf(' ') + 1),
    });
    const among = (line: string): Food[] => FOODS.toSpliced(2, 0, food(line));
    expect(marked({ foods: among(shown) }, { foods: among(declared) })).toEqual([]);
  });

  test('letters within another row do not make it one', () => {
    const foods = withOne(2, { amount: '13' });
    expect(marked({ foods }, {})).toContain('3 carrots');
  });

  test('nor do those of the story', () => {
    const foods = [...FOODS, { amount: '1 tbsp', name: 'honey' }];
    const story = 'Some of our readers like to add 1 tbsp honey to it at the end.';
    expect(marked({ story }, { foods })).toContain('1 tbsp honey');
  });
});

describe('a step that needs no look is one that the page tells', () => {
  test('what the page tells in none of its rows is marked', () => {
    const instead = 'Let the stew cool down and freeze it in small portions.';
    const steps = STEPS.map((step, at) => (at === 2 ? instead : step));
    expect(marked({}, { steps })).toContain(instead);
  });

  test.each([
    [
      'Bake for 20 minutes at 180 °C, then for 10 minutes at 220 °C.',
      'Bake for 20 minutes at 220 °C, then for 10 minutes at 180 °C.',
    ],
    [
      'Cook on low for 6-8 hours or on high for 3-4 hours.',
      'Cook on low for 3-4 hours or on high for 6-8 hours.',
    ],
  ])('the same numbers of something else are marked: %s', (step, shown) => {
    const steps = STEPS.toSpliced(2, 0, step);
    expect(marked({ steps: STEPS.toSpliced(2, 0, shown) }, { steps })).toContain(step);
    expect(marked({ steps }, { steps })).toEqual([]);
  });

  test.each([
    ['(do not peel them)', '(peel them)'],
    ['(do not peel them)', ''],
    ['(without the skins)', '(with the skins)'],
    ['(covered with foil)', '(uncovered)'],
  ])('an aside "%s" is not "%s"', (declared, shown) => {
    const roast = (aside: string): string => `Roast the carrots ${aside} in the oven until brown.`;
    const steps = STEPS.toSpliced(2, 0, roast(declared));
    expect(marked({ steps: STEPS.toSpliced(2, 0, roast(shown)) }, { steps })).toContain(
      roast(declared),
    );
    expect(marked({ steps }, { steps })).toEqual([]);
  });

  test('a name below which the page tells what to do is marked', () => {
    const names = ['Soak the beans', 'Soften the carrots', 'Simmer the stew', 'Serve the stew'];
    const told = names.map((name, at) => `<b>${name}</b><p>${STEPS[at]}</p>`);
    expect(marked({ steps: told }, { steps: names })).toEqual(names);
  });

  test('the name of a step may be left out, and a wish at the end', () => {
    const steps = [...STEPS.map((step) => `Now: ${step}`), 'Enjoy!'];
    expect(marked({}, { steps })).toEqual([]);
  });
});

test('another amount marks its own line, and none whose unit the page writes in full', () => {
  const declared = ['2 cups flour', '1/2 cup sugar', '2 tbsp butter', '2 eggs'];
  const shown = ['3 cups flour', '½ cup sugar', '2 tablespoons butter', '2 eggs'];
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: 'Bean Stew',
    recipeIngredient: declared,
    recipeInstructions: STEPS.map((text) => ({ '@type': 'HowToStep', text })),
  });
  const recipe = readPage(
    `<html lang="en"><head><script type="application/ld+json">${data}</script></head><body>
    <h1>Bean Stew</h1><h2>Ingredients</h2><ul>${shown.map((row) => `<li>${row}</li>`).join('')}</ul>
    <h2>Method</h2><ol>${STEPS.map((step) => `<li>${step}</li>`).join('')}</ol></body></html>`,
    URL,
  );
  expect(markedPaths(recipe)).toEqual(['ingredients.0', 'ingredients.0.quantity']);
});
