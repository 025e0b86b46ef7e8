import { LOW_CONFIDENCE } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const STEPS = [
  'Boil the beans in salted water for ten minutes.',
  'Stir in the butter and scatter the almonds over it.',
];
const ROWS = [
  ['400 g', 'runner beans'],
  ['2 tbsp', 'butter'],
  ['1', 'small onion'],
  ['½ cup', 'flaked almonds'],
] as const;
const WHOLE = ROWS.map(([amount, food]) => `${amount} ${food}`);

const recipe = (list: readonly string[], heads = ['Ingredients', 'Method']): string =>
  ['Buttered Beans', heads[0], ...list, heads[1], ...STEPS]
    .filter((line) => line !== undefined)
    .join('\n');

const excerpts = (text: string, field: string): string[] =>
  readText(text)
    ?.evidence.filter(
      ({ path, basis }) => basis === 'source' && new RegExp(`^${field}\\.\\d+$`).test(path),
    )
    .map(({ excerpt = '' }) => excerpt) ?? [];
const listed = (text: string): string[] => excerpts(text, 'ingredients');
const ofAll = (text: string): number => readText(text)?.confidence ?? 0;

describe('an amount in a line of its own', () => {
  test('belongs to the food below it', () => {
    const text = recipe(ROWS.flat());
    expect(listed(text)).toEqual(WHOLE);
    expect(readText(text)?.ingredients[0]).toEqual({
      quantity: '400',
      unit: 'g',
      item: 'runner beans',
    });
    expect(excerpts(text, 'directions')).toEqual(STEPS);
    expect(ofAll(text)).toBe(ofAll(recipe(WHOLE)));
  });

  test('belongs to a measure below it', () => {
    const text = recipe([...ROWS.flat(), '2', 'cloves garlic', '3', 'sprigs mint']);
    expect(readText(text)?.ingredients.slice(-2)).toMatchObject([
      { quantity: '2', unit: 'cloves', item: 'garlic' },
      { quantity: '3', unit: 'sprigs', item: 'mint' },
    ]);
  });

  test('multiplies what stands below it', () => {
    const text = recipe([...ROWS.flat(), '2 x', '400 g tins of peas']);
    expect(listed(text)).toEqual([...WHOLE, '2 x 400 g tins of peas']);
    expect(readText(text)?.ingredients.at(-1)).toMatchObject({ quantity: '2', unit: 'tins' });
  });

  test('is none where it switches the list to other portions', () => {
    expect(listed(recipe(['1x', '2x', '3x', ...WHOLE]))).toEqual(WHOLE);
    expect(listed(recipe(['1 x | 2 x | 3 x', ...WHOLE]))).toEqual(WHOLE);
  });

  test('belongs to it across empty lines, too', () => {
    expect(listed(recipe(ROWS.flatMap((row) => row.flatMap((cell) => [cell, '']))))).toEqual(WHOLE);
  });

  test('belongs to the food above it where the whole list is written so', () => {
    expect(listed(recipe(ROWS.flatMap(([amount, food]) => [food, amount])))).toEqual(WHOLE);
  });

  test('takes its measure from a line between', () => {
    const cells = ['400', 'g', 'runner beans', '2', 'tbsp', 'butter', '1', 'small onion'];
    expect(listed(recipe(cells))).toEqual(['400 g runner beans', '2 tbsp butter', '1 small onion']);
  });

  test('may have a bullet before it', () => {
    expect(listed(recipe(ROWS.flatMap(([amount, food]) => [`• ${amount}`, food])))).toEqual(WHOLE);
    expect(listed(recipe(ROWS.flatMap(([amount, food]) => [`- ${food}`, amount])))).toEqual(WHOLE);
  });

  test('is found without headings', () => {
    expect(listed(recipe(ROWS.flat(), []))).toEqual(WHOLE);
    const numbered = STEPS.flatMap((step, at) => [`${at + 1}`, step]);
    const text = ['Buttered Beans', ...ROWS.flat(), ...numbered].join('\n');
    expect(listed(text)).toEqual(WHOLE);
  });

  test('leaves a food without an amount as it is', () => {
    expect(listed(recipe([...ROWS.flat(), 'salt']))).toEqual([...WHOLE, 'salt']);
    expect(listed(recipe(['salt', ...ROWS.flatMap(([amount, food]) => [food, amount])]))).toEqual([
      'salt',
      ...WHOLE,
    ]);
    expect(listed(recipe(['400 g', 'beans', 'salt', '2 tbsp', 'butter']))).toEqual([
      '400 g beans',
      'salt',
      '2 tbsp butter',
    ]);
  });

  test('keeps to the part of the dish it stands in', () => {
    const parts = ['For the beans', '400 g', 'runner beans', 'For the top', '2 tbsp', 'butter'];
    expect(listed(recipe(parts))).toEqual(['400 g runner beans', '2 tbsp butter']);
  });

  test('may be vague among others', () => {
    expect(listed(recipe(['farina', '400 g', 'burro', '50 g', 'sale', 'q.b.']))).toEqual([
      '400 g farina',
      '50 g burro',
      'q.b. sale',
    ]);
  });

  test.each([
    ['de', ['3', 'Möhren', '2 EL', 'Rapsöl', '1 Prise', 'Zimt']],
    ['fr', ['3', 'carottes', '2 c. à soupe', 'huile de noix', '1 pincée', 'cannelle']],
    ['pl', ['3', 'marchewki', '2 łyżki', 'oleju', '1 szczypta', 'cynamonu']],
    ['hu', ['3 db', 'répa', '2 evőkanál', 'olaj', '1 csipet', 'fahéj']],
    ['da', ['3', 'gulerødder', '2 spsk.', 'olie', '1 knivspids', 'kanel']],
  ])('is known by its measure in %s', (_, cells) => {
    expect(listed(recipe(cells))).toHaveLength(3);
  });

  test('is in doubt where it may belong to either', () => {
    const text = recipe(['runner beans', '2 tbsp', 'butter', '400 g', 'almonds']);
    expect(ofAll(text)).toBeLessThan(LOW_CONFIDENCE);
    expect(readText(text)?.evidence.find(({ path }) => path === 'ingredients.0')).toMatchObject({
      confidence: 60,
    });
  });

  test('is in doubt where it belongs to neither', () => {
    const text = recipe(['400 g', '2 tbsp', 'runner beans', 'butter', '1', 'onion']);
    expect(ofAll(text)).toBeLessThan(LOW_CONFIDENCE);
  });
});

describe('a number in a line of its own', () => {
  test('counts the steps below their heading', () => {
    const steps = STEPS.flatMap((step, at) => [`${at + 1}`, step.replace('.', '')]);
    const text = ['Buttered Beans', 'Ingredients', ...WHOLE, 'Method', ...steps].join('\n');
    expect(listed(text)).toEqual(WHOLE);
    expect(readText(text)?.directions).toHaveLength(2);
  });

  test('says for how many it is above a list', () => {
    const text = recipe(['Serves', '4', ...WHOLE]);
    expect(listed(text)).toEqual(WHOLE);
    expect(readText(text)?.servings).toBe(4);
  });

  test('leaves what a portion holds to the nutrition', () => {
    const facts = ['Nutrition', 'Calories', '320', 'Fat', '12 g', 'Protein', '9 g'];
    const text = `${recipe(WHOLE)}\n${facts.join('\n')}`;
    expect(listed(text)).toEqual(WHOLE);
    expect(readText(text)?.nutrition).toMatchObject({ calories: 320, fat: 12, protein: 9 });
  });
});

describe('a number alone in a list whose other rows are whole', () => {
  const ONION = ['400 g runner beans', '1', 'small onion', '2 tbsp butter'];
  const JOINED = ['400 g runner beans', '1 small onion', '2 tbsp butter'];

  test.each([
    ['among them', ONION, JOINED],
    ['first', ['½', 'lemon', ...JOINED], ['½ lemon', ...JOINED]],
    ['last', [...JOINED, '½', 'lemon'], [...JOINED, '½ lemon']],
    ['twice', [...ONION, '½', 'lemon'], [...JOINED, '½ lemon']],
  ])('belongs to the food below it, %s', (_, list, rows) => {
    expect(listed(recipe(list))).toEqual(rows);
    expect(ofAll(recipe(list))).toBe(ofAll(recipe(rows)));
  });

  test('and without headings', () => {
    const text = ['Buttered Beans', '', ...ONION, '', ...STEPS].join('\n');
    expect(listed(text)).toEqual(JOINED);
    expect(excerpts(text, 'directions')).toEqual(STEPS);
  });

  test('is left where two foods stand below it, or one above', () => {
    expect(listed(recipe([...JOINED, '1', 'Parsley', 'Mint']))).not.toContain('1 Parsley');
    expect(listed(recipe([...JOINED, 'Parsley', '1', 'Mint']))).not.toContain('1 Mint');
  });
});

test.each([
  ['2 x cans of beans', { quantity: '2', unit: 'cans', item: 'beans' }],
  ['1 x onion', { quantity: '1', unit: '', item: 'onion' }],
  ['3 × eggs', { quantity: '3', unit: '', item: 'eggs' }],
])('"%s" is read without its sign', (line, expected) => {
  const [first] = readText(recipe([line, '2 tbsp butter']))?.ingredients ?? [];
  expect(first).toEqual(expected);
});
