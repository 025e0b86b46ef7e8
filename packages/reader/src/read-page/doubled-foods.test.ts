import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';

type Part = readonly [name: string, lines: readonly string[]];

const STEPS = [
  'Knead the flour with the salt and the water.',
  'Fry the onions in the oil with the salt until they are brown.',
];

const tagged = (tag: string, texts: readonly string[]): string =>
  texts.map((text) => `<${tag}>${text}</${tag}>`).join('');

const LAYOUTS: readonly [string, (parts: readonly Part[]) => string][] = [
  [
    'lists',
    (parts) =>
      parts.map(([name, lines]) => `<h3>${name}</h3><ul>${tagged('li', lines)}</ul>`).join(''),
  ],
  ['one list', (parts) => `<ul>${parts.map(([, lines]) => tagged('li', lines)).join('')}</ul>`],
  [
    'paragraphs',
    (parts) => parts.map(([name, lines]) => `<p><b>${name}</b></p>${tagged('p', lines)}`).join(''),
  ],
  [
    'breaks',
    (parts) =>
      parts.map(([name, lines]) => `<p><b>${name}</b><br>${lines.join('<br>')}</p>`).join(''),
  ],
  [
    'a table',
    (parts) =>
      `<table>${parts.map(([name, lines]) => `<tr><th>${name}</th></tr>${lines.map((line) => `<tr><td>${line}</td></tr>`).join('')}`).join('')}</table>`,
  ],
  [
    'cells',
    (parts) =>
      `<table>${parts.flatMap(([, lines]) => lines.map((line) => `<tr><td>${line.replace(/ (?=\p{L}{4})/u, '</td><td>')}</td></tr>`)).join('')}</table>`,
  ],
];

const partsOf = (dough: string, filling: string): Part[] => [
  ['Dough', ['500 g flour', ...dough.split(', '), '300 ml water']],
  ['Filling', ['2 onions', ...filling.split(', '), '2 tbsp oil']],
];

/** The ingredients that are marked, each with what the page says; null for nothing. */
function marked(declared: readonly Part[], shown: string): [string, string | null][] {
  const data = {
    '@type': 'Recipe',
    name: 'Onion bread',
    recipeIngredient: declared.flatMap(([, lines]) => lines),
    recipeInstructions: STEPS,
  };
  const recipe = readPage(
    `<html lang="en"><title>Onion bread</title><script type="application/ld+json">${JSON.stringify(data)}</script>
     <body><h1>Onion bread</h1><h2>Ingredients</h2>${shown}<h2>Method</h2><ol>${tagged('li', STEPS)}</ol></body></html>`,
    'https://bread.example/onions',
  );
  expect(recipe?.ingredients).toHaveLength(data.recipeIngredient.length);
  const evidence = recipe?.evidence ?? [];
  return evidence
    .filter(({ path, confidence }) => /^ingredients\.\d+$/.test(path) && confidence < 80)
    .map(({ path }) => [
      path.slice('ingredients.'.length),
      evidence.find((other) => other.path === `${path}.quantity` && other.pageSays)?.excerpt ??
        null,
    ]);
}

describe.each(LAYOUTS)('of foods that stand in two parts, shown in %s', (_where, laidOut) => {
  test.each([
    ['1 tsp salt', '1 tsp salt', '1 tsp salt', '2 tsp salt', [['4', '2 tsp salt']]],
    ['1 tsp salt', '1 tsp salt', '½ tsp salt', '1 tsp salt', [['1', '½ tsp salt']]],
    ['1 tsp salt', '1 tsp salt', '1 tsp salt', '1 tbsp salt', [['4', '1 tbsp salt']]],
    ['1 tsp salt', '1 tsp salt', '1 tsp salt', '1 tsp sugar', [['4', '1 tsp sugar']]],
    ['1 tsp salt', '1 tsp salt', '1 tsp salt', '1-3 tsp salt', [['4', '1-3 tsp salt']]],
    ['1 tsp salt', '2-3 tsp salt', '1 tsp salt', '2 tsp salt', [['4', '2 tsp salt']]],
    ['1 tsp salt', '1 tsp salt', '1 tsp smoked salt', '1 tsp salt', [['1', '1 tsp smoked salt']]],
    [
      '1 tsp salt',
      '1 tsp salt',
      '2 tsp salt',
      '3 tsp salt',
      [
        ['1', '2 tsp salt'],
        ['4', '3 tsp salt'],
      ],
    ],
    ['1 tsp salt', '2 tsp salt', '1 tsp salt', '1 tsp salt', [['4', '1 tsp salt']]],
    [
      '1 tsp salt, 50 g butter',
      '1 tsp salt, 50 g butter',
      '1 tsp salt, 50 g butter',
      '1 tsp salt, 75 g butter',
      [['6', '75 g butter']],
    ],
    [
      '1 tsp salt, 50 g butter',
      '2 tsp salt, 75 g butter',
      '3 tsp salt, 50 g butter',
      '2 tsp salt, 75 g butter',
      [['1', '3 tsp salt']],
    ],
  ])(
    '%s and %s beside %s and %s: only what differs is marked',
    (dough, filling, first, second, marks) => {
      expect(marked(partsOf(dough, filling), laidOut(partsOf(first, second)))).toEqual(marks);
    },
  );

  test.each([
    ['1 tsp salt', '1 tsp salt', '1 tsp salt', '1 tsp salt'],
    ['1 tsp salt', '2 tsp salt', '1 tsp salt', '2 tsp salt'],
    ['1 tsp salt', '1 tsp salt', '1 teaspoon salt', '1 tsp salt'],
  ])('%s and %s are said the same by %s and %s', (dough, filling, first, second) => {
    expect(marked(partsOf(dough, filling), laidOut(partsOf(first, second)))).toEqual([]);
  });

  test('one that the page leaves out is marked alone', () => {
    const [dough, [name, lines]] = partsOf('1 tsp salt', '1 tsp salt') as [Part, Part];
    const without: Part = [name, lines.filter((line) => line !== '1 tsp salt')];
    expect(marked([dough, [name, lines]], laidOut([dough, without]))).toEqual([['4', null]]);
  });

  test('one that ends or begins the list is found as well', () => {
    const declared: Part[] = [
      ['Dough', ['1 tsp salt', '500 g flour', '300 ml water']],
      ['Filling', ['2 onions', '2 tbsp oil', '1 tsp salt']],
    ];
    const shown = (first: string, last: string): string =>
      laidOut([
        ['Dough', [first, '500 g flour', '300 ml water']],
        ['Filling', ['2 onions', '2 tbsp oil', last]],
      ]);
    expect(marked(declared, shown('1 tsp salt', '3 tsp salt'))).toEqual([['5', '3 tsp salt']]);
    expect(marked(declared, shown('3 tsp salt', '1 tsp salt'))).toEqual([['0', '3 tsp salt']]);
  });
});
