import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const marked = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li itemprop="recipeIngredient">${line}</li>`).join('')}</ul>`;
const essence = (lists: string): string[] | undefined =>
  readPage(
    `<html lang="en"><title>Apple Crumble Cake</title><body>
      <div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Apple Crumble Cake</h1>
      ${lists}
      <ol itemprop="recipeInstructions"><li>Knead the base, press it into a tin and lay apples on it.</li>
      <li>Rub the crumble together and scatter it over the apples.</li></ol></div></body></html>`,
    'https://table.example/cake',
  )?.ingredients.map(({ quantity, unit, item }) =>
    [quantity, unit, item].filter(Boolean).join(' '),
  );

describe('a marked list that says the same again', () => {
  const PART = ['150 g flour', '75 g butter', '75 g sugar'];

  test('in two parts with names of their own is wanted twice', () => {
    const lists = `<h3>Base</h3>${marked(PART)}<h3>Crumble</h3>${marked(PART)}`;
    expect(essence(lists)).toEqual([...PART, ...PART]);
  });

  test('without a name is the same list printed twice', () => {
    expect(essence(`<div>${marked(PART)}</div><div class="copy">${marked(PART)}</div>`)).toEqual(
      PART,
    );
  });

  test('under the names of two measures is wanted once', () => {
    const cups = ['1 cup flour', '1/3 cup butter', '1/3 cup sugar'];
    expect(essence(`<h3>Metric</h3>${marked(PART)}<h3>US cups</h3>${marked(cups)}`)).toEqual(PART);
  });
});

describe('an amount in two measures side by side', () => {
  const inBoth = (metric: string, cups: string, item: string): string =>
    `<li itemprop="recipeIngredient"><span class="metric">${metric}</span><span class="us">${cups}</span> ${item}</li>`;

  test('is read in the first of them', () => {
    const list = `<ul>${inBoth('150 g', '1 1/4 cups', 'flour')}${inBoth('75 g', '5 tbsp', 'butter')}</ul>`;
    expect(essence(list)).toEqual(['150 g flour', '75 g butter']);
  });

  test('may have the cups first', () => {
    const list = `<ul>${inBoth('1 1/4 cups', '150 g', 'flour')}${inBoth('5 tbsp', '75 g', 'butter')}</ul>`;
    expect(essence(list)).toEqual(['1 1/4 cups flour', '5 tbsp butter']);
  });

  test('in two units of one measure is their sum', () => {
    const list = marked(['1 lb 2 oz flour', '75 g butter']);
    expect(essence(list)?.[0]).toBe('1 1/8 lb flour');
  });
});

test.each([
  ['is sure where the page shows them so too', ['75 g butter', '50 g sugar', '150 ml cream'], true],
  ['needs a look where all is said twice', ['70 g sugar', '140 g flour', '80 g butter'], false],
])('a declared list with the same in two parts %s', (_what, second, isSure) => {
  const first = ['150 g flour', '75 g butter', '75 g sugar', '2 eggs', '1 tsp baking powder'];
  const lists = isSure ? [first, second] : [first.slice(0, 3), second];
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: 'Cream cake',
    recipeIngredient: lists.flat(),
    recipeInstructions: [
      'Stir the dough and bake it for half an hour.',
      'Whip the rest and fill it.',
    ],
  });
  const shown = lists
    .map((lines) => `<h3>Part</h3><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`)
    .join('');
  const recipe = readPage(
    `<title>Cream cake</title><body><script type="application/ld+json">${data}</script><h1>Cream cake</h1>${shown}
    <ol><li>Stir the dough and bake it for half an hour.</li><li>Whip the rest and fill it.</li></ol></body>`,
    null,
  );
  expect((recipe?.confidence ?? 0) >= 90).toBe(isSure);
});

describe('a page whose data and lists agree loses none of them', () => {
  const items = (lines: readonly string[]): string =>
    `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  const STEPS = ['Knead the first part well.', 'Knead the second one and bake both.'];
  const read = (parts: readonly (readonly string[])[], steps: readonly string[]) => {
    const data = {
      '@type': 'Recipe',
      name: 'Loaf',
      recipeIngredient: parts.flat(),
      recipeInstructions: steps,
    };
    const lists = parts.map((part, at) => `<h3>For part ${at + 1}</h3>${items(part)}`).join('');
    return readPage(
      `<html lang="en"><title>Loaf</title><body><script type="application/ld+json">${JSON.stringify(data)}</script>
      <h1>Loaf</h1><h2>Ingredients</h2>${lists}<h2>Method</h2><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol></body></html>`,
      'https://table.example/loaf',
    );
  };
  const linesOf = (recipe: ReturnType<typeof read>) =>
    recipe?.ingredients.map(({ quantity, unit, item }) => `${quantity} ${unit} ${item}`);

  test.each([
    [
      'other amounts of the same',
      ['200 g flour', '100 g butter', '50 g sugar'],
      ['150 g flour', '80 g butter', '60 g sugar'],
    ],
    [
      'the same again',
      ['250 g flour', '150 ml water', '1 g yeast'],
      ['250 g flour', '150 ml water', '1 g yeast'],
    ],
  ])('with two parts of %s', (_what, first, second) => {
    expect(linesOf(read([first, second], STEPS))).toEqual([...first, ...second]);
  });

  test('and is sure of parts that take more of one and less of another', () => {
    const parts = [
      ['200 g flour', '100 g butter', '50 g sugar'],
      ['150 g flour', '80 g butter', '60 g sugar'],
    ];
    expect(read(parts, STEPS)?.confidence).toBeGreaterThanOrEqual(90);
  });

  test('but looks at amounts that may be those for more people', () => {
    const parts = [
      ['200 g flour', '100 g butter', '50 g sugar'],
      ['350 g flour', '150 g butter', '120 g sugar'],
    ];
    expect(linesOf(read(parts, STEPS))).toEqual(parts.flat());
    expect(read(parts, STEPS)?.confidence).toBeLessThan(70);
  });

  test('with steps that are done twice', () => {
    const fold = ['Fold the dough in three.', 'Chill it for 30 minutes.'];
    const recipe = read([['200 g flour', '100 g butter', '90 ml water']], [...fold, ...fold]);
    expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual([...fold, ...fold]);
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });

  test('but a list that only its data gives twice is wanted once', () => {
    const list = ['200 g flour', '100 g butter', '90 ml water'];
    const page = `<title>Loaf</title><body><script type="application/ld+json">${JSON.stringify({
      '@type': 'Recipe',
      name: 'Loaf',
      recipeIngredient: [...list, ...list],
      recipeInstructions: STEPS,
    })}</script><h1>Loaf</h1>${items(list)}<ol><li>${STEPS.join('</li><li>')}</li></ol></body>`;
    expect(linesOf(readPage(page, null))).toEqual(list);
  });
});

describe('a list that only the page itself tells', () => {
  const PART = ['150 g flour', '75 g butter', '75 g sugar'];
  const items = (lines: readonly string[]): string =>
    `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  const listOf = (lists: string): string[] | undefined =>
    readPage(
      `<html lang="en"><title>Plum Crumble Cake</title><body><h1>Plum Crumble Cake</h1><h2>Ingredients</h2>${lists}
      <h2>Method</h2><ol><li>Knead the base, press it into a tin and lay plums on it.</li>
      <li>Rub the crumble together and scatter it over the plums.</li></ol></body></html>`,
      'https://table.example/cake',
    )?.ingredients.map(({ quantity, unit, item }) => `${quantity} ${unit} ${item}`);

  test.each([
    ['headings', `<h3>Base</h3>${items(PART)}<h3>Crumble</h3>${items(PART)}`],
    ['bold lines', `<p><b>Base</b></p>${items(PART)}<p><b>Crumble</b></p>${items(PART)}`],
    ['items', items(['Base:', ...PART, 'Crumble:', ...PART])],
  ])('has the same in two parts that %s name', (_what, lists) => {
    expect(listOf(lists)).toEqual([...PART, ...PART]);
  });

  const whole = `<h3>Base</h3>${items(PART)}<h3>Glaze</h3>${items(['2 tbsp jam', '3 tbsp rum'])}`;
  test.each([
    ['without a name', items(PART) + items(PART), 3],
    ['below the same name', `<h3>Base</h3>${items(PART)}<h3>Base</h3>${items(PART)}`, 3],
    ['with the names of its parts', whole + whole, 5],
    ['below the name of one copy', `${items(PART)}<h3>To print</h3>${items(PART)}`, 3],
  ])('and is printed again %s is wanted once', (_how, lists, count) => {
    expect(listOf(lists)).toHaveLength(count);
  });
});
