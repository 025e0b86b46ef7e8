import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const URL = 'https://table.example/bean-stew';
const INGREDIENTS = ['250 g white beans', '1 onion', '2 tbsp olive oil'];
const STEPS = [
  'Soak the beans overnight in plenty of water.',
  'Fry the onion, add the beans and simmer for an hour.',
];

const read = (body: string): ReturnType<typeof readPage> =>
  readPage(
    `<html lang="en"><title>Bean Stew | Our Table</title><body><h1>Bean Stew</h1>${body}</body></html>`,
    URL,
  );
const lines = (recipe: ReturnType<typeof readPage>, field: string): (string | undefined)[] =>
  recipe?.evidence
    .filter(({ path }) => new RegExp(`^${field}\\.\\d+$`).test(path))
    .map(({ excerpt }) => excerpt) ?? [];

const BEAN_STEW = { title: 'Bean Stew', ingredients: INGREDIENTS, steps: STEPS };

const essence = (recipe: ReturnType<typeof readPage>): object => ({
  title: recipe?.title,
  ingredients: lines(recipe, 'ingredients'),
  steps: lines(recipe, 'directions'),
});

describe('readPage with marked-up elements', () => {
  test('reads microdata', () => {
    const recipe = read(`<div itemscope itemtype="http://schema.org/Recipe">
      <h2 itemprop="name">Bean Stew</h2><span itemprop="author" itemscope><b itemprop="name">Ada</b></span>
      <meta itemprop="recipeYield" content="4 servings"><time itemprop="cookTime" datetime="PT1H">an hour</time>
      <img itemprop="image" src="/stew.jpg">
      ${INGREDIENTS.map((line) => `<span itemprop="recipeIngredient">${line}</span>, `).join('')}
      <ol itemprop="recipeInstructions">${STEPS.map((line) => `<li itemprop="recipeInstructions">${line}</li>`).join('')}</ol></div>`);
    expect(essence(recipe)).toEqual(BEAN_STEW);
    expect(recipe).toMatchObject({
      servings: 4,
      cookTime: 60,
      imageUrl: 'https://table.example/stew.jpg',
      engine: 'structured-data',
    });
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });

  test.each([
    '<span itemprop="recipeYield">Serves: <input type="number" value="6"></span>',
    '<select itemprop="recipeYield"><option>2</option><option>4</option><option selected>6</option></select>',
    '<p itemprop="recipeYield">For <select><option value="6">6 people</option><option value="8">8 people</option></select></p>',
  ])('reads the portions that are chosen in %s', (portions) => {
    const recipe = read(`<div itemscope itemtype="http://schema.org/Recipe">
      <h2 itemprop="name">Bean Stew</h2>${portions}
      ${INGREDIENTS.map((line) => `<p itemprop="recipeIngredient">${line}</p>`).join('')}
      ${STEPS.map((line) => `<p itemprop="recipeInstructions">${line}</p>`).join('')}</div>`);
    expect(recipe?.servings).toBe(6);
  });

  test('marks a time that is shown otherwise than it is stated', () => {
    const recipe =
      read(`<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">Bean Stew</h2>
      <time itemprop="prepTime" datetime="PT1H30M">30 min</time><time itemprop="cookTime" datetime="PT1H">60 minutes</time>
      ${INGREDIENTS.map((line) => `<p itemprop="recipeIngredient">${line}</p>`).join('')}
      ${STEPS.map((line) => `<p itemprop="recipeInstructions">${line}</p>`).join('')}</div>`);
    const sureOf = (field: string): object | undefined =>
      recipe?.evidence.find(({ path }) => path === field);
    expect(sureOf('prepTime')).toMatchObject({ confidence: 50, excerpt: '30 min' });
    expect(sureOf('cookTime')).toMatchObject({ confidence: 90 });
  });

  test('does not take numbered steps for more ingredients', () => {
    const steps = STEPS.map(
      (line, at) =>
        `<li itemprop="recipeInstructions"><span class="n">${at + 1}</span>${line}</li>`,
    );
    const recipe = read(`<div itemscope itemtype="http://schema.org/Recipe">
      <h2 itemprop="name">Bean Stew</h2>
      <ul>${INGREDIENTS.map((line) => `<li itemprop="recipeIngredient">${line}</li>`).join('')}</ul>
      <ol>${steps.join('')}</ol></div>`);
    expect(recipe?.ingredients).toHaveLength(INGREDIENTS.length);
    expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual(STEPS);
  });

  test('takes the amount that only programs are told', () => {
    const items = [
      '<li itemprop="recipeIngredient" content="250 g white beans">white beans</li>',
    ].concat(INGREDIENTS.slice(1).map((line) => `<li itemprop="recipeIngredient">${line}</li>`));
    const recipe = read(`<div itemscope itemtype="http://schema.org/Recipe">
      <h2 itemprop="name">Bean Stew</h2><ul>${items.join('')}</ul>
      ${STEPS.map((line) => `<p itemprop="recipeInstructions">${line}</p>`).join('')}</div>`);
    expect(essence(recipe)).toEqual(BEAN_STEW);
  });

  test('puts the name of a marked section before its first step', () => {
    const [first = '', ...others] = STEPS;
    const step = (text: string): string =>
      `<div itemprop="itemListElement" itemscope itemtype="https://schema.org/HowToStep"><p itemprop="text">${text}</p></div>`;
    const recipe =
      read(`<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Bean Stew</h2>
      <ul>${INGREDIENTS.map((line) => `<li itemprop="recipeIngredient">${line}</li>`).join('')}</ul>
      <div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToSection"><h3 itemprop="name">Stew</h3>
      ${STEPS.map(step).join('')}</div></div>`);
    expect(essence(recipe)).toMatchObject({ steps: [`Stew: ${first}`, ...others] });
  });

  test('reads RDFa', () => {
    expect(
      essence(
        read(`<div vocab="http://schema.org/" typeof="schema:Recipe"><span property="schema:name">Bean Stew</span>
        <ul>${INGREDIENTS.map((line) => `<li property="schema:recipeIngredient">${line}</li>`).join('')}</ul>
        <div property="schema:recipeInstructions"><p>${STEPS.join('</p><p>')}</p></div></div>`),
      ),
    ).toEqual(BEAN_STEW);
  });

  test.each([
    {
      root: 'h-recipe',
      name: 'p-name',
      ingredient: 'p-ingredient',
      instructions: 'e-instructions',
    },
    { root: 'hrecipe', name: 'fn', ingredient: 'ingredient', instructions: 'instructions' },
  ])('reads the microformat $root', ({ root, name, ingredient, instructions }) => {
    const items = INGREDIENTS.map((line) => `<li class="${ingredient}">${line}</li>`).join('');
    const recipe = read(`<div class="${root}"><b class="${name}">Bean Stew</b><ul>${items}</ul>
      <div class="${instructions}"><p>${STEPS.join('</p><p>')}</p></div></div>`);
    expect(essence(recipe)).toEqual(BEAN_STEW);
  });

  test('reads the markup of recipe plugins', () => {
    expect(
      essence(
        read(`<p>A long story about beans that goes on and on.</p><div class="card-recipe">
        <div class="card-recipe-ingredients"><button>Add to shopping list</button><ul>
        ${INGREDIENTS.map((line) => {
          const [amount, ...rest] = line.split(' ');
          return `<li class="card-ingredient"><span class="amount">${amount}</span><span class="name">${rest.join(' ')}</span></li>`;
        }).join('')}</ul></div>
        <div class="card-recipe-instructions"><ol>${STEPS.map((line) => `<li>${line}</li>`).join('')}</ol></div></div>
        <div id="comments"><p>2 cups of praise from me, this was wonderful!</p></div>`),
      ),
    ).toEqual(BEAN_STEW);
  });

  test('puts amounts and names together that stand in cells of their own', () => {
    const cells = INGREDIENTS.map((line) =>
      line.replace(/^(\d+ (?:g|tbsp)|\d+) /, '<td>$1</td><td>'),
    );
    expect(
      essence(
        read(`<h2>Ingredients</h2><table>${cells.map((row) => `<tr>${row}</td></tr>`).join('')}</table>
        <h2>Method</h2><p>${STEPS.join('</p><p>')}</p><h2>You may also like</h2><p>Lentil soup with a lot of things in it.</p>`),
      ),
    ).toEqual(BEAN_STEW);
  });

  test('reads a list and the paragraphs behind it when nothing is named', () => {
    expect(
      essence(
        read(
          `<ul>${INGREDIENTS.map((line) => `<li>${line}</li>`).join('')}</ul><p>${STEPS.join('</p><p>')}</p>`,
        ),
      ),
    ).toEqual(BEAN_STEW);
  });

  test('reads the data that a page draws itself from', () => {
    const state = {
      page: { recipe: { title: 'Bean Stew', ingredients: INGREDIENTS, steps: STEPS } },
    };
    expect(
      essence(
        read(`<div id="app"></div><script>window.__STATE__ = ${JSON.stringify(state)};</script>`),
      ),
    ).toEqual(BEAN_STEW);
  });

  test.each([
    '',
    'no markup at all',
    '<h1>News</h1><p>Nothing to eat here today.</p><ul><li>Home</li><li>About</li></ul>',
  ])('finds no recipe in "%s"', (html) => {
    expect(readPage(html, URL)).toBeNull();
  });
});

test.each([
  ['no body', '<title>Bean Stew</title>'],
  ['an element of its own that is called like a body', '<title>Bean Stew</title><body-wrap>'],
])('a page with %s is read once', (_what, start) => {
  const recipe = readPage(
    `${start}<h1>Bean Stew</h1><p>My aunt cooked it on Fridays.</p><h2>Ingredients</h2><ul>${INGREDIENTS.map((line) => `<li>${line}</li>`).join('')}</ul><h2>Method</h2><ol>${STEPS.map((line) => `<li>${line}</li>`).join('')}</ol>`,
    URL,
  );
  expect(essence(recipe)).toEqual(BEAN_STEW);
});
