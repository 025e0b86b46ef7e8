import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const URL = 'https://table.example/leek-tart';
const TITLE = 'Leek Tart';
const INGREDIENTS = ['3 leeks, sliced', '250 g flour', '125 g butter', '2 tbsp mustard', '3 eggs'];
const STEPS = [
  'Rub the butter into the flour and line a tin with the dough.',
  'Soften the leeks slowly in a covered pan.',
  'Spread the dough with mustard, fill it with leeks and eggs and bake it.',
];

const items = (lines: readonly string[]): string =>
  lines.map((line) => `<li>${line}</li>`).join('');
const section = (name: string, inner: string): string =>
  `<div class="tart-${name}"><h2>${name}</h2>${inner}</div>`;
const SHOWN =
  section('ingredients', `<ul>${items(INGREDIENTS)}</ul>`) +
  section('instructions', `<ol>${items(STEPS)}</ol>`);

const read = (body: string, data?: object): ReturnType<typeof readPage> =>
  readPage(
    `<html lang="en"><title>${TITLE} - Our Table</title>${
      data === undefined
        ? ''
        : `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: TITLE, ...data })}</script>`
    }<body><h1>${TITLE}</h1>${body}</body></html>`,
    URL,
  );
const lines = (recipe: ReturnType<typeof readPage>, field: string): (string | undefined)[] =>
  recipe?.evidence
    .filter(({ path }) => new RegExp(`^${field}\\.\\d+$`).test(path))
    .map(({ excerpt }) => excerpt) ?? [];

describe('what a page shows and what it declares', () => {
  test('where the data is out of date, the list of the page counts, and the reader is not sure', () => {
    const recipe = read(SHOWN, {
      recipeIngredient: [
        '3 leeks, sliced',
        '300 g flour',
        '125 g butter',
        '2 tbsp horseradish',
        '3 eggs',
      ],
      recipeInstructions: STEPS,
    });
    expect(lines(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('other words for the same amounts do not make the data out of date', () => {
    const declared = INGREDIENTS.map((line) => line.replace('tbsp', 'tablespoons'));
    const recipe = read(SHOWN, { recipeIngredient: declared, recipeInstructions: STEPS });
    expect(lines(recipe, 'ingredients')).toEqual(declared);
  });

  const marked = (recipe: ReturnType<typeof readPage>): string[] =>
    recipe?.evidence
      .filter(({ path, confidence }) => path.startsWith('ingredients') && confidence < 80)
      .map(({ path }) => path) ?? [];

  test('where the page words most lines otherwise, one that it has as it is declared is not marked', () => {
    const rows = ['3 sliced leeks', '9 oz flour', '125 g butter', '2 big spoons of mustard'];
    const recipe = read(SHOWN.replace(items(INGREDIENTS), items([...rows, 'Three eggs'])), {
      recipeIngredient: INGREDIENTS,
      recipeInstructions: STEPS,
    });
    expect(recipe?.confidence).toBeLessThan(70);
    expect(marked(recipe)).toContain('ingredients.0');
    expect(marked(recipe)).not.toContain('ingredients.2');
  });

  const declares = (recipeIngredient: readonly string[]): ReturnType<typeof readPage> =>
    read(SHOWN, { recipeIngredient, recipeInstructions: STEPS });
  test('a line of which the page shows another amount is marked, and the reader is not sure', () => {
    const recipe = declares(INGREDIENTS.map((line) => line.replace('250 g', '25 g')));
    expect(marked(recipe)).toEqual(['ingredients.1', 'ingredients.1.quantity']);
    const amount = recipe?.evidence.find(({ path }) => path === 'ingredients.1.quantity');
    expect(amount?.excerpt).toBe('250 g flour');
    expect(amount?.ingredient).toEqual({ quantity: '250', unit: 'g', item: 'flour' });
    expect(recipe?.confidence).toBeLessThan(70);
  });

  const saidOf = (recipe: ReturnType<typeof readPage>): unknown[] =>
    recipe?.evidence
      .filter(({ pageSays }) => pageSays !== undefined)
      .map(({ path, pageSays, excerpt }) => [path, pageSays, excerpt]) ?? [];

  test('a line that differs only in a note is shown beside it, with nothing to take over', () => {
    const shown = SHOWN.replace('250 g flour', '2 cups (250 g) flour');
    const recipe = read(shown, {
      recipeIngredient: INGREDIENTS.with(1, '2 cups (350 g) flour'),
      recipeInstructions: STEPS,
    });
    expect(saidOf(recipe)).toEqual([['ingredients.1.quantity', 'differs', '2 cups (250 g) flour']]);
    expect(recipe?.evidence.some(({ ingredient }) => ingredient !== undefined)).toBe(false);
  });

  test('a line that the page does not show among those it shows is marked as such', () => {
    const recipe = declares([
      ...INGREDIENTS.slice(0, 3),
      '1 pinch nutmeg',
      ...INGREDIENTS.slice(3),
    ]);
    expect(saidOf(recipe)).toEqual([['ingredients.3.quantity', 'omits', undefined]]);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('a line that the page contradicts in a text too long to quote is marked, but not as one it omits', () => {
    const told = `450 g flour, ${'sifted twice with the salt and left to rest '.repeat(6)}`;
    const recipe = read(SHOWN.replace('250 g flour', told), {
      recipeIngredient: INGREDIENTS,
      recipeInstructions: STEPS,
    });
    expect(marked(recipe)).toEqual(['ingredients.1']);
    expect(saidOf(recipe)).toEqual([]);
  });

  test('of steps that the page tells the other way round each is marked with the other', () => {
    const [rub = '', soften = '', spread = ''] = STEPS;
    const recipe = read(SHOWN, {
      recipeIngredient: INGREDIENTS,
      recipeInstructions: [soften, rub, spread],
    });
    expect(saidOf(recipe)).toEqual([
      ['directions.0.instruction', 'tells-later', rub],
      ['directions.1.instruction', 'tells-earlier', soften],
    ]);
    expect(recipe?.stepOrder).toEqual([1, 0, 2]);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test.each([
    ['with decimals', '2 tbsp mustard', '2.0 tbsp mustard'],
    ['behind a number', '2 tbsp mustard', '4. 2 tbsp mustard'],
    ['in another unit', '2 tbsp mustard', '30 g mustard'],
  ])('an amount that the page gives %s is not contradicted', (_way, line, onPage) => {
    const recipe = read(SHOWN.replace(line, onPage), {
      recipeIngredient: INGREDIENTS,
      recipeInstructions: STEPS,
    });
    expect(marked(recipe)).toEqual([]);
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });

  test.each([
    ['as a range', '2 tbsp mustard', '2–3 tbsp mustard'],
    ['as a range in words', '2 tbsp mustard', '2 to 3 tbsp mustard'],
    ['with a note', '3 leeks, sliced', '3 leeks, sliced and rinsed'],
    ['with another note', '3 leeks, sliced', '3 leeks, halved'],
  ])('an amount that the page gives %s is marked with its words', (_way, line, onPage) => {
    const recipe = read(SHOWN.replace(line, onPage), {
      recipeIngredient: INGREDIENTS,
      recipeInstructions: STEPS,
    });
    const path = `ingredients.${INGREDIENTS.indexOf(line)}`;
    expect(marked(recipe)).toEqual([path, `${path}.quantity`]);
    expect(saidOf(recipe)).toEqual([[`${path}.quantity`, 'differs', onPage]]);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test.each([
    ['a fraction run together', '12 tbsp mustard', '1/2 tbsp mustard'],
    ['another unit', '2 tsp mustard', '2 tbsp mustard'],
  ])('a line that the data gives with %s is marked', (_way, line, onPage) => {
    const recipe = read(SHOWN.replace('2 tbsp mustard', onPage), {
      recipeIngredient: INGREDIENTS.map((one) => (one === '2 tbsp mustard' ? line : one)),
      recipeInstructions: STEPS,
    });
    expect(marked(recipe)).toEqual(['ingredients.3', 'ingredients.3.quantity']);
    const amount = recipe?.evidence.find(({ path }) => path === 'ingredients.3.quantity');
    expect(amount?.excerpt).toBe(onPage);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('a step that the page tells with another number is marked, with what the page says', () => {
    const bake = 'Bake the tart at 180C for 50 minutes until it is set.';
    const more = ['Let it rest in its tin.', 'Cut it into eight slices.', 'Serve it with a salad.'];
    const steps = [...STEPS, bake, ...more];
    const body = SHOWN.replace(items(STEPS), items(steps));
    const declared = (step: string): ReturnType<typeof readPage> =>
      read(body, {
        recipeIngredient: INGREDIENTS,
        recipeInstructions: steps.map((one) => (one === bake ? step : one)),
      });
    const recipe = declared(bake.replace('180C', '180F'));
    const unsure = recipe?.evidence.filter(
      ({ path, confidence }) => path.startsWith('directions') && confidence < 80,
    );
    expect(unsure?.map(({ path }) => path)).toEqual(['directions.3', 'directions.3.instruction']);
    expect(unsure?.[1]?.excerpt).toBe(bake);
    expect(recipe?.confidence).toBeLessThan(70);
    expect(declared(bake.replace('180C', '180 °C'))?.confidence).toBeGreaterThanOrEqual(90);
  });

  test('where the data lists fewer ingredients than the page, those of the page count, marked', () => {
    const recipe = declares(INGREDIENTS.slice(0, 2));
    expect(lines(recipe, 'ingredients')).toEqual(INGREDIENTS);
    const added = INGREDIENTS.slice(2).map((_, at) => `ingredients.${at + 2}`);
    expect(marked(recipe)).toEqual(expect.arrayContaining(added));
    expect(marked(recipe).some((path) => /^ingredients\.[01]\b/.test(path))).toBe(false);
    expect(
      recipe?.evidence.filter(({ pageSays }) => pageSays === 'adds').map(({ excerpt }) => excerpt),
    ).toEqual(INGREDIENTS.slice(2));
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('a number that follows the list is no further ingredient', () => {
    const body = `<ul>${items(INGREDIENTS)}</ul><p>4 servings</p>${section('instructions', `<ol>${items(STEPS)}</ol>`)}`;
    const recipe = read(body, { recipeIngredient: INGREDIENTS, recipeInstructions: STEPS });
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });

  test('data of another dish, left in the template, is not taken', () => {
    const recipe = read(SHOWN, {
      name: 'Plain Porridge',
      recipeIngredient: ['50 g oats', '250 ml milk', '1 pinch salt'],
      recipeInstructions: [
        'Stir the oats into the milk.',
        'Cook them slowly until thick and creamy.',
      ],
    });
    expect(recipe?.title).toBe(TITLE);
    expect(lines(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(lines(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('where only the steps are those of another dish, only the steps are marked', () => {
    const recipe = read(SHOWN, {
      recipeIngredient: INGREDIENTS,
      recipeInstructions: ['Stir the oats into the milk.', 'Cook them slowly until creamy.'],
    });
    expect(lines(recipe, 'directions')).toEqual(STEPS);
    const unsure = recipe?.evidence.filter(({ confidence }) => confidence < 80) ?? [];
    const fields = new Set(unsure.map(({ path }) => path.split('.')[0]));
    expect([...fields].filter((field) => /ingredients|directions/.test(field ?? ''))).toEqual([
      'directions',
    ]);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('of two ways that are declared in one list, the one that is shown first is taken', () => {
    const other = [
      'Buy the dough ready rolled.',
      'Fill it with leeks and eggs and bake it in the pan.',
    ];
    const counted = (steps: readonly string[]): object[] =>
      steps.map((text, at) => ({ '@type': 'HowToStep', name: `Step ${at + 1}`, text }));
    const recipe = read(
      section('ingredients', `<ul>${items(INGREDIENTS)}</ul>`) +
        section(
          'instructions',
          `<div data-way="oven"><ol>${items(STEPS)}</ol></div><div data-way="pan" class="d-none"><ol>${items(other)}</ol></div>`,
        ),
      { recipeIngredient: INGREDIENTS, recipeInstructions: [...counted(STEPS), ...counted(other)] },
    );
    expect(lines(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeLessThan(70);
  });
});

describe('the parts of a page', () => {
  test('a second tab of the same kind is left out, a tab of steps is not', () => {
    const recipe = read(`<div class="tab" data-tab="1"><h2>Ingredients</h2>
        <div data-unit="metric"><ul>${items(INGREDIENTS)}</ul></div>
        <div data-unit="cups" style="display:none"><ul>${items(INGREDIENTS.map((line) => line.replace('250 g', '2 cups')))}</ul></div></div>
      <div class="tab hidden" data-tab="2"><h2>Method</h2><ol>${items(STEPS)}</ol></div>`);
    expect(lines(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(lines(recipe, 'directions')).toEqual(STEPS);
  });

  test('rows that are folded away at first belong to the list', () => {
    const [first, ...rest] = INGREDIENTS;
    const recipe = read(
      `<h2>Ingredients</h2><ul><li>${first}</li>${rest.map((line) => `<li class="hidden">${line}</li>`).join('')}</ul>
       <h2>Method</h2><ol>${items(STEPS)}</ol>`,
    );
    expect(lines(recipe, 'ingredients')).toEqual(INGREDIENTS);
  });

  test('the card names the dish where the post has a longer title', () => {
    const recipe = readPage(
      `<html lang="en"><title>The best leek tart you will ever bake</title><body><h1>The best leek tart you will ever bake</h1>
        <p>It began in a garden.</p><h3 class="card-recipe-title">Print recipe</h3><h2 class="card-recipe-name">${TITLE}</h2>${SHOWN}`,
      URL,
    );
    expect(recipe?.title).toBe(TITLE);
  });

  test('a section of the site before the dish is no part of its name', () => {
    const recipe = readPage(
      `<html lang="en"><title>Cookbook:${TITLE} - Free Books</title><body><h1>Cookbook:${TITLE}</h1>${SHOWN}`,
      URL,
    );
    expect(recipe?.title).toBe(TITLE);
  });

  test.each([
    [
      'numbers in cells of their own',
      STEPS.map((step, at) => `<tr><td>${at + 1}</td><td>${step}</td></tr>`).join(''),
    ],
    [
      'labels above them',
      STEPS.map((step, at) => `<tr><td>Step ${at + 1}</td><td>${step}</td></tr>`).join(''),
    ],
  ])('steps are read without %s, and without a note behind them', (_, rows) => {
    const recipe = read(
      `<h2>Ingredients</h2><ul>${items(INGREDIENTS)}</ul><h2>Method</h2><table>${rows}</table>`,
    );
    expect(lines(recipe, 'directions')).toEqual(STEPS);
  });

  test('the ingredients that are repeated under a step are no part of it', () => {
    const recipe = read(
      `<h2>Ingredients</h2><ul>${items(INGREDIENTS)}</ul><h2>Method</h2><ol>${STEPS.map(
        (step) =>
          `<li><div>${step}</div><div class="tart-instruction-ingredients">3 leeks, 3 eggs</div></li>`,
      ).join('')}</ol>`,
    );
    expect(lines(recipe, 'directions')).toEqual(STEPS);
  });

  test('names of groups are no ingredients', () => {
    const recipe = read(
      `<h2>Ingredients</h2><ul><li>DOUGH</li>${items(INGREDIENTS.slice(1, 3))}<li class="group-name">The filling</li>${items(INGREDIENTS.slice(3))}</ul>
       <h2>Method</h2><ol>${items(STEPS)}</ol>`,
    );
    expect(lines(recipe, 'ingredients')).toEqual(INGREDIENTS.slice(1));
  });

  test('a name and the amount beside it are one ingredient', () => {
    const rows = ['leeks|3 pieces', 'flour|250 g', 'butter|125 g, cold'].map((row) =>
      row.split('|'),
    );
    const recipe = read(
      `<h2>Ingredients</h2>${rows.map(([name, amount]) => `<div><p>${name}</p><p>${amount}</p></div>`).join('')}
       <h2>Method</h2><ol>${items(STEPS)}</ol>`,
    );
    expect(lines(recipe, 'ingredients')).toEqual([
      '3 pieces leeks',
      '250 g flour',
      '125 g butter, cold',
    ]);
  });
});

describe('microdata', () => {
  const marked = (lines_: readonly string[]): string =>
    lines_.map((line) => `<li itemprop="recipeIngredient">${line}</li>`).join('');

  test('without the element that says recipe is read all the same', () => {
    const recipe = read(
      `<ul>${marked(INGREDIENTS)}</ul><div itemprop="recipeInstructions"><ol>${items(STEPS)}</ol></div>`,
    );
    expect(lines(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(recipe).toMatchObject({ title: TITLE, engine: 'structured-data' });
  });

  test.each(['div', 'ul', 'section'])('a %s marked like its items is not read twice', (tag) => {
    const recipe = read(
      `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${TITLE}</h2>
       <${tag} itemprop="recipeIngredient"><ul>${marked(INGREDIENTS)}</ul></${tag}>
       <ol itemprop="recipeInstructions">${items(STEPS)}</ol></div>`,
    );
    expect(lines(recipe, 'ingredients')).toEqual(INGREDIENTS);
  });
});
