import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const INGREDIENTS = ['250 g rye flour', '3 eggs, beaten', '½ cup buttermilk', 'a handful of dill'];
const STEPS = [
  'Heat the oven to 200 °C and grease a small tin.',
  'Stir the flour and the eggs to a stiff dough.',
  'Add the buttermilk and bake it for 40 minutes.',
];

const IN_OUNCES = ['9 oz rye flour', '3 eggs, beaten', '4 oz buttermilk', 'a handful of dill'];
const IN_CUPS = ['2 cups rye flour', '3 eggs, beaten', '1 cup buttermilk', 'a handful of dill'];

const items = (lines: readonly string[], attributes = ''): string =>
  lines.map((line) => `<li ${attributes}>${line}</li>`).join('');
const MARKED = 'itemprop="recipeIngredient"';
const LIST = `<ul>${items(INGREDIENTS, MARKED)}</ul>`;
const STEP_LIST = `<ol itemprop="recipeInstructions">${items(STEPS)}</ol>`;
const NAME = '<h1 itemprop="name">Rye Loaf</h1>';

const page = (body: string): string =>
  `<html lang="en"><head><title>Rye Loaf | Millstone</title></head><body>${body}</body></html>`;
const recipe = (inner: string): string =>
  page(`<div itemscope itemtype="http://schema.org/Recipe">${inner}</div>`);

function essence(html: string): object {
  const read = readPage(html, 'https://mill.example/rye-loaf');
  const lines = (field: string): (string | undefined)[] =>
    read?.evidence
      .filter(({ path }) => new RegExp(`^${field}\\.\\d+$`).test(path))
      .map(({ excerpt }) => excerpt) ?? [];
  return { title: read?.title, ingredients: lines('ingredients'), steps: lines('directions') };
}

const RYE_LOAF = { title: 'Rye Loaf', ingredients: INGREDIENTS, steps: STEPS };

describe('readPage with marked lists', () => {
  test.each([
    {
      way: 'the ingredients are one text between commas',
      html: recipe(
        `${NAME}<meta ${MARKED} content="250 g rye flour, 3 eggs, beaten, ½ cup buttermilk, a handful of dill">${STEP_LIST}`,
      ),
    },
    {
      way: 'all is stated for programs only, on a page that tells a story',
      html: page(
        `<h1>Rye Loaf</h1><p>We have baked this loaf ever since we moved into the old mill by the river.</p>
        <div itemscope itemtype="http://schema.org/Recipe"><meta itemprop="name" content="Rye Loaf">
        ${INGREDIENTS.map((line) => `<meta ${MARKED} content="${line}">`).join('')}
        ${STEPS.map((line) => `<meta itemprop="recipeInstructions" content="${line}">`).join('')}
        <p>Guests ask for it every autumn.</p></div>`,
      ),
    },
    {
      way: 'each step has its text for programs within',
      html: page(
        `<h1>Rye Loaf</h1><div itemscope itemtype="http://schema.org/Recipe"><meta itemprop="name" content="Rye Loaf">
        ${INGREDIENTS.map((line) => `<meta ${MARKED} content="${line}">`).join('')}
        ${STEPS.map((line) => `<div itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><meta itemprop="text" content="${line}"></div>`).join('')}</div>`,
      ),
    },
    {
      way: 'each row ends with the same link to a shop',
      html: recipe(
        `${NAME}<ul>${items(
          INGREDIENTS.map((line) => `${line} <a href="/shop">Buy now</a>`),
          MARKED,
        )}</ul>${STEP_LIST}`,
      ),
    },
    {
      way: 'all items stand in one list item, on lines of their own',
      html: recipe(`${NAME}<ul>${items([INGREDIENTS.join('<br>')], MARKED)}</ul>${STEP_LIST}`),
    },
    {
      way: 'parts of the list have their names in capitals or between dashes',
      html: recipe(
        `${NAME}<ul>${items(['DOUGH', ...INGREDIENTS.slice(0, 3), '- On top -', ...INGREDIENTS.slice(3)], MARKED)}</ul>${STEP_LIST}`,
      ),
    },
    {
      way: 'all of the list is in bold type',
      html: recipe(
        `${NAME}<ul>${items(
          INGREDIENTS.map((line) => `<strong>${line}</strong>`),
          MARKED,
        )}</ul>${STEP_LIST}`,
      ),
    },
    {
      way: 'each ingredient is a heading',
      html: recipe(
        `${NAME}${INGREDIENTS.map((line) => `<h4 ${MARKED}>${line}</h4>`).join('')}${STEP_LIST}`,
      ),
    },
    {
      way: 'the steps are marked as one text and again one by one',
      html: recipe(
        `${NAME}${LIST}<div itemprop="recipeInstructions">${STEPS.join(' ')}</div><ol>${items(STEPS, 'itemprop="recipeInstructions"')}</ol>`,
      ),
    },
    {
      way: 'the steps are stated cut short and shown whole',
      html: recipe(
        `${NAME}${LIST}<meta itemprop="recipeInstructions" content="${STEPS.join(' ').slice(0, 70)}..."><h3>Directions</h3><ol>${items(STEPS)}</ol>`,
      ),
    },
    {
      way: 'who may share it and who owns it stands behind the steps',
      html: recipe(
        `${NAME}${LIST}<div itemprop="recipeInstructions"><p>${STEPS.join('</p><p>')}</p><p>Share on: <a>Postcards</a> <a>Radio</a></p>
        <p>© 2019 Millstone. All rights reserved.</p></div>`,
      ),
    },
    {
      way: 'the whole article is marked as its steps, with the story before them',
      html: recipe(
        `${NAME}${LIST}<div itemprop="recipeInstructions"><p>Rye was what grew behind the mill, so rye it was.</p><h2>Where rye grows</h2>
        <p>It grows on poor soil and needs little care.</p><h2>How to make rye loaf</h2><p>${STEPS.join('</p><p>')}</p></div>`,
      ),
    },
    {
      way: 'steps without a heading are followed by notes that have one',
      html: recipe(
        `${NAME}${LIST}<div itemprop="recipeInstructions"><p>${STEPS.join('</p><p>')}</p><h3>Notes</h3><p>It keeps for a week.</p><p>It freezes well.</p></div>`,
      ),
    },
    {
      way: 'a list of links to other recipes stands below the steps, inside their element',
      html: recipe(
        `${NAME}${LIST}<div itemprop="recipeInstructions"><p>${STEPS.join('</p><p>')}</p><h3>More from the mill</h3>
        <a href="/oat">Oat Bannocks</a><br><a href="/spelt">Spelt Rolls</a><p><b>And on Sundays</b><br><a href="/plait">Plaited Bread</a></p></div>`,
      ),
    },
    {
      way: 'the list is given in cups, ounces and grams one after the other',
      html: recipe(
        `${NAME}<ul>${items([...INGREDIENTS, ...IN_OUNCES, ...IN_CUPS], MARKED)}</ul>${STEP_LIST}`,
      ),
    },
    {
      way: 'a template writes the same number behind every line',
      html: recipe(
        `${NAME}<ul>${items(
          INGREDIENTS.map((line) => `${line}: 1`),
          MARKED,
        )}</ul>${STEP_LIST}`,
      ),
    },
    {
      way: 'each row ends with the same words for buyers, which are no link',
      html: recipe(
        `${NAME}<ul>${items(
          INGREDIENTS.map((line) => `${line} <div class="flag">see savings</div>`),
          MARKED,
        )}</ul>${STEP_LIST}`,
      ),
    },
    {
      way: 'an amount and what it is a share of stand in boxes of their own',
      html: recipe(
        `${NAME}<div itemprop="recipeIngredient"><div>250 g</div><div>rye flour</div></div>
        <div itemprop="recipeIngredient"><div>3 eggs,</div><div>beaten</div></div>
        <div itemprop="recipeIngredient"><div>½ cup</div><div>buttermilk</div></div>
        <div itemprop="recipeIngredient"><div>a handful of</div><div>dill</div></div>${STEP_LIST}`,
      ),
    },
    {
      way: 'a link to print it stands in the name',
      html: recipe(
        `<h1 itemprop="name">Rye Loaf <a href="/print">Print</a></h1>${LIST}${STEP_LIST}`,
      ),
    },
    {
      way: 'rows carry the older and the newer class for the same',
      html: page(
        `<h1>Rye Loaf</h1><div class="h-recipe hrecipe"><ul>${items(INGREDIENTS, 'class="p-ingredient ingredient"')}</ul>
        <div class="e-instructions instructions">${STEPS.join('<br>')}</div></div>`,
      ),
    },
  ])('reads them where $way', ({ html }) => {
    expect(essence(html)).toEqual(RYE_LOAF);
  });

  test('links that differ from row to row name the ingredients', () => {
    const linked = [
      '250 g <a href="/i/1">rye flour</a>',
      '3 <a href="/i/2">eggs</a>',
      '1 l <a href="/i/3">milk</a>',
    ];
    expect(essence(recipe(`${NAME}<ul>${items(linked, MARKED)}</ul>${STEP_LIST}`))).toMatchObject({
      ingredients: ['250 g rye flour', '3 eggs', '1 l milk'],
    });
  });

  test('a share at the beginning of a name is no amount of its own', () => {
    const boxed = [
      '<div>1 can (300 g)</div><div>98% fat-free cream of barley</div>',
      '<div>2 cups</div><div>rye flour</div>',
    ].map((line) => `<div itemprop="recipeIngredient">${line}</div>`);
    expect(essence(recipe(`${NAME}${boxed.join('')}${STEP_LIST}`))).toMatchObject({
      ingredients: ['1 can (300 g) 98% fat-free cream of barley', '2 cups rye flour'],
    });
  });

  test('a step that is a link stays where it is the only one at the end', () => {
    const last = '<p><a href="/glaze">Brush it with the glaze</a></p>';
    expect(
      essence(
        recipe(
          `${NAME}${LIST}<div itemprop="recipeInstructions"><p>${STEPS.join('</p><p>')}</p>${last}</div>`,
        ),
      ),
    ).toMatchObject({ steps: [...STEPS, 'Brush it with the glaze'] });
  });

  test.each([
    ['1 (240 g)', 6],
    ['12 rolls', 12],
  ])('a marked yield of %s beside "Servings per recipe: 6" is for %d', (marked, servings) => {
    const size = `<p>Serving size: <span itemprop="recipeYield">${marked}</span></p><p>Servings per recipe: 6</p>`;
    const read = readPage(recipe(`${NAME}${LIST}${STEP_LIST}${size}`), 'https://mill.example/rye');
    expect(read?.servings).toBe(servings);
  });
});
