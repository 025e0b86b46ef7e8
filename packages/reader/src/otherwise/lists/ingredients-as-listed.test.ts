import { describe, expect, test } from 'vitest';
import { readPage } from '../../read-page.ts';
import { linesOf } from '../../testing/lines-of.ts';
import { markedPaths } from '../../testing/marked-paths.ts';

const STEPS = [
  'Beat everything that is soft in a large bowl until it is light.',
  'Fold in what is left, pour it into a tin and bake it for 40 minutes.',
];

const items = (lines: readonly string[]): string =>
  lines.map((line) => `<li>${line}</li>`).join('');

const read = (declared: readonly string[], rows: readonly string[], story = '') => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Tin Cake',
    recipeIngredient: declared,
    recipeInstructions: STEPS,
  };
  return readPage(
    `<html lang="en"><head><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><h1>Tin Cake</h1>${story}<h2>Ingredients</h2><ul>${items(rows)}</ul><h2>Method</h2><ol>${items(STEPS)}</ol></body></html>`,
    'https://tin.example/cake',
  );
};

const marked = (declared: readonly string[], rows: readonly string[], story = ''): string[] =>
  markedPaths(read(declared, rows, story)).filter((path) => path.startsWith('ingredients'));

const WAYS: [string, string[], string[]][] = [
  [
    'decimals and fractions',
    [
      '1.5 cups brown sugar',
      '0.5 cup white sugar',
      '2 eggs',
      '2.75 cups flour',
      '1 tsp vanilla extract',
      '0.25 tsp salt',
    ],
    [
      '1 ½ cups brown sugar',
      '½ cup white sugar',
      '2 eggs',
      '2 ¾ cups flour',
      '1 tsp vanilla extract',
      '¼ tsp salt',
    ],
  ],
  [
    'one measure and two',
    [
      '1 cup brown sugar',
      '2 tbsp white sugar',
      '2 eggs',
      '3 cups flour',
      '1 tsp vanilla extract',
      '8 oz soft butter',
    ],
    [
      '1 cup (200 g) brown sugar',
      '2 tbsp (25 g) white sugar',
      '2 eggs',
      '3 cups (360 g) flour',
      '1 tsp vanilla extract',
      '8 oz (225 g) soft butter',
    ],
  ],
  [
    'units in short and in full',
    [
      '1 tbsp brown sugar',
      '200 g white sugar',
      '2 eggs',
      '300 g flour',
      '1 tsp vanilla extract',
      '150 g soft butter',
    ],
    [
      '1 tablespoon brown sugar',
      '200 g white sugar',
      '2 eggs',
      '300 g flour',
      '1 teaspoon vanilla extract',
      '150 g soft butter',
    ],
  ],
];
const BOTH_WAYS = WAYS.flatMap(([way, one, other]) => [
  { way, declared: one, rows: other },
  { way: `${way}, the other way round`, declared: other, rows: one },
]);

describe.each(BOTH_WAYS)('readPage of lists that differ in $way', ({ declared, rows }) => {
  const places = rows.map((_, at) => at);

  test('marks nothing where they say the same', () => {
    expect(marked(declared, rows)).toEqual([]);
  });

  test.each(places)('takes and marks the row at %i that the data lacks', (at) => {
    const fewer = declared.toSpliced(at, 1);
    expect(linesOf(read(fewer, rows), 'ingredients')).toEqual(
      fewer.toSpliced(at, 0, rows[at] ?? ''),
    );
    expect(marked(fewer, rows)).toContain(`ingredients.${at}`);
  });

  test.each(places)('marks the line at %i that the page lacks', (at) => {
    expect(marked(declared, rows.toSpliced(at, 1))).toContain(`ingredients.${at}`);
  });
});

test('a food that only the story tells of, without its note, is not listed', () => {
  const declared = ['300 g flour', '3 eggs (large)', '150 g soft butter', '200 g sugar'];
  const story = '<p>Nobody believes that I take 3 eggs for it.</p>';
  expect(marked(declared, declared, story)).toEqual([]);
  expect(marked(declared, declared.toSpliced(1, 1), story)).toContain('ingredients.1');
});
