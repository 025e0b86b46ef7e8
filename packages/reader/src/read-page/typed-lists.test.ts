import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { linesOf } from '../testing/lines-of.ts';

const STEPS = [
  'Chop the fennel and soften it in the butter.',
  'Pour in the stock, simmer and stir in the cream.',
];
const METHOD = `<h2>Method</h2><ol>${STEPS.map((step) => `<li>${step}</li>`).join('')}</ol>`;
const read = (body: string): ReturnType<typeof readPage> =>
  readPage(
    `<html lang="en"><title>Fennel Soup</title><body><h1>Fennel Soup</h1>${body}</body></html>`,
    'https://table.example/soup',
  );
const ingredients = (list: string): string[] =>
  linesOf(read(`<h2>Ingredients</h2>${list}${METHOD}`), 'ingredients');

describe('a list of terms and descriptions', () => {
  test.each([
    [
      'names above amounts',
      '<dl><dt>Fennel</dt><dd>3 bulbs</dd><dt>Stock</dt><dd>1 l</dd><dt>Cream</dt><dd>a splash</dd><dt>Salt</dt><dd>to taste</dd></dl>',
      ['3 bulbs Fennel', '1 l Stock', 'a splash Cream', 'Salt to taste'],
    ],
    [
      'names, amounts and notes',
      '<dl><dt>Fennel</dt><dd>3</dd><dd>trimmed</dd><dt>Stock</dt><dd>1 l</dd></dl>',
      ['3 Fennel, trimmed', '1 l Stock'],
    ],
    [
      'amounts above names',
      '<dl><dt>3 bulbs</dt><dd>fennel</dd><dt>1 l</dt><dd>stock</dd><dt>a splash</dt><dd>cream</dd><dt></dt><dd>salt</dd></dl>',
      ['3 bulbs fennel', '1 l stock', 'a splash cream', 'salt'],
    ],
    [
      'pairs in elements of their own',
      '<dl><div><dt>Fennel</dt><dd>3</dd></div><div><dt>Stock</dt><dd>1 l</dd></div></dl>',
      ['3 Fennel', '1 l Stock'],
    ],
    [
      'groups under their names',
      '<dl><dt>Soup</dt><dd>3 bulbs fennel</dd><dd>1 l stock</dd><dt>To finish</dt><dd>100 ml cream</dd></dl>',
      ['3 bulbs fennel', '1 l stock', '100 ml cream'],
    ],
    [
      'terms alone',
      '<dl><dt>3 fennel</dt><dt>1 leek</dt><dt>1 l stock</dt></dl>',
      ['3 fennel', '1 leek', '1 l stock'],
    ],
  ])('is read from %s', (_way, list, expected) => {
    expect(ingredients(list)).toEqual(expected);
  });
});

describe('lines that are parted by breaks', () => {
  test.each([
    ['in one item', '<ul><li>3 bulbs fennel<br>1 l stock<br>salt</li></ul>'],
    ['in several items', '<ul><li>3 bulbs fennel<br>1 l stock</li><li>salt</li></ul>'],
    ['in a paragraph', '<ul><p>3 bulbs fennel<br>1 l stock<br>salt</p></ul>'],
  ])('%s are an ingredient each', (_way, list) => {
    expect(ingredients(list)).toEqual(['3 bulbs fennel', '1 l stock', 'salt']);
  });

  test('are one where the second is a note', () => {
    expect(
      ingredients('<ul><li>3 bulbs fennel<br><i>trimmed</i></li><li>1 l stock</li></ul>'),
    ).toEqual(['3 bulbs fennel trimmed', '1 l stock']);
  });

  test('are steps, too, where one item holds them all', () => {
    const recipe = read(
      `<h2>Ingredients</h2><ul><li>3 bulbs fennel</li><li>1 l stock</li></ul><h2>Method</h2><ul><li>${STEPS.join('<br>')}</li></ul>`,
    );
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
  });

  test('in the cells of a table that parts the page are lists', () => {
    const recipe = read(
      `<table><tr><td><b>Ingredients:</b><br>3 bulbs fennel<br>1 l stock<br>50 g butter<br>salt</td></tr>
       <tr><td><b>Method:</b><br>${STEPS.join('<br>')}<br>Serve it hot with bread.</td></tr></table>`,
    );
    expect(linesOf(recipe, 'ingredients')).toEqual([
      '3 bulbs fennel',
      '1 l stock',
      '50 g butter',
      'salt',
    ]);
    expect(linesOf(recipe, 'directions')).toEqual([...STEPS, 'Serve it hot with bread.']);
  });

  test('of a text that is shown as typed are lines of the page', () => {
    const recipe = read(
      `<pre>Ingredients:\n\n 3 bulbs fennel\n 1 l stock\n\nMethod:\n\n${STEPS.join('\n')}</pre>`,
    );
    expect(linesOf(recipe, 'ingredients')).toEqual(['3 bulbs fennel', '1 l stock']);
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
  });
});

describe('what stands between the list and the steps', () => {
  const LIST = ['3 bulbs fennel', '1 l stock', '50 g butter', '2 shallots, sliced', '1 bay leaf'];
  const withBehind = (behind: string): string[] =>
    ingredients(`<ul>${LIST.map((line) => `<li>${line}</li>`).join('')}</ul>${behind}`);

  test.each(['Salt and pepper', '100 ml cream', 'a pinch of nutmeg'])(
    '"%s" belongs to it',
    (rest) => {
      expect(withBehind(`<p>${rest}</p>`)).toEqual([...LIST, rest]);
    },
  );

  test.each(['Serves 4', '30 minutes', 'See notes', '5 from 12 votes', '* 100 g is one cup'])(
    '"%s" does not',
    (rest) => {
      expect(withBehind(`<p>${rest}</p>`)).toEqual(LIST);
    },
  );

  test('is noticed where the data of the page leaves it out', () => {
    const data = {
      '@type': 'Recipe',
      name: 'Fennel Soup',
      recipeIngredient: LIST,
      recipeInstructions: STEPS,
    };
    const recipe = read(
      `<script type="application/ld+json">${JSON.stringify(data)}</script><h2>Ingredients</h2>
       <ul>${LIST.map((line) => `<li>${line}</li>`).join('')}</ul><p>Salt and pepper</p>${METHOD}`,
    );
    expect(linesOf(recipe, 'ingredients')).toEqual([...LIST, 'Salt and pepper']);
    expect(recipe?.confidence).toBeLessThan(70);
  });
});

describe('what is told in sentences', () => {
  test('is a list where each thing has its amount', () => {
    const recipe = read(
      `<p>You will need 3 bulbs of fennel, 1 l stock and 50 g butter.</p><p>${STEPS.join(' ')}</p>`,
    );
    expect(linesOf(recipe, 'ingredients')).toEqual([
      '3 bulbs of fennel',
      '1 l stock',
      '50 g butter',
    ]);
    expect(linesOf(recipe, 'directions')).toEqual([STEPS.join(' ')]);
  });

  test('may end with what has no amount', () => {
    expect(
      ingredients('<p>3 bulbs of fennel, 1 l stock, 50 g butter, salt and pepper.</p>'),
    ).toEqual(['3 bulbs of fennel', '1 l stock', '50 g butter', 'salt and pepper']);
  });
});

test('an item above a list of its own is the name of a part', () => {
  expect(
    ingredients(
      '<ul><li>Soup<ul><li>3 bulbs fennel</li><li>1 l stock</li></ul></li><li>To serve<ul><li>bread</li></ul></li></ul>',
    ),
  ).toEqual(['3 bulbs fennel', '1 l stock', 'bread']);
});

test('the numbers of pictures are no part of the steps that they show', () => {
  const recipe = read(
    `<h2>Ingredients</h2><ul><li>3 bulbs fennel</li><li>1 l stock</li></ul><h2>Method</h2>
     <p>Chop the fennel <span class="num-step">1</span> and soften it in the butter <span class="num-step">2</span>.</p>
     <p>${STEPS[1]}</p>`,
  );
  expect(linesOf(recipe, 'directions')).toEqual(STEPS);
});

test('what an article counts is no list of ingredients', () => {
  const recipe = readPage(
    `<html lang="en"><title>Bread in the bin</title><body><h1>Bread in the bin</h1><h2>The ingredients of a crisis</h2>
     <ul><li>24 million slices a day</li><li>44% of all bread</li><li>£200 a household</li></ul><h2>What to do</h2>
     <ol><li>Buy smaller loaves and freeze half of them.</li><li>Ask for yesterday's bread.</li></ol></body></html>`,
    'https://news.example/bread',
  );
  expect(recipe).toBeNull();
});

test('a post is titled by its heading where the page adds the name of the blog before it', () => {
  const recipe = readPage(
    `<html lang="en"><title>The Copper Pan: Fennel Soup</title><body><h3>Fennel Soup</h3><h4>Ingredients</h4>
     <ul><li>3 bulbs fennel</li><li>1 l stock</li></ul>${METHOD}</body></html>`,
    'https://pan.example/soup',
  );
  expect(recipe?.title).toBe('Fennel Soup');
});

describe('lines that nothing names, above the paragraphs that tell what to do', () => {
  const MENU =
    '<nav><ul><li><a href="/b">Breakfast</a></li><li><a href="/s">Soups</a></li><li><a href="/c">Cakes</a></li></ul></nav>';
  const LINES = ['3 bulbs fennel', '1 l stock', '50 g butter', '100 ml cream', 'salt'];
  const TOLD = STEPS.map((step) => `<p>${step}</p>`).join('');

  test.each([
    ['in a quotation', `<blockquote><p>${LINES.join('<br>')}</p></blockquote>`],
    ['in boxes', LINES.map((line) => `<div>${line}</div>`).join('')],
    ['in paragraphs', LINES.map((line) => `<p>${line}</p>`).join('')],
  ])('are the ingredients: %s', (_way, list) => {
    const recipe = read(`${MENU}<p>We make it when it rains.</p>${list}${TOLD}`);
    expect(linesOf(recipe, 'ingredients')).toEqual(LINES);
    expect(linesOf(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('are none where the paragraphs speak of something else', () => {
    const stock = ['3 chairs', '1 table', '50 candles', '100 spoons', '2 ovens'];
    const story =
      '<p>Mix and bake your plans for the holidays with friends.</p><p>Then pour out your heart and stir up memories.</p>';
    expect(read(`${MENU}${stock.join('<br>')}${story}`)).toBeNull();
  });
});
