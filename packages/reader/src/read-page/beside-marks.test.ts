import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const INGREDIENTS = [
  '300 g barley',
  '2 leeks',
  '1 l broth',
  '50 g butter',
  '1 handful of parsley',
  '4 eggs',
];
const STEPS = [
  'Cook the barley in the broth for half an hour.',
  'Slice the leeks and soften them in the butter.',
  'Stir everything together, add the parsley and top it with poached eggs.',
];
const NAMES = ['barley', 'leeks', 'broth', 'butter', 'parsley', 'eggs'];
const AMOUNTS = ['300 g', '2', '1 l', '50 g', '1 handful of', '4'];
const ROWS = NAMES.map((name, at) => ({ name, amount: AMOUNTS[at] ?? '', line: INGREDIENTS[at] }));

const items = (lines: readonly string[], attributes = ''): string =>
  lines.map((line) => `<li ${attributes}>${line}</li>`).join('');
const MARKED = 'itemprop="recipeIngredient"';
const LIST = `<ul>${items(INGREDIENTS, MARKED)}</ul>`;
const STEP_LIST = `<ol itemprop="recipeInstructions">${items(STEPS)}</ol>`;
const NAME = '<h1 itemprop="name">Barley Bowl</h1>';

const page = (body: string): string =>
  `<html lang="en"><head><title>Barley Bowl | Hearth</title></head><body>${body}</body></html>`;
const recipe = (inner: string): string =>
  page(`<div itemscope itemtype="http://schema.org/Recipe">${inner}</div>`);

function essence(html: string): object {
  const read = readPage(html, 'https://hearth.example/barley-bowl');
  const lines = (field: string): (string | undefined)[] =>
    read?.evidence
      .filter(({ path }) => new RegExp(`^${field}\\.\\d+$`).test(path))
      .map(({ excerpt }) => excerpt) ?? [];
  return { title: read?.title, ingredients: lines('ingredients'), steps: lines('directions') };
}

const BARLEY_BOWL = { title: 'Barley Bowl', ingredients: INGREDIENTS, steps: STEPS };

/** Rows of a table with two ingredients each. */
const twoByTwo = [0, 2, 4]
  .map((at) => {
    const cells = ROWS.slice(at, at + 2);
    return `<tr>${cells.map(({ name, amount }) => `<td>${amount}</td><td ${MARKED}>${name}</td>`).join('')}</tr>`;
  })
  .join('');

describe('readPage where part of the recipe stands beside what is marked', () => {
  test.each([
    {
      way: 'the amounts stand before the marked names, two in a row',
      html: recipe(`${NAME}<table>${twoByTwo}</table>${STEP_LIST}`),
    },
    {
      way: 'the amounts stand in cells that are neither list nor table',
      html: recipe(
        `${NAME}${ROWS.map(({ name, amount }) => `<div class="row"><div>${amount}</div><div><a href="/i"><span ${MARKED}>${name}</span></a></div></div>`).join('')}${STEP_LIST}`,
      ),
    },
    {
      way: 'the names are marked in a sentence that tells the amounts',
      html: recipe(
        `${NAME}<p>You need: ${ROWS.map(({ name, amount }) => `${amount} <b ${MARKED}>${name}</b>`).join(', ')}</p>${STEP_LIST}`,
      ),
    },
    {
      way: 'an amount in other measures is hidden before the one that is shown',
      html: recipe(
        `${NAME}${ROWS.map(({ name, amount }) => `<div ${MARKED}><div style="display:none">11 ounces</div><div>${amount}</div><div>${name}</div></div>`).join('')}${STEP_LIST}`,
      ),
    },
    {
      way: 'an explanation is hidden in an item',
      html: recipe(
        `${NAME}<ul>${items(INGREDIENTS, MARKED).replace('2 leeks', '2 leeks<div style="display:none"><p>Leeks are milder than onions.</p></div>')}</ul>${STEP_LIST}`,
      ),
    },
    {
      way: 'a shop sells most of the ingredients',
      html: recipe(
        `${NAME}<ul>${items(
          INGREDIENTS.map((line, at) => (at === 1 ? line : `${line} <a href="/shop">Buy now</a>`)),
          MARKED,
        )}</ul>${STEP_LIST}`,
      ),
    },
    {
      way: 'most items end with a command that is no link',
      html: recipe(
        `${NAME}<ul>${items(
          INGREDIENTS.map((line, at) =>
            at === 5 ? line : `${line} <span class="add-to-list">Put on my list</span>`,
          ),
          MARKED,
        )}</ul>${STEP_LIST}`,
      ),
    },
    {
      way: 'a list of terms gives the amounts and describes them by the marked names',
      html: recipe(
        `${NAME}<dl>${ROWS.map(({ name, amount }) => `<dt>${amount}</dt><dd ${MARKED}>${name}</dd>`).join('')}</dl>${STEP_LIST}`,
      ),
    },
    {
      way: 'each part of the list is one marked paragraph with dashes',
      html: recipe(
        `${NAME}<p><b>Bowl</b></p><p ${MARKED}>- ${INGREDIENTS.slice(0, 4).join('<br>- ')}</p>
        <p><b>Topping</b></p><p ${MARKED}>- ${INGREDIENTS.slice(4).join('<br>- ')}</p>${STEP_LIST}`,
      ),
    },
    {
      way: 'an item ends with a coupon',
      html: recipe(
        `${NAME}<ul>${items(INGREDIENTS, MARKED).replace('50 g butter', '50 g butter <a class="coupon" href="/c">Save a dollar</a>')}</ul>${STEP_LIST}`,
      ),
    },
    {
      way: 'the parts of the list are named without the bullet of its items',
      html: recipe(
        `${NAME}<div itemprop="recipeIngredients"><p>Bowl</p>${INGREDIENTS.slice(0, 4)
          .map((line) => `<p>• ${line}</p>`)
          .join('')}<p>Topping</p>${INGREDIENTS.slice(4)
          .map((line) => `<p>• ${line}</p>`)
          .join('')}</div><div itemprop="recipeDirections"><p>${STEPS.join('</p><p>')}</p></div>`,
      ),
    },
    {
      way: 'the parts of the list are named in bold in items that are marked as well',
      html: recipe(
        `${NAME}<ul>${items(['<b>Bowl</b>', ...INGREDIENTS.slice(0, 2), '<b>Sauce</b>', ...INGREDIENTS.slice(2, 4), '<b>Topping</b>', ...INGREDIENTS.slice(4)], MARKED)}</ul>${STEP_LIST}`,
      ),
    },
    {
      way: 'the parts of the list are named in elements of another class',
      html: recipe(
        `${NAME}<div ${MARKED}><div class="group">Bowl</div>${INGREDIENTS.slice(0, 4)
          .map((line) => `<div class="line">${line}</div>`)
          .join('')}<div class="group">Topping</div>${INGREDIENTS.slice(4)
          .map((line) => `<div class="line">${line}</div>`)
          .join('')}</div>${STEP_LIST}`,
      ),
    },
    {
      way: 'the way to the page is marked by name before the dish',
      html: recipe(
        `<ol><li itemprop="itemListElement"><span itemprop="name">Home</span></li><li itemprop="itemListElement"><span itemprop="name">Bowls</span></li></ol>${NAME}${LIST}${STEP_LIST}`,
      ),
    },
    {
      way: 'a heading stands above the marked steps and counts below it',
      html: recipe(
        `${NAME}${LIST}<div itemprop="recipeInstructions"><h3>How to go about it</h3>${STEPS.map((step, at) => `<h4>Step ${String(at + 1)} of 3</h4><p>${step}</p>`).join('')}</div>`,
      ),
    },
    {
      way: 'the history of the dish and other dishes follow the only step',
      html: recipe(
        `${NAME}${LIST}<h2>Instructions</h2><div itemprop="recipeInstructions"><p>${STEPS.join(' ')}</p></div>
        <h3>History</h3><p>Born in a cold spring.</p><h3>Its sisters</h3><ul><li>Oat Bowl</li><li>Rye Bowl</li></ul>`,
      ),
      steps: [STEPS.join(' ')],
    },
    {
      way: 'one text for programs tells what the page shows step by step',
      html: recipe(
        `${NAME}${LIST}<meta itemprop="recipeInstructions" content="${STEPS.join(' ')}"><h2>Method</h2><ol>${items(STEPS)}</ol>`,
      ),
    },
    {
      way: 'the name of the site stands behind the marked one',
      html: recipe(
        `<meta itemprop="name" content="Barley Bowl | Easy Suppers"><h1>Barley Bowl</h1>${LIST}${STEP_LIST}`,
      ),
    },
    {
      way: 'a hidden copy for programs sums up what the page tells',
      html: page(
        `<h1>Barley Bowl</h1><h2>Ingredients</h2><ul>${items(INGREDIENTS)}</ul><h2>Method</h2><ol>${items(STEPS)}</ol>
        <div style="display:none" itemscope itemtype="http://schema.org/Recipe"><span itemprop="name">Barley Bowl</span>
        <span itemprop="ingredients">${NAMES.join(', ')}</span><span itemprop="recipeInstructions">Cook the barley, soften the leeks, top it with eggs.</span></div>`,
      ),
    },
  ])('reads all of it where $way', ({ html, steps = STEPS }) => {
    expect(essence(html)).toEqual({ ...BARLEY_BOWL, steps });
  });

  test('the parts of the steps keep the names that headings give them', () => {
    const [first, second, third] = STEPS;
    const html = recipe(
      `${NAME}${LIST}<div itemprop="recipeInstructions"><h4>Bowl</h4><p>${first}</p><h4>Leeks</h4><p>${second}</p><p>${third}</p></div>`,
    );
    expect(essence(html)).toMatchObject({
      steps: [`Bowl: ${first}`, `Leeks: ${second}`, third],
    });
  });

  test('a marked step keeps its name where its text does not begin with it', () => {
    const step = (name: string, text: string | undefined): string =>
      `<li itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><h4 itemprop="name">${name}</h4><p itemprop="text">${text}</p></li>`;
    const html = recipe(
      `${NAME}${LIST}<ol>${step('Cook', STEPS[0])}${step('Leeks', STEPS[1])}${step('Step 3', STEPS[2])}</ol>`,
    );
    expect(essence(html)).toMatchObject({ steps: [STEPS[0], `Leeks: ${STEPS[1]}`, STEPS[2]] });
  });

  test('a link that few of the ingredients end with is part of them', () => {
    const lines = ['1 tsp <a href="/salt">salt</a>', '2 cups oats', '1 egg', '3 tbsp honey'];
    const html = recipe(`${NAME}<ul>${items(lines, MARKED)}</ul>${STEP_LIST}`);
    expect(essence(html)).toMatchObject({
      ingredients: ['1 tsp salt', '2 cups oats', '1 egg', '3 tbsp honey'],
    });
  });

  test('an item that differs in its class from the others stays in the list', () => {
    const lines = ['2 cups oats', '1 egg', '3 tbsp honey'].map(
      (line) => `<p class="i">${line}</p>`,
    );
    const html = recipe(
      `${NAME}<div ${MARKED}><p class="i first">Salt</p>${lines.join('')}<p class="last">Sesame</p></div>${STEP_LIST}`,
    );
    expect(essence(html)).toMatchObject({
      ingredients: ['Salt', '2 cups oats', '1 egg', '3 tbsp honey', 'Sesame'],
    });
  });

  test.each([
    { what: 'give each amount twice', lines: ['2 2 eggs', '50 g 50 g butter', '1 l 1 l broth'] },
    { what: 'hold a measure by itself', lines: ['2 eggs', '2 tablespoons', 'honey', '1 l broth'] },
  ])('is unsure of ingredients that $what', ({ lines }) => {
    const html = recipe(`${NAME}<ul>${items(lines, MARKED)}</ul>${STEP_LIST}`);
    expect(readPage(html, 'https://hearth.example/barley-bowl')?.confidence).toBeLessThan(70);
  });
});
