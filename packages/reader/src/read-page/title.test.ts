import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const INGREDIENTS = ['200 g chickpeas', '1 onion', '2 tbsp olive oil'];
const STEPS = [
  'Mash the chickpeas with the chopped onion until they hold together.',
  'Shape small balls and fry them in the oil until they are golden.',
];

function titleOf(declared: string, heading: string): object {
  const data = {
    '@type': 'Recipe',
    name: declared,
    recipeIngredient: INGREDIENTS,
    recipeInstructions: STEPS,
  };
  const items = (lines: readonly string[]): string =>
    lines.map((line) => `<li>${line}</li>`).join('');
  const recipe = readPage(
    `<html lang="en"><title>${declared}</title><body><script type="application/ld+json">${JSON.stringify(data)}</script>
    ${heading}<p>${declared}</p><ul>${items(INGREDIENTS)}</ul><ol>${items(STEPS)}</ol></body></html>`,
    'https://pan.example/balls',
  );
  const evidence = recipe?.evidence.find(({ path }) => path === 'title');
  return { title: recipe?.title, said: evidence?.excerpt, sure: (recipe?.confidence ?? 0) >= 90 };
}

describe('the title of a recipe and the main heading of its page', () => {
  test.each([
    ['that of its card', '<h2 class="card-title">Chickpea balls with onion</h2>', true],
    ['any heading', '<h2>Chickpea balls with onion</h2>', false],
    ['a part of another', '<h2 class="card-title">Chickpea balls with onion rings</h2>', false],
  ])('a title that is %s, under another for the story, needs a look or none', (_, card, sure) => {
    const heading = `<h1>Chickpea patties with onion</h1>${card}`;
    expect(titleOf('Chickpea balls with onion', heading)).toMatchObject({ sure });
  });

  test.each([
    ['marked up in small letters', '<h1 class="main">Chickpea patties with onion</h1>'],
    ['marked up in capitals', '<H1 CLASS="main">Chickpea patties with onion</H1>'],
    ['behind the name of the site', '<h1>The Copper Pan</h1><h1>Chickpea patties with onion</h1>'],
  ])(
    'a heading with another name for the dish is shown beside the title, which needs a look: %s',
    (_, heading) => {
      expect(titleOf('Chickpea balls with onion', heading)).toEqual({
        title: 'Chickpea balls with onion',
        said: 'Chickpea patties with onion',
        sure: false,
      });
    },
  );

  test.each([
    ['the same', '<h1>Chickpea balls with onion</h1>'],
    ['longer', '<h1>Crispy chickpea balls with onion and cumin</h1>'],
    ['full of praise', '<h1>The best easy <b>Chickpea Ball</b> with Onion recipe!</h1>'],
    ['about something else', '<h1>The Copper Pan</h1>'],
    ['missing', ''],
  ])('a heading that is %s leaves the title sure', (_, heading) => {
    const title = 'Chickpea balls with onion';
    expect(titleOf(title, heading)).toEqual({ title, said: title, sure: true });
  });
});

describe('a title that is one word of the main heading', () => {
  test.each([
    ['Cake', 'Lemon Drizzle Cake'],
    ['Cake', 'Carrot Cakes'],
    ['Soup', 'Tomato Soup with Basil'],
    ['Pie', 'Apple Pie'],
    ['Chicken', 'Chicken Tikka Masala'],
    ['Lemon', 'Lemon Drizzle Cake'],
    ['Tarte', 'Tarte aux pommes'],
    ['Bolo', 'Bolo de cenoura'],
    ['Sopa', 'Sopa de tomate'],
    ['Torta', 'Torta di mele'],
    ['Taart', 'Taart met appel'],
    ['Zupa', 'Zupa pomidorowa'],
  ])('is marked where it is said of many dishes: %s of %s', (title, heading) => {
    expect(titleOf(title, `<h1>${heading}</h1>`)).toEqual({ title, said: heading, sure: false });
  });

  test.each([
    ['Cake', 'Cake'],
    ['Cookies', 'The best easy cookies recipe'],
    ['Shakshuka', 'Shakshuka with Feta'],
    ['Hummus', 'Creamy Hummus with Olives'],
    ['Guacamole', 'The Best Guacamole (Fresh and Simple)'],
    ['Carrot Cake', 'Carrot Cake with Walnuts'],
  ])('leaves the title sure where that names the dish: %s of %s', (title, heading) => {
    expect(titleOf(title, `<h1>${heading}</h1>`)).toEqual({ title, said: title, sure: true });
  });

  test('leaves it sure where the card has the same', () => {
    const headings = '<h1>Thai Green Curry</h1><h2 class="recipe-title">Curry</h2>';
    expect(titleOf('Curry', headings)).toMatchObject({ sure: true });
  });
});

const page = (name: string, head: string, below = ''): ReturnType<typeof readPage> => {
  const items = (lines: readonly string[]): string =>
    lines.map((line) => `<li>${line}</li>`).join('');
  const data = JSON.stringify({
    '@type': 'Recipe',
    name,
    recipeIngredient: INGREDIENTS,
    recipeInstructions: STEPS,
  });
  return readPage(
    `<html lang="en"><head>${head}<script type="application/ld+json">${data}</script></head><body>
    <header>The Copper Pan</header><h1>Chickpea balls with onion</h1>
    <h2>Ingredients</h2><ul>${items(INGREDIENTS)}</ul><h2>Method</h2><ol>${items(STEPS)}</ol>${below}</body></html>`,
    'https://pan.example/balls',
  );
};

test.each([
  '<title>Chickpea balls with onion | The Copper Pan</title>',
  '<title>Dinner</title><meta property="og:site_name" content="The Copper Pan">',
])('the name of the site is not that of the dish: %s', (head) => {
  expect(page('The Copper Pan', head)?.title).toBe('Chickpea balls with onion');
});

test('a name that the page shows nowhere is marked, with the heading of the page beside it', () => {
  const recipe = page('Beef stew', '<title>Chickpea balls with onion | The Copper Pan</title>');
  const title = recipe?.evidence.find(({ path }) => path === 'title');
  expect(title).toMatchObject({ excerpt: 'Chickpea balls with onion' });
  expect(title?.confidence).toBeLessThan(70);
});

test.each([
  [
    'only leads elsewhere',
    '<h2>You may also like</h2><p><a href="/stew">Beef stew</a></p><p><A href="/beef"><b>Beef stew</b></A></p>',
    'Chickpea balls with onion',
  ],
  ['stands in its text', '<p><a href="/stew">More</a> Beef stew</p>', 'Beef stew'],
])('a name that %s on the page is told from that of its dish', (_, below, said) => {
  const head = '<title>Chickpea balls with onion | The Copper Pan</title>';
  const title = page('Beef stew', head, below)?.evidence.find(({ path }) => path === 'title');
  expect(title).toMatchObject({ excerpt: said });
});

describe('the title of a page that declares no recipe', () => {
  const items = (lines: readonly string[]): string =>
    lines.map((line) => `<li>${line}</li>`).join('');
  const shown = (above: string, below = ''): string | undefined =>
    readPage(
      `<html lang="en"><title>Chickpea balls with onion | The Copper Pan : Recipes</title><body>${above}
      <h2>Ingredients</h2><ul>${items(INGREDIENTS)}</ul><h2>Method</h2><ol>${items(STEPS)}</ol>${below}</body></html>`,
      'https://pan.example/balls',
    )?.title;

  test('is the main heading next to the recipe, not the name of the site', () => {
    const site = '<h1>The Copper Pan</h1><h1>Recipes</h1>';
    expect(shown(`${site}<h1>Chickpea balls with onion</h1>`)).toBe('Chickpea balls with onion');
  });

  test('is no heading of something else below the recipe', () => {
    expect(shown('<p>For a long evening.</p>', '<h1>Upload a photo</h1>')).toBe(
      'Chickpea balls with onion',
    );
  });
});

const namedSo = (name: string, heading: string, head = ''): string | undefined => {
  const lines = (all: readonly string[]): string => all.map((line) => `<li>${line}</li>`).join('');
  const data = JSON.stringify({
    '@type': 'Recipe',
    name,
    recipeIngredient: INGREDIENTS,
    recipeInstructions: STEPS,
  });
  const recipe = readPage(
    `<html lang="en"><head>${head}<script type="application/ld+json">${data}</script></head><body>
    <h1>${heading}</h1><ul>${lines(INGREDIENTS)}</ul><ol>${lines(STEPS)}</ol></body></html>`,
    'https://pan.example/balls',
  );
  return recipe?.evidence.find(({ path }) => path === 'title')?.pageSays;
};

describe('the diet for which a title names the dish', () => {
  const title = 'Chickpea balls';
  test.each([
    'Vegan chickpea balls',
    'Chickpea balls (gluten free)',
    'Chickpea balls without eggs',
    'The best eggless chickpea balls',
  ])('needs a look where the heading names it for another: %s', (other) => {
    expect(namedSo(title, other)).toBe('differs');
    expect(namedSo(other, title)).toBe('differs');
    expect(namedSo(other, other)).toBeUndefined();
  });

  test.each([
    ['Vegan chickpea balls', 'Chickpea balls (Vegan)'],
    ['Gluten-free chickpea balls', 'Easy Gluten Free Chickpea Balls Recipe'],
    ['Chickpea balls', 'Chickpea balls | My Vegan Kitchen'],
    ['Chickpea balls', 'The best easy chickpea balls'],
  ])('needs none where both name it for the same: %s and %s', (one, other) => {
    expect(namedSo(one, other)).toBeUndefined();
  });

  test('needs none where the head of the page names it for the same', () => {
    const head = '<title>Vegan chickpea balls</title>';
    expect(namedSo('Vegan chickpea balls', title, head)).toBeUndefined();
  });
});

test.each(['', '★★'])('a title without a word is not trusted: "%s"', (name) => {
  const data = {
    '@type': 'Recipe',
    name,
    recipeIngredient: INGREDIENTS,
    recipeInstructions: STEPS,
  };
  const recipe = readPage(
    `<body><script type="application/ld+json">${JSON.stringify(data)}</script><ul><li>200 g chickpeas</li></ul></body>`,
    'https://pan.example/balls',
  );
  expect(recipe?.evidence.find(({ path }) => path === 'title')?.confidence).toBeLessThan(80);
});
