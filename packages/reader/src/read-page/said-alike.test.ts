import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import type { ReadRecipe } from '../finding/read-recipe.ts';

const STEPS = [
  'Stir all of it together in a wide bowl until nothing of it is dry.',
  'Let it rest under a cloth for half an hour.',
  'Bake it in a hot oven until it is brown on top.',
];

type Layout = (rows: readonly string[]) => string;

const list: Layout = (rows) => `<ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`;

const LAYOUTS: readonly [string, Layout][] = [
  ['a list', list],
  ['paragraphs', (rows) => rows.map((row) => `<p>${row}</p>`).join('')],
  ['lines', (rows) => `<p>${rows.join('<br>')}</p>`],
  [
    'a list with a remark and buttons',
    (rows) =>
      `<div>1x 2x 3x</div><ul>${rows.map((row) => `<li><label>▢</label> ${row}</li>`).join('<li>Advertisement</li>')}</ul><button>Add to list</button>`,
  ],
];

const read = (shown: string, recipeIngredient: readonly string[]): ReadRecipe | null => {
  const data = {
    '@type': 'Recipe',
    name: 'Bake',
    recipeIngredient,
    recipeInstructions: STEPS,
  };
  return readPage(
    `<html><head><title>Bake</title><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><h1>Bake</h1><p>We like it.</p><h2>Ingredients</h2>${shown}<h2>Method</h2><ol>${STEPS.map((step) => `<li>${step}</li>`).join('')}</ol></body></html>`,
    'https://table.example/bake',
  );
};

const marked = (recipe: ReadRecipe | null): string[] =>
  recipe?.evidence
    .filter(
      ({ path, basis, confidence }) =>
        path.startsWith('ingredients') && basis === 'source' && confidence < 80,
    )
    .map(({ path }) => path) ?? [];

const SHORT = ['2 tbsp sugar', '1 tsp salt', '8 oz ham', '250 g flour', '2 eggs'];

const SAME: readonly [string, readonly string[], readonly string[]][] = [
  [
    'measures spelled out',
    SHORT,
    ['2 tablespoons sugar', '1 teaspoon of salt', '8 ounces ham', '250 grams of flour', '2 eggs'],
  ],
  [
    'German measures spelled out',
    ['2 EL Zucker', '1 TL Salz', '250 g Mehl', '500 ml Milch'],
    ['2 Esslöffel Zucker', '1 Teelöffel Salz', '250 Gramm Mehl', '500 Milliliter Milch'],
  ],
  [
    'French measures of several words',
    ['2 cuillères à soupe de sucre', '1 cuillère à café de sel', '250 g de farine', '2 œufs'],
    ['2 c. à s. de sucre', '1 c. à c. de sel', '250 grammes de farine', '2 œufs'],
  ],
  [
    'numbers in words',
    ['2 eggs', '3 leeks', '1 onion', '4 tomatoes'],
    ['two eggs', 'three leeks', 'one onion', 'four tomatoes'],
  ],
  [
    'amounts that are about right',
    ['2 cups flour', '3 leeks', '250 g ham', '4 tomatoes'],
    ['about 2 cups flour', 'about 3 leeks', 'approximately 250 g ham', 'around 4 tomatoes'],
  ],
  [
    'words that say nothing',
    ['200 g de farine', '60 g de beurre', '20 cl de crème', '3 œufs'],
    ['200 g farine', '60 g (2.1 oz) de beurre', '20 cl crème', '3 œufs'],
  ],
  [
    'words written as one, and short ones',
    ['300 g Mehl', '2 Zehen Knoblauch', '1 Bund Petersilie', '1 kl. Zwiebel', '3 Stangen Zimt'],
    ['300 g Mehl', '2 Knoblauchzehen', '1 Bd. Petersilie', '1 kleine Zwiebel', '3 Zimtstangen'],
  ],
  [
    'a word written as one at the end',
    ['300 g Mehl', '200 ml Milch', '1 Prise Salz', '2 Zehen Knoblauch'],
    ['300 g Mehl', '200 ml Milch', '1 Prise Salz', '2 Knoblauchzehen'],
  ],
  [
    'what packages hold in two measures',
    ['1 (14 oz) can tomatoes', '2 eggs', '250 g flour', '1 jar (700 ml) passata'],
    ['1 (14 oz/400 g) can tomatoes', '2 eggs', '250 g flour', '1 jar (700 ml/24 fl oz) passata'],
  ],
  [
    'packages that are counted or not',
    ['400g tin tomatoes', '2 eggs', '250 g flour', '500 ml milk'],
    ['1 x 400g tin tomatoes', '2 eggs', '250 g flour', '500 ml milk'],
  ],
  [
    'spoons by a capital',
    ['1 T. oil', '2 eggs', '250 g flour', '500 ml milk'],
    ['1 Tbsp oil', '2 eggs', '250 g flour', '500 ml milk'],
  ],
  ['capitals', ['2 CUPS FLOUR', '3 LEEKS', '250 G HAM', 'SALT AND PEPPER TO TASTE'], []],
];

describe.each(SAME)('%s', (_how, one, written) => {
  const other = written.length > 0 ? written : one.map((line) => line.toLowerCase());

  test.each(LAYOUTS)(
    'need no look in %s that says the same, and leave nothing unsure',
    (_layout, show) => {
      for (const recipe of [read(show(other), one), read(show(one), other)]) {
        expect(marked(recipe)).toEqual([]);
        expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
      }
    },
  );
});

describe('a list whose measures a program left in the singular', () => {
  const declared = ['2 tbsp olive oil', '1 tsp salt', '½ tsp cumin', '1.5 cups flour'];
  const rows = ['2 tablespoon olive oil', '1 teaspoon salt', '½ teaspoon cumin', '1.5 cup flour'];

  test.each(LAYOUTS)('is marked in %s where it does so, with its rows', (_layout, show) => {
    const recipe = read(show(rows), declared);
    expect(marked(recipe).filter((path) => /^ingredients\.\d+$/.test(path))).toEqual([
      'ingredients.0',
      'ingredients.3',
    ]);
    const said = recipe?.evidence.filter(({ pageSays }) => pageSays !== undefined);
    expect(said?.map(({ excerpt }) => excerpt)).toEqual([rows[0], rows[3]]);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('is none where it shortens them', () => {
    const short = ['2 tbsp olive oil', '1 tsp salt', '4 oz feta', '3 tbsp honey'];
    const long = [
      '2 tablespoons olive oil',
      '1 teaspoon salt',
      '4 ounces feta',
      '3 tablespoons honey',
    ];
    expect(marked(read(list(short), long))).toEqual([]);
  });

  test('needs no look where the page has most lines as they are declared', () => {
    const more = ['2 eggs', '3 leeks', '250 g ham', '4 tomatoes', '1 onion', '2 carrots'];
    const recipe = read(list([...more, rows[0] ?? '']), [...more, declared[0] ?? '']);
    expect(marked(recipe)).toEqual([]);
  });
});

describe('among lines that are only written otherwise', () => {
  const [, declared, rows] = SAME[0] ?? ['', [], []];

  test.each([
    ['another amount', rows.with(3, '300 grams of flour'), 3],
    ['another measure', rows.with(0, '2 teaspoons sugar'), 0],
    ['another food', rows.with(2, '8 ounces bacon'), 2],
    ['another note', rows.with(2, '8 ounces ham, smoked'), 2],
    ['a range', rows.with(3, '250-300 grams of flour'), 3],
  ])('%s is marked', (_what, shown, at) => {
    expect(marked(read(list(shown), declared))).toContain(`ingredients.${at}`);
  });

  test('one that only the page has is taken or leaves the list marked', () => {
    const recipe = read(list(rows.toSpliced(2, 0, '1 onion')), declared);
    expect(marked(recipe)).not.toEqual([]);
  });

  test('one that only the data has leaves the list marked', () => {
    expect(marked(read(list(rows.toSpliced(2, 1)), declared))).not.toEqual([]);
  });
});

describe('among lines that count packages', () => {
  const SHOWN = ['250 g flour', '500 ml milk', '3 leeks'];
  const declared = ['1 (14 oz) can tomatoes', '2 eggs', '400g tin beans', '1 T. oil', ...SHOWN];
  const rows = [
    '1 (14 oz/400 g) can tomatoes',
    '2 eggs',
    '1 x 400g tin beans',
    '1 Tbsp oil',
    ...SHOWN,
  ];

  test.each([
    ['1 can tomatoes (28 oz)', 0],
    ['1 (28 oz/800 g) can tomatoes', 0],
    ['2 (14 oz/400 g) cans tomatoes', 0],
    ['1 x 800g tin beans', 2],
    ['2 x 400g tins beans', 2],
    ['1 tsp oil', 3],
  ])('%s is marked', (row, at) => {
    expect(marked(read(list(rows.with(at, row)), declared))).toContain(`ingredients.${at}`);
  });

  test.each([
    ['1 (14 oz) can tomatoes', '1 (14.5 oz) can tomatoes'],
    ['1 (14.5 oz) can tomatoes', '1 (14 oz) can tomatoes'],
    ['1 (400 g) can tomatoes', '1 (416 g) can tomatoes'],
    ['1 (416 g) can tomatoes', '1 (400 g) can tomatoes'],
  ])('a size that is off by less than a twentieth is the same: %s, %s', (line, row) => {
    expect(marked(read(list([row, ...SHOWN]), [line, ...SHOWN]))).toEqual([]);
  });

  test.each([
    ['1 (14 oz) can tomatoes', '1 (15 oz) can tomatoes'],
    ['1 (15 oz) can tomatoes', '1 (14 oz) can tomatoes'],
    ['1 (400 g) can tomatoes', '1 (428 g) can tomatoes'],
    ['1 (428 g) can tomatoes', '1 (400 g) can tomatoes'],
  ])('a size that is further off is marked: %s, %s', (line, row) => {
    expect(marked(read(list([row, ...SHOWN]), [line, ...SHOWN]))).toContain('ingredients.0');
  });
});

describe('among German lines that are only written otherwise', () => {
  const declared = [
    '300 g Mehl',
    '2 Zehen Knoblauch',
    '1 Bund Petersilie',
    '1 kl. Zwiebel',
    '2 Eier',
  ];
  const rows = ['300 g Mehl', '2 Knoblauchzehen', '1 Bd. Petersilie', '1 kleine Zwiebel', '2 Eier'];

  test.each([
    ['3 Knoblauchzehen', 1],
    ['2 Knoblauchknollen', 1],
    ['2 Bd. Petersilie', 2],
    ['1 Zweig Petersilie', 2],
    ['1 große Zwiebel', 3],
  ])('%s is marked', (row, at) => {
    expect(marked(read(list(rows.with(at, row)), declared))).toContain(`ingredients.${at}`);
  });
});

test('a title in capitals above foods in capitals is none of them', () => {
  const rows = ['DRESSING', '2 TBSP OIL', '1 LEMON', '1 TSP MUSTARD', '1 LETTUCE'];
  const recipe = read(`<ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`, rows);
  expect(recipe?.ingredients.map(({ item }) => item)).not.toContain('DRESSING');
});

describe('a table that names the food first', () => {
  const row = ([food, amount]: readonly [string, string]): string =>
    `<tr><td>${food}</td><td>${amount}</td></tr>`;
  const ROWS: readonly [string, string][] = [
    ['patatas', '600 g'],
    ['huevos', '6'],
    ['cebolla', '1'],
    ['sal', '1 cucharadita'],
  ];
  const table = `<table>${ROWS.map(row).join('')}</table>`;

  test.each([
    [['600 g de patatas', '6 huevos', '1 cebolla', '1 cucharadita de sal']],
    [['patatas 600 g', 'huevos 6', 'cebolla 1', 'sal 1 cucharadita']],
  ])('needs no look where it says the same', (declared) => {
    expect(marked(read(table, declared))).toEqual([]);
    expect(marked(read(table, declared.slice(0, 3)))).not.toEqual([]);
  });

  test('is as sure as a list that is written so', () => {
    const declared = ['600 g de patatas', '6 huevos', '1 cebolla', '1 cucharadita de sal'];
    const boxes = ROWS.map((cells) => `<div><div>${cells.join('</div><div>')}</div></div>`);
    expect(read(table, declared)?.confidence).toBeGreaterThanOrEqual(90);
    expect(read(boxes.join(''), declared)?.confidence).toBeGreaterThanOrEqual(90);
  });
});

test('a row that counts in the measures of its language is no part of a table that has none of it in its data', () => {
  const declared = ['4 koteletter', '1 ts salt', '50 g smør', '2 dl melk'];
  const rows = ['koteletter</td><td>4', 'griljermel</td><td>2 ss', 'salt</td><td>1 ts'];
  const table = (cells: readonly string[]): string =>
    `<table>${[...cells, 'smør</td><td>50 g', 'melk</td><td>2 dl'].map((cell) => `<tr><td>${cell}</td></tr>`).join('')}</table>`;
  expect(marked(read(table(rows), declared))).not.toEqual([]);
  expect(marked(read(table(rows.toSpliced(1, 1)), declared))).toEqual([]);
  expect(marked(read(`<p>Oppskrift nr. 12</p>${table(rows.toSpliced(1, 1))}`, declared))).toEqual(
    [],
  );
});

describe('a table with several amounts of each food', () => {
  const ROWS: readonly (readonly [string, string, string])[] = [
    ['flour', '1 1/2 cups', '180 g'],
    ['oil', '2 tbsp', '30 ml'],
    ['feta', '8 oz', '225 g'],
    ['salt', '1 tsp', '6 g'],
  ];
  const HEAD = '<tr><th>Ingredient</th><th>US</th><th>Metric</th></tr>';
  const table = (rows: readonly (readonly string[])[], head = HEAD): string =>
    `<table>${head}${rows.map((row) => `<tr><td>${row.join('</td><td>')}</td></tr>`).join('')}</table>`;
  const US = ROWS.map(([food, cups]) => `${cups} ${food}`);
  const METRIC = ROWS.map(([food, , grams]) => `${grams} ${food}`);

  test('needs no look where one of its columns says the same', () => {
    expect(marked(read(table(ROWS), US))).toEqual([]);
    expect(marked(read(table(ROWS), METRIC))).toEqual([]);
    expect(marked(read(table(ROWS, ''), US))).toEqual([]);
  });

  test('needs none either below the numbers of those who eat', () => {
    const head = '<tr><th></th><th>2 people</th><th>4 people</th></tr>';
    const rows = [
      ['rice', '100 g', '200 g'],
      ['onions', '1', '2'],
      ['stock', '200 ml', '400 ml'],
    ];
    expect(marked(read(table(rows, head), ['100 g rice', '1 onions', '200 ml stock']))).toEqual([]);
    expect(marked(read(table(rows, head), ['200 g rice', '2 onions', '400 ml stock']))).toEqual([]);
  });

  const BREAD = ['500 g flour', '350 g water', '10 g salt', '5 g yeast'];

  test.each([
    ['shares', ['100%', '70%', '2%', '1%']],
    ['prices', ['€0.40', '', '€0.05', '1,20 €']],
    ['what each holds', ['1740 kcal', '0 kcal', '-', '15 kcal']],
  ])('needs none where another column has %s', (_what, beside) => {
    const rows = BREAD.map((line, at) => {
      const [, amount = '', food = ''] = /^(\d+ g) (.*)$/.exec(line) ?? [];
      return [food, amount, beside[at] ?? ''];
    });
    const turned = rows.map(([food = '', amount = '', more = '']) => [amount, food, more]);
    expect(marked(read(table(rows), BREAD))).toEqual([]);
    expect(marked(read(table(turned), BREAD))).toEqual([]);
    const another = rows.with(1, ['water', '550 g', beside[1] ?? '']);
    expect(marked(read(table(another), BREAD))).not.toEqual([]);
    expect(marked(read(table(rows.toSpliced(1, 1)), BREAD))).not.toEqual([]);
  });

  test.each([
    ['another amount', ROWS.with(1, ['oil', '6 tbsp', '90 ml']), US],
    ['another food', ROWS.with(1, ['lard', '2 tbsp', '30 ml']), US],
    ['a row more', ROWS.toSpliced(1, 0, ['lard', '2 tbsp', '30 ml']), US],
    ['a row less', ROWS.toSpliced(1, 1), US],
    [
      'the amounts of several columns',
      [
        ['flour', '200 g', '400 g'],
        ['oil', '2 tbsp', '4 tbsp'],
        ['eggs', '2', '4'],
      ],
      ['200 g flour', '4 tbsp oil', '2 eggs'],
    ],
  ])('needs one where it has %s', (_what, rows, declared) => {
    expect(marked(read(table(rows), declared))).not.toEqual([]);
  });
});
