import { expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { readText } from '../read-text.ts';

const INGREDIENTS = ['300 g red lentils', '2 tbsp olive oil', '1 lemon'];
const STEPS = [
  'Simmer the lentils in a litre of stock for 25 minutes.',
  'Stir in the oil and the juice of the lemon and serve.',
];
const list = (lines: readonly string[]): string => `<li>${lines.join('</li><li>')}</li>`;

interface Shown {
  heading?: string;
  yields?: string;
  ingredients?: readonly string[];
  steps?: readonly string[];
  /** Markup below the list of steps. */
  below?: string;
}

/** What is told as the page's own, by its path, of a page that shows something else than it declares. */
function pageSays(shown: Shown, declared: object = {}): Record<string, unknown> {
  const { heading = 'Lemon lentil soup', yields = '', ingredients = INGREDIENTS } = shown;
  const data = {
    '@type': 'Recipe',
    name: 'Lemon lentil soup',
    recipeYield: '4',
    recipeIngredient: INGREDIENTS,
    recipeInstructions: STEPS,
    ...declared,
  };
  const recipe = readPage(
    `<html lang="en"><title>Lemon lentil soup</title><script type="application/ld+json">${JSON.stringify(data)}</script>
     <body><h1>${heading}</h1>${yields}<h2>Ingredients</h2><ul>${list(ingredients)}</ul>
     <h2>Method</h2><ol>${list(shown.steps ?? STEPS)}</ol>${shown.below ?? ''}</body></html>`,
    'https://soups.example/lentils',
  );
  expect(recipe).not.toBeNull();
  const found = recipe?.evidence.filter((piece) => piece.pageSays !== undefined) ?? [];
  return Object.fromEntries(found.map((piece) => [piece.path, [piece.pageSays, piece.excerpt]]));
}

test.each<[string, Shown, object]>([
  [
    'another amount',
    { ingredients: ['300 g red lentils', '3 tbsp olive oil', '1 lemon'] },
    { 'ingredients.1.quantity': ['differs', '3 tbsp olive oil'] },
  ],
  [
    'another step',
    { steps: [STEPS[0]?.replace('25', '40') ?? '', STEPS[1] ?? ''] },
    {
      'directions.0.instruction': [
        'differs',
        'Simmer the lentils in a litre of stock for 40 minutes.',
      ],
    },
  ],
  ['other portions', { yields: '<p>Serves 6</p>' }, { servings: ['differs', 'Serves 6'] }],
  ['another name', { heading: 'Lemon lentil stew' }, { title: ['differs', 'Lemon lentil stew'] }],
])('where a page shows %s than its data, its words are told as its own', (_, shown, said) => {
  expect(pageSays(shown)).toEqual(said);
});

test('where a page goes on behind the last step and cannot be followed, that is told apart', () => {
  const steps = [...STEPS, 'Warm the bowls and scatter parsley over the soup.'];
  const captions = steps.map((step) => `<figure><figcaption>${step}</figcaption></figure>`);
  expect(pageSays({ steps: [], below: captions.join('') })).toEqual({
    'directions.1.instruction': ['goes-on', `… ${steps[2]}`],
  });
});

test('a time that is shown otherwise than it is stated is what the page says', () => {
  const line = (name: string) => (text: string) => `<p itemprop="${name}">${text}</p>`;
  const recipe = readPage(
    `<body itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Lentil soup</h1>
     <time itemprop="prepTime" datetime="PT1H30M">30 min</time><time itemprop="cookTime" datetime="PT1H">60 minutes</time>
     ${INGREDIENTS.map(line('recipeIngredient')).join('')}${STEPS.map(line('recipeInstructions')).join('')}</body>`,
    'https://soups.example/lentils',
  );
  const times = recipe?.evidence.filter(({ path }) => path.endsWith('Time'));
  expect(times?.map((piece) => [piece.path, piece.pageSays])).toEqual([
    ['prepTime', 'differs'],
    ['cookTime', undefined],
  ]);
});

test('a page that shows what it declares says nothing else', () => {
  expect(pageSays({})).toEqual({});
});

test.each([
  ['half a portion', { recipeYield: '4.5 servings' }],
  ['a time that was put together of two', { cookTime: 'PT25M" "PT5M' }],
])('%s is the data in its own words', (_, declared) => {
  expect(pageSays({}, declared)).toEqual({});
});

test('the first of two pasted recipes is doubted, but contradicted by nothing', () => {
  const recipe = (title: string) =>
    `Title: ${title}\n\nIngredients\n${INGREDIENTS.join('\n')}\n\nMethod\n1. ${STEPS.join('\n2. ')}\n`;
  const read = readText(`${recipe('Lentil soup')}\n\n${recipe('Lentil salad')}`);
  const title = read?.evidence.find(({ path }) => path === 'title');
  expect(title).toMatchObject({ basis: 'source', excerpt: expect.stringContaining('Lentil soup') });
  expect(title?.confidence).toBeLessThan(80);
  expect(read?.evidence.filter((piece) => piece.pageSays !== undefined)).toEqual([]);
});
