import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const STEPS = [
  'Slice the leeks and soften them in butter.',
  'Whisk the eggs with the cream and pour them over.',
  'Bake the tart for half an hour until it is set.',
];
const INGREDIENTS = ['3 leeks', '4 eggs', '200 ml cream', '125 g butter'];

const items = (lines: readonly string[]): string =>
  lines.map((line) => `<li>${line}</li>`).join('');
const METHOD = `<h2>Method</h2><ol>${items(STEPS)}</ol>`;
const LIST = `<h2>Ingredients</h2><ul>${items(INGREDIENTS)}</ul>`;

const read = (body: string): ReturnType<typeof readPage> =>
  readPage(
    `<html lang="en"><title>Leek Tart</title><body><h1>Leek Tart</h1>${body}</body></html>`,
    'https://tart.example/leek',
  );
const lines = (body: string, field: string): (string | undefined)[] =>
  read(body)
    ?.evidence.filter(({ path }) => new RegExp(`^${field}\\.\\d+$`).test(path))
    .map(({ excerpt }) => excerpt) ?? [];

describe('readPage with lists in parts', () => {
  test.each([
    {
      way: 'lists of one class side by side, each under the name of its part',
      list: `<h2 class="part">The pastry</h2><dl class="ingredients"><dt>3</dt><dd>leeks</dd><dt>4</dt><dd>eggs</dd></dl>
        <h2 class="part">The filling</h2><dl class="ingredients"><dt>200 ml</dt><dd>cream</dd><dt>125 g</dt><dd>butter</dd></dl>`,
    },
    {
      way: 'a part whose heading says that it is optional',
      list: `<div class="ingredients"><h4>Tart</h4><ul>${items(INGREDIENTS.slice(0, 3))}</ul><h4>Optional toppings</h4><ul>${items(INGREDIENTS.slice(3))}</ul></div>`,
    },
    {
      way: 'a table that names each item before its amount',
      list: `<h2>Ingredients</h2><table><tr><td>leeks</td><td>3</td></tr><tr><td>eggs</td><td>4</td></tr>
        <tr><td>cream</td><td>200 <span>ml</span></td></tr><tr><td>butter</td><td>125 g</td></tr></table>`,
    },
    {
      way: 'a grid of names and numbers under the unit of their column, with a sum below',
      list: `<h2>Ingredients</h2><div><div>Group 1</div><div>ML</div><div>cream</div><div>200</div><div>milk (warm, optional)</div><div>125.5</div></div>
        <div><div>Total: 325.5</div></div>`,
      expected: ['200 ML cream', '125.5 ML milk (warm, optional)'],
    },
    {
      way: 'a grid of amounts and names, one of which has no amount',
      list: `<h2>Ingredients</h2><div class="grid"><div>3</div><div>leeks</div><div>200 ml</div><div>cream</div><div></div><div>salt</div></div>`,
      expected: ['3 leeks', '200 ml cream', 'salt'],
    },
    {
      way: 'paragraphs side by side, some without an amount',
      list: `<h2>Ingredients</h2><div><p>3 leeks</p><p>salt</p><p>2 cloves</p><p>pepper</p></div>`,
      expected: ['3 leeks', 'salt', '2 cloves', 'pepper'],
    },
    {
      way: 'a column whose head says what it holds',
      list: `<h2>Ingredients</h2><div><p>Quantity</p><p>3 leeks</p><p>4 eggs</p><p>200 ml cream</p><p>125 g butter</p></div>`,
    },
  ])('reads $way', ({ list, expected = INGREDIENTS }) => {
    expect(lines(list + METHOD, 'ingredients')).toEqual(expected);
  });

  test('of two recipes, each with its steps, the first is read though the sauce after it has more amounts', () => {
    const sauce = ['300 g tomatoes', '2 shallots', '2 tbsp oil', '1 tsp sugar'];
    const body = `<div class="card"><h3>Leek Tart</h3><h3>Ingredients</h3><ul>${items(['3 leeks', '4 eggs', 'cream', 'tomato sauce (see below)'])}</ul>
      <h3>Instructions</h3><ol>${items(STEPS)}</ol></div><div class="card"><h3>Tomato sauce</h3><h3>Ingredients</h3><ul>${items(sauce)}</ul>
      <h3>Instructions</h3><ol>${items(['Chop the shallots and sweat them in the oil.', 'Add all the rest and simmer it for an hour.', 'Pass the sauce through a sieve and season it.', 'It keeps in a jar for a week.'])}</ol></div>`;
    expect(lines(body, 'ingredients')).toEqual([
      '3 leeks',
      '4 eggs',
      'cream',
      'tomato sauce (see below)',
    ]);
    expect(lines(body, 'directions')).toEqual(STEPS);
  });

  test('a list that a story tells of before the card does not stand for the list of the card', () => {
    const told = ['3 leeks, or spring onions', '4 eggs from the market', 'cream', 'butter'];
    const body = `<h2>Ingredients</h2><ul>${items(told)}</ul><h2>How to make it</h2><p>You slice the leeks, whisk the eggs, and then you bake all of it until it smells good.</p>
      <div class="card"><h3>Ingredients</h3><ul>${items(INGREDIENTS)}</ul><h3>Instructions</h3><ol>${items(STEPS)}</ol></div>`;
    expect(lines(body, 'ingredients')).toEqual(INGREDIENTS);
  });

  test('reads steps with a label and what is needed above each', () => {
    const steps = STEPS.map(
      (step, at) =>
        `<div class="making__step"><p class="h3">Step ${at + 1}</p><p class="making__step__ingredients"><b>4</b> eggs – <b>200 ml</b> cream</p><div><p>${step}</p></div></div>`,
    ).join('');
    expect(lines(`${LIST}<h2>Method</h2>${steps}`, 'directions')).toEqual(STEPS);
  });

  test('steps lose their numbers although something uncounted stands between them', () => {
    const rows = [
      `1${STEPS[0]}`,
      `2${STEPS[1]}`,
      'Program "tart", 200 °C, one level',
      `3${STEPS[2]}`,
    ];
    const body = `${LIST}<h2>Method</h2><div class="recipe-steps">${rows.map((row) => `<p>${row}</p>`).join('')}</div>`;
    expect(lines(body, 'directions')).toEqual([...STEPS.slice(0, 2), rows[2], ...STEPS.slice(2)]);
  });

  test('a declared note between unit and item goes behind the item, as the page shows it', () => {
    const declared = ['3 pieces, slender leeks', '4 pieces, large eggs', '200 ml cream'];
    const json = JSON.stringify({
      '@type': 'Recipe',
      name: 'Leek Tart',
      recipeIngredient: declared,
      recipeInstructions: STEPS,
    });
    const cell = (name: string, amount: string): string =>
      `<div class="need"><p class="name">${name}</p><p class="amount">${amount}</p></div>`;
    const body = `<script type="application/ld+json">${json}</script><h2>Ingredients</h2><div>${cell('leeks', '3 pieces, slender')}
      ${cell('eggs', '4 pieces, large')}${cell('cream', '200 ml')}</div>${METHOD}`;
    expect(lines(body, 'ingredients')).toEqual([
      '3 pieces leeks, slender',
      '4 pieces eggs, large',
      '200 ml cream',
    ]);
  });
});
