import { ImportResult } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

const URL = 'https://table.example/plum-cake';
const INGREDIENTS = ['300 g plums', '200 g flour', '100 g butter', '2 eggs'];
const STEPS = [
  'Beat butter and eggs until light.',
  'Fold in the flour, top with plums and bake for 40 minutes.',
];
const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Plum Cake',
  recipeIngredient: INGREDIENTS,
  recipeInstructions: STEPS.map((text) => ({ '@type': 'HowToStep', text })),
  recipeYield: ['8', '8 slices'],
  prepTime: 'PT20M',
  cookTime: { '@value': 'P0DT0H40M' },
  image: [
    { '@type': 'ImageObject', url: 'https://img.example/small.jpg', width: 300 },
    { '@type': 'ImageObject', url: '/large.jpg', width: '1200px' },
  ],
  keywords: 'cake, plums',
  recipeCategory: 'Baking',
  recipeCuisine: ['German', 'Cake'],
  nutrition: { '@type': 'NutritionInformation', calories: '310 kcal', sodiumContent: '120 mg' },
};

const shown = `<h1>Plum Cake</h1><ul>${INGREDIENTS.map((line) => `<li>${line}</li>`).join('')}</ul><p>${STEPS.join('</p><p>')}</p>`;
const script = (json: string): string => `<script type="application/ld+json">${json}</script>`;
const page = (json: string, body = shown): string =>
  `<html lang="en"><head><title>Plum Cake - Our Table</title>${script(json)}</head><body>${body}</body></html>`;
const withData = (data: unknown, body?: string): string => page(JSON.stringify(data), body);

const lines = (recipe: ReturnType<typeof readPage>, field: string): (string | undefined)[] =>
  recipe?.evidence
    .filter(({ path }) => new RegExp(`^${field}\\.\\d+$`).test(path))
    .map(({ excerpt }) => excerpt) ?? [];

describe('readPage with JSON-LD', () => {
  test('reads every field, with evidence, and is sure of what the page also shows', () => {
    const recipe = readPage(withData(RECIPE), URL);
    expect(recipe).toMatchObject({
      title: 'Plum Cake',
      servings: 8,
      prepTime: 20,
      cookTime: 40,
      difficulty: 'medium',
      imageUrl: 'https://table.example/large.jpg',
      sourceUrl: URL,
      language: 'en',
      tags: ['cake', 'plums', 'Baking', 'German'],
      nutrition: { calories: 310, sodium: 120 },
      engine: 'structured-data',
      aiGenerated: true,
    });
    expect(lines(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(lines(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
    expect(recipe?.evidence).toContainEqual({
      path: 'difficulty',
      confidence: 30,
      basis: 'inferred',
    });
  });

  test('keeps to the contract', () => {
    const recipe = readPage(withData(RECIPE), URL);
    const result = ImportResult.safeParse({ ...recipe, generatedAt: '2026-01-01T00:00:00.000Z' });
    expect(result.success).toBe(true);
  });

  test('is less sure when the page shows other lines than it declares', () => {
    const body =
      '<h1>Plum Cake</h1><ul><li>3 cups of something else</li></ul><p>Do something else entirely.</p>';
    expect(readPage(withData(RECIPE, body), URL)?.confidence).toBeLessThan(70);
  });

  test.each([
    ['in a graph', { '@graph': [{ '@type': 'WebPage' }, RECIPE] }],
    ['in a list', [{ '@type': 'Person' }, [RECIPE]]],
    ['as main entity', { '@type': 'WebPage', mainEntity: RECIPE }],
    ['as the item reviewed', { '@type': 'Review', itemReviewed: RECIPE }],
    ['in an entity of an entity', { '@type': 'WebPage', about: { hasPart: [RECIPE] } }],
    ['under several types', { ...RECIPE, '@type': ['NewsArticle', 'http://schema.org/Recipe'] }],
    [
      'with steps behind a reference',
      {
        '@graph': [
          { ...RECIPE, recipeInstructions: { '@id': '#s' } },
          { '@id': '#s', '@type': 'ItemList', itemListElement: RECIPE.recipeInstructions },
        ],
      },
    ],
    [
      'in HTML strings',
      {
        ...RECIPE,
        recipeIngredient: `<ul><li>${INGREDIENTS.join('</li><li>')}</li></ul>`,
        recipeInstructions: `<p>${STEPS.join('</p><p>')}</p>`,
      },
    ],
    [
      'among related recipes',
      {
        '@graph': [
          { '@type': 'Recipe', name: 'Apple Cake' },
          { ...RECIPE, name: 'Pear Tart' },
          RECIPE,
        ],
      },
    ],
    ['written twice', { ...RECIPE, recipeIngredient: [...INGREDIENTS, ...INGREDIENTS] }],
    [
      'in two measures',
      {
        ...RECIPE,
        recipeIngredient: [...INGREDIENTS, '11 oz plums', '7 oz flour', '4 oz butter', '2 eggs'],
      },
    ],
    ['with group titles', { ...RECIPE, recipeIngredient: ['For the cake:', ...INGREDIENTS] }],
    ['with loud group titles', { ...RECIPE, recipeIngredient: ['FOR THE CAKE', ...INGREDIENTS] }],
    [
      'with lists as objects',
      { ...RECIPE, recipeIngredient: Object.fromEntries(INGREDIENTS.entries()) },
    ],
    [
      'with steps inside of list items',
      {
        ...RECIPE,
        recipeInstructions: {
          '@type': 'ItemList',
          itemListElement: STEPS.map((text, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            item: { '@type': 'HowToStep', text },
          })),
        },
      },
    ],
    [
      'with steps that are broken into lines',
      {
        ...RECIPE,
        recipeInstructions: STEPS.map((text) => ({
          '@type': 'HowToStep',
          text: text.replace(' until', '\nuntil').replace(', top', ',\r\ntop'),
        })),
      },
    ],
  ])('finds the recipe %s', (_, data) => {
    const recipe = readPage(withData(data), URL);
    expect(recipe?.title).toBe('Plum Cake');
    expect(lines(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(lines(recipe, 'directions')).toEqual(STEPS);
    // The page shows the lists as well; this is in its data alone.
    expect(recipe).toMatchObject({
      engine: 'structured-data',
      prepTime: 20,
      cookTime: 40,
      nutrition: { calories: 310 },
    });
  });

  test('repairs a block that is not JSON', () => {
    const broken = JSON.stringify(RECIPE)
      .replace('"Plum Cake"', '"Plum\nCake"')
      .replace(/\}$/, ',}');
    expect(readPage(page(`<!-- ${broken}; -->`), URL)).toMatchObject({
      title: 'Plum Cake',
      prepTime: 20,
      engine: 'structured-data',
    });
  });

  test.each(['ld&#x2B;json', 'ld&#43;json', 'LD+JSON', 'ld+json; charset=utf-8'])(
    'knows a block by the type application/%s',
    (type) => {
      const html = withData(RECIPE, '<h1>Plum Cake</h1>').replace('ld+json', type);
      expect(readPage(html, URL)).toMatchObject({ prepTime: 20, engine: 'structured-data' });
    },
  );

  test.each(['schema:', 'https://schema.org/', 'http://schema.org/'])(
    'reads names that are written out with %s',
    (prefix) => {
      const prefixed = JSON.stringify(RECIPE).replace(/"(?=[a-zA-Z]+":)/g, `"${prefix}`);
      const html = page(prefixed.replace('"Recipe"', '"schema:Recipe"'), '<h1>Plum Cake</h1>');
      const recipe = readPage(html, URL);
      expect(recipe).toMatchObject({ title: 'Plum Cake', prepTime: 20, servings: 8 });
      expect(lines(recipe, 'directions')).toEqual(STEPS);
    },
  );

  test.each([
    ['prepTime', { prepTime: 'overnight' }, 'overnight'],
    ['cookTime', { cookTime: 'until it is done' }, 'until it is done'],
    ['servings', { recipeYield: 'Serves a crowd' }, 'Serves a crowd'],
  ])('what is said of %s without a number is marked with its words', (path, said, words) => {
    const recipe = readPage(withData({ ...RECIPE, ...said }), URL);
    expect(recipe?.evidence).toContainEqual({
      path,
      confidence: 50,
      basis: 'source',
      excerpt: words,
    });
    expect(recipe).toMatchObject({ [path]: 0 });
  });

  test.each(['PTNaNM', 'PT-10M', 'null', 'PT0M', '0 minutes', 'undefined'])(
    'a time of %s is none, and there is nothing to look at',
    (prepTime) => {
      const recipe = readPage(withData({ ...RECIPE, prepTime }), URL);
      expect(recipe?.prepTime).toBe(0);
      expect(recipe?.evidence.some(({ path }) => path === 'prepTime')).toBe(false);
    },
  );

  test('of several yields takes the one that counts those who eat', () => {
    const servings = (recipeYield: unknown) =>
      readPage(withData({ ...RECIPE, recipeYield }), URL)?.servings;
    expect(servings(['1 cake', '8 servings'])).toBe(8);
    expect(servings(['12', '6 servings'])).toBe(12);
    expect(servings(['1 cake', '8 slices'])).toBe(1);
  });

  test('times whose comma is missing stay two', () => {
    const broken = JSON.stringify({ ...RECIPE, cookTime: 'PT40M' }).replace(
      '"PT20M",',
      '"PT20M" // of work\n',
    );
    expect(readPage(page(broken), URL)).toMatchObject({ prepTime: 20, cookTime: 40 });
  });

  test('what may be two values run together is marked', () => {
    const recipe = readPage(withData({ ...RECIPE, prepTime: 'PT20M" cook":"PT40M' }), URL);
    const evidence = recipe?.evidence.find(({ path }) => path === 'prepTime');
    expect(evidence?.confidence).toBeLessThan(80);
  });

  test('a total time that stands alone is kept as the cooking time, marked', () => {
    const { prepTime: _prep, cookTime: _cook, ...untimed } = RECIPE;
    const recipe = readPage(withData({ ...untimed, totalTime: 'PT1H' }), URL);
    expect(recipe).toMatchObject({ prepTime: 0, cookTime: 60, totalTime: 60 });
    expect(recipe?.evidence).toContainEqual({
      path: 'cookTime',
      confidence: 60,
      basis: 'inferred',
      excerpt: '60 min in all',
    });
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });

  test('what a total has over the only other time is kept, marked', () => {
    const { prepTime: _prep, cookTime: _cook, ...untimed } = RECIPE;
    const chilled = readPage(withData({ ...untimed, prepTime: 'PT20M', totalTime: 'PT3H' }), URL);
    expect(chilled).toMatchObject({ prepTime: 20, cookTime: 160, totalTime: 180 });
    expect(chilled?.evidence).toContainEqual({
      path: 'cookTime',
      confidence: 60,
      basis: 'inferred',
      excerpt: '180 min in all',
    });
    const baked = readPage(withData({ ...untimed, cookTime: 'PT40M', totalTime: 'PT1H' }), URL);
    expect(baked).toMatchObject({ prepTime: 20, cookTime: 40, totalTime: 60 });
  });

  test('puts the name of a section before its first step, and drops names that only count', () => {
    const recipeInstructions = [
      {
        '@type': 'HowToSection',
        name: 'Dough',
        itemListElement: [
          { '@type': 'HowToStep', name: 'Step 1', text: 'Beat butter and eggs until light.' },
        ],
      },
      {
        '@type': 'HowToSection',
        name: 'Topping',
        itemListElement: [{ '@type': 'HowToStep', name: 'Step 2', text: 'Lay the plums on top.' }],
      },
    ];
    const recipe = readPage(withData({ ...RECIPE, recipeInstructions }), URL);
    expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual([
      'Dough: Beat butter and eggs until light.',
      'Topping: Lay the plums on top.',
    ]);
  });

  test('takes the shown ingredients where the declared ones lack their amounts', () => {
    const recipe = readPage(
      withData(
        { ...RECIPE, recipeIngredient: ['plums', 'flour', 'butter', 'eggs'] },
        `<h2>Ingredients</h2>${shown}`,
      ),
      URL,
    );
    expect(lines(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('takes the shown steps where the declared ones are only the description', () => {
    const about = 'A cake that tastes of late summer and keeps for days.';
    const body = shown.replace('<p>', '<h2>Method</h2><p>');
    const recipe = readPage(
      withData({ ...RECIPE, description: about, recipeInstructions: about }, body),
      URL,
    );
    expect(lines(recipe, 'directions')).toEqual(STEPS);
  });

  test('gives a quantity to every ingredient, and says when it is its own', () => {
    const recipe = readPage(
      withData({ ...RECIPE, recipeIngredient: [...INGREDIENTS, 'parsley'] }),
      URL,
    );
    expect(recipe?.ingredients[4]).toMatchObject({ quantity: 'as needed', item: 'parsley' });
    expect(recipe?.evidence).toContainEqual({
      path: 'ingredients.4.quantity',
      confidence: 50,
      basis: 'inferred',
    });
  });

  test('states a difficulty only when the page does', () => {
    expect(readPage(withData({ ...RECIPE, difficulty: 'Einfach' }), URL)?.difficulty).toBe('easy');
  });

  test.each([
    ['<p>Difficulty: Hard</p>', 'hard', 'Hard'],
    ['<div><span>Skill level</span><span>Expert</span></div>', 'expert', 'Expert'],
    ['<p>Serves 8 | Schwierigkeitsgrad: leicht</p>', 'easy', 'leicht'],
    ['<dl><dt>Difficoltà</dt><dd>Facile</dd></dl>', 'easy', 'Facile'],
  ])('takes the difficulty that only the page states, marked: %s', (stated, difficulty, words) => {
    const body = shown.replace('<ul>', `${stated}<ul>`);
    const recipe = readPage(withData(RECIPE, body), URL);
    expect(recipe?.difficulty).toBe(difficulty);
    expect(recipe?.evidence).toContainEqual({
      path: 'difficulty',
      confidence: 75,
      basis: 'source',
      excerpt: words,
    });
    const declared = readPage(withData({ ...RECIPE, difficulty: 'medium' }, body), URL);
    expect(declared?.difficulty).toBe('medium');
  });

  test('takes whole numbers as the page shows them', () => {
    const data = { ...RECIPE, recipeIngredient: ['300.0 g plums', ...INGREDIENTS.slice(1)] };
    expect(lines(readPage(withData(data), URL), 'ingredients')).toEqual(INGREDIENTS);
    const written = shown.replace('300 g', '300.0 g');
    const recipe = readPage(withData(data, written), URL);
    expect(lines(recipe, 'ingredients')).toEqual(data.recipeIngredient);
    expect(recipe?.ingredients[0]?.quantity).toBe('300');
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });

  test.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'https://user:pw@img.example/a.jpg',
  ])('takes no picture from %s', (image) => {
    expect(readPage(withData({ ...RECIPE, image }), URL)?.imageUrl).toBeNull();
  });
});
