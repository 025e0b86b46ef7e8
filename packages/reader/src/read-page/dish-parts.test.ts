import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { linesOf } from '../testing/lines-of.ts';

const list = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const read = (title: string, body: string): ReturnType<typeof readPage> =>
  readPage(
    `<html><title>${title}</title><body><h1>${title}</h1>${body}</body></html>`,
    'https://table.example/pie',
  );

describe('one dish whose parts have lists of their own', () => {
  const CRUST = ['200 g flour', '100 g butter'];
  const FILLING = ['6 apples', '50 g butter'];
  const FIRST = ['Rub the butter into the flour and roll it out.'];
  const SECOND = ['Slice the apples into the dish with the butter.', 'Bake it for 40 minutes.'];

  test.each([
    {
      way: 'first all lists, then all steps',
      body: `<h2>Ingredients for the crust</h2>${list(CRUST)}<h2>Ingredients for the filling</h2>${list(FILLING)}
        <h2>How to make the crust</h2>${list(FIRST)}<h2>How to bake the filling</h2>${list(SECOND)}`,
    },
    {
      way: 'a list and its steps by turns',
      body: `<h2>Zutaten für den Boden</h2>${list(CRUST)}<h2>Zubereitung Boden</h2>${list(FIRST)}
        <h2>Zutaten für die Füllung</h2>${list(FILLING)}<h2>Zubereitung Füllung</h2>${list(SECOND)}`,
    },
    {
      way: 'under the names of the parts',
      body: `<h2>Apple base</h2><h3>Ingrédients</h3>${list(CRUST)}<h3>Préparation</h3>${list(FIRST)}
        <h2>Pour la garniture</h2><h3>Ingrédients</h3>${list(FILLING)}<h3>Préparation</h3>${list(SECOND)}`,
    },
    {
      way: 'with one method for all',
      body: `<h2>Składniki na spód</h2>${list(CRUST)}<h2>Składniki na nadzienie</h2>${list(FILLING)}
        <h2>Przygotowanie</h2>${list([...FIRST, ...SECOND])}`,
    },
  ])('is read whole: $way', ({ body }) => {
    const recipe = read('Apple Pie', body);
    expect(recipe?.title).toBe('Apple Pie');
    expect(linesOf(recipe, 'ingredients')).toEqual([...CRUST, ...FILLING]);
    expect(linesOf(recipe, 'directions')).toEqual([...FIRST, ...SECOND]);
  });

  test('may need the same for two of them', () => {
    const body = `<h2>Ingredients for the dough</h2>${list(CRUST)}<h2>Ingredients for the streusel</h2>${list(CRUST)}
      <h2>Method</h2>${list([...FIRST, ...SECOND])}`;
    expect(linesOf(read('Streusel Cake', body), 'ingredients')).toEqual([...CRUST, ...CRUST]);
  });

  test('is not a story that tells of the list before it is given', () => {
    const told = ['flour, any kind', '100 g butter, the good one', 'apples from the garden'];
    const body = `<h2>Ingredients</h2>${list(told)}<p>Now to work.</p>
      <h2>Ingredients for the apple pie</h2>${list([...CRUST, ...FILLING])}<h2>Method</h2>${list(SECOND)}`;
    expect(linesOf(read('Apple Pie', body), 'ingredients')).toEqual([...CRUST, ...FILLING]);
  });
});

describe('two recipes on one page', () => {
  const recipe = (name: string, needed: string[], steps: string[]): string =>
    `<h2>${name}</h2><h3>Ingredients</h3>${list(needed)}<h3>Method</h3>${list(steps)}`;
  const BEET = ['3 beets', '2 tbsp horseradish', '100 ml cream'];
  const BEET_STEPS = ['Roast the beets until soft.', 'Blend them with horseradish and cream.'];
  const PEA = ['400 g peas', '1 bunch of mint', '2 tbsp oil'];
  const PEA_STEPS = ['Boil the peas for three minutes.', 'Blend them with the mint and the oil.'];
  const body = recipe('Beet dip', BEET, BEET_STEPS) + recipe('Pea dip', PEA, PEA_STEPS);

  test('are not mixed: the first is read under its own name, and the reader is not sure', () => {
    const first = read('Something for the bread', body);
    expect(first).toMatchObject({ title: 'Beet dip', oneOfSeveral: true });
    expect(linesOf(first, 'ingredients')).toEqual(BEET);
    expect(linesOf(first, 'directions')).toEqual(BEET_STEPS);
    expect(first?.confidence).toBeLessThan(70);
  });

  test('give way to the one that the page is named after', () => {
    const named = read('Pea dip', body);
    expect(linesOf(named, 'ingredients')).toEqual(PEA);
    expect(linesOf(named, 'directions')).toEqual(PEA_STEPS);
  });
});
