import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { linesOf } from '../testing/lines-of.ts';

interface Dish {
  name: string;
  ingredients: readonly string[];
  steps: readonly string[];
}
const LOAF: Dish = {
  name: 'Barley loaf',
  ingredients: ['300 g barley flour', '2 eggs', '1 tsp salt'],
  steps: ['Mix the flour with the eggs and the salt.', 'Bake the loaf for 40 minutes.'],
};
const BUTTER: Dish = {
  name: 'Honey butter',
  ingredients: ['100 g butter', '2 tbsp honey', '1 pinch of sea salt', '1 lemon'],
  steps: ['Melt the butter slowly.', 'Stir the honey into it.', 'Let it cool.'],
};

const page = (body: string, head = ''): ReturnType<typeof readPage> =>
  readPage(
    `<html lang="en"><head><title>Barley loaf | Millhouse</title>${head}</head><body>${body}</body></html>`,
    'https://mill.example/barley-loaf',
  );
const essence = (recipe: ReturnType<typeof readPage>): Dish => ({
  name: recipe?.title ?? '',
  ingredients: linesOf(recipe, 'ingredients'),
  steps: linesOf(recipe, 'directions'),
});
const each = (lines: readonly string[], write: (line: string) => string): string =>
  lines.map(write).join('');

/** A way of marking up a recipe: what is around it, and its lines. */
interface Markup {
  around: (inner: string) => string;
  lists: (dish: Dish) => string;
}
const property = (name: string, value: string): Markup['lists'] => {
  const item =
    (kind: string) =>
    (line: string): string =>
      `<li ${name}="${kind}">${line}</li>`;
  return ({ ingredients, steps }) =>
    `<ul>${each(ingredients, item(`${value}Ingredient`))}</ul><ol>${each(steps, item(`${value}Instructions`))}</ol>`;
};
const MARKUPS: Record<string, Markup> = {
  microdata: {
    around: (inner) => `<div itemscope itemtype="https://schema.org/Recipe">${inner}</div>`,
    lists: property('itemprop', 'recipe'),
  },
  RDFa: {
    around: (inner) => `<div vocab="https://schema.org/" typeof="Recipe">${inner}</div>`,
    lists: property('property', 'recipe'),
  },
  microformats: {
    around: (inner) => `<div class="hrecipe">${inner}</div>`,
    lists: ({ ingredients, steps }) =>
      `<p>${each(ingredients, (line) => `<span class="ingredient">${line}</span><br>`)}</p>
       <div class="instructions">${each(steps, (line) => `<p>${line}</p>`)}</div>`,
  },
};

describe.each(Object.entries(MARKUPS))('a recipe within another in %s', (_kind, markup) => {
  const title = `<h1 itemprop="name" property="name" class="fn">${LOAF.name}</h1>`;
  const inner = markup.around(`<h3>${BUTTER.name}</h3>${markup.lists(BUTTER)}`);
  const own = markup.lists(LOAF);

  test.each([
    ['behind its lists', own + inner],
    ['above its lists', inner + own],
    ['in an aside', `${own}<aside>${inner}</aside>`],
  ])('is left out where it stands %s', (_place, body) => {
    const recipe = page(markup.around(title + body));
    expect(essence(recipe)).toEqual(LOAF);
    expect(recipe?.confidence).toBeGreaterThan(80);
  });

  test('is the recipe itself where the outer one has no lists', () => {
    expect(essence(page(markup.around(title + inner)))).toEqual({ ...BUTTER, name: LOAF.name });
  });
});

test('the times and portions of a recipe within another are not its own', () => {
  const { around, lists } = MARKUPS['microdata'] as Markup;
  const facts = '<meta itemprop="cookTime" content="PT15M"><span itemprop="recipeYield">12</span>';
  const recipe = page(
    around(`<h1 itemprop="name">${LOAF.name}</h1>${lists(LOAF)}${around(lists(BUTTER) + facts)}`),
  );
  expect([recipe?.cookTime, recipe?.servings]).toEqual([0, 0]);
});

test.each([
  ['marked as its video', 'itemprop="video" itemscope itemtype="https://schema.org/VideoObject"'],
  ['beside it', 'itemscope itemtype="https://schema.org/VideoObject"'],
])('the length of a film %s is no time of the recipe', (_where, attributes) => {
  const { around, lists } = MARKUPS['microdata'] as Markup;
  const film = `<div ${attributes}><meta itemprop="duration" content="PT4M20S"></div>`;
  const recipe = page(around(`<h1 itemprop="name">${LOAF.name}</h1>${film}${lists(LOAF)}`));
  expect([recipe?.cookTime, recipe?.totalTime]).toEqual([0, null]);
});

describe('the name of the site', () => {
  const { around, lists } = MARKUPS['microdata'] as Markup;
  test.each([
    ['as the page ends its title with it', '<h1>Barley loaf</h1>', ''],
    ['before that of the dish', '<h1 itemprop="name">Barley loaf</h1>', ''],
    [
      'as the page calls its site',
      '<h2>Barley loaf</h2>',
      '<meta property="og:site_name" content="Millhouse"><meta property="og:title" content="Barley loaf">',
    ],
  ])('is no title, marked %s', (_way, heading, head) => {
    const recipe = page(
      around(`<span itemprop="name">Millhouse</span>${heading}${lists(LOAF)}`),
      head,
    );
    expect(recipe?.title).toBe(LOAF.name);
  });
});

const shown = ({ ingredients, steps }: Dish, level: number): string =>
  `<h${level}>Ingredients</h${level}><ul>${each(ingredients, (line) => `<li>${line}</li>`)}</ul>
   <h${level}>Method</h${level}><ol>${each(steps, (line) => `<li>${line}</li>`)}</ol>`;
const box = (tag: string): string => `<${tag}><h3>${BUTTER.name}</h3>${shown(BUTTER, 4)}</${tag}>`;
const HEADING = `<h1>${LOAF.name}</h1>`;
const DATA = `<script type="application/ld+json">${JSON.stringify({
  '@type': 'Recipe',
  name: LOAF.name,
  recipeIngredient: LOAF.ingredients,
  recipeInstructions: LOAF.steps,
})}</script>`;

describe.each(['aside', 'div', 'section'])('another recipe in a box, as %s', (tag) => {
  test.each([
    ['above', HEADING + box(tag) + shown(LOAF, 2)],
    ['below', HEADING + shown(LOAF, 2) + box(tag)],
    ['between', HEADING + shown(LOAF, 2).replace('<h2>Method', `${box(tag)}<h2>Method`)],
  ])('is left out where it stands %s the lists of the page', (_place, body) => {
    expect(essence(page(body))).toEqual(LOAF);
    expect(essence(page(body, DATA))).toEqual(LOAF);
  });
});

test('one that the page sets apart does not replace what the page declares and shows nowhere', () => {
  expect(essence(page(HEADING + box('aside'), DATA))).toEqual(LOAF);
});

test.each(['For the dough', 'Ingredients', LOAF.name])(
  'what the page sets apart as its own under %j is read',
  (title) => {
    const body = `${HEADING}<aside><h2>${title}</h2>${shown(LOAF, 3)}</aside>`;
    expect(essence(page(body))).toEqual(LOAF);
  },
);
