import { SURE_CONFIDENCE } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { cardLines, type Written } from '../testing/card-lines.ts';
import { shownIngredients as shown } from '../testing/shown-ingredients.ts';
import { readCard } from './read-card.ts';

const STEPS = ['Directions', 'Heat the milk in a pan.', 'Add the butter and serve.'];
const withFirst = (line: string | Written): string | undefined =>
  shown(['Plain Dish', 'Ingredients', line, '1 cup milk', ...STEPS])?.[0];

describe('a word that was clear to read stays as it is after a number', () => {
  test.each([
    '2 caps vanilla',
    '3 sloes',
    '2 rinds Parmesan',
    '4 coins ginger',
    '3 teals',
    '3 splices',
    '2 tapt milk',
  ])('%s', (line) => {
    expect(withFirst(line)).toBe(line);
  });
});

describe('so does a word that is known, however hard it was to read', () => {
  test.each(['2 caps vanilla', '3 sloes', '2 rinds Parmesan', '4 coins ginger', '2 ox cheeks'])(
    '%s',
    (text) => {
      expect(withFirst({ text, confidence: 0.8 })).toBe(text);
    },
  );

  test('but a part of one is of a measure', () => {
    expect(withFirst('1/8 top white pepper')).toBe('1/8 tsp white pepper');
  });
});

test('a known word that may be a short measure is kept, and to be looked at', () => {
  const lines = ['Plain Dish', 'Ingredients', { text: '1 top caraway', confidence: 0.7 }, ...STEPS];
  const recipe = readCard(cardLines(lines));
  const evidence = recipe?.evidence.find(({ path }) => path === 'ingredients.0');
  expect(recipe?.ingredients[0]?.item).toBe('top caraway');
  expect(evidence?.unsureWords).toContain(1);
});

test('a measure of few letters that was mended is to be looked at', () => {
  const lines = ['Plain Dish', 'Ingredients', { text: '2 cyps milk', confidence: 0.8 }, ...STEPS];
  const recipe = readCard(cardLines(lines));
  const evidence = recipe?.evidence.find(({ path }) => path === 'ingredients.0');
  expect(recipe?.ingredients[0]).toEqual({ quantity: '2', unit: 'cups', item: 'milk' });
  expect(evidence?.confidence).toBeLessThan(SURE_CONFIDENCE);
});

describe('an accent is given back only where the word has no other meaning', () => {
  test.each([
    "Aunt Rose's Fudge",
    'Rose Hip Jelly',
    'Rose Levy Bread',
    'Kung Pao Chicken',
    'Bald Pate Pudding',
  ])('%s', (title) => {
    const lines = [title, 'Ingredients', '1 cup milk', ...STEPS];
    expect(readCard(cardLines(lines))?.title).toBe(title);
  });

  test.each([
    ['1 tsp rose water', '1 tsp rose water'],
    ['1 cup rose wine', '1 cup rosé wine'],
    ['2 oz liver pate', '2 oz liver pâté'],
    ['8 oz pate brisee', '8 oz pâte brisée'],
  ])('%s is %s', (line, written) => {
    expect(withFirst(line)).toBe(written);
  });
});

test.each(['Figg Family Pudding', 'Garlick Soup', 'Turnipseed Stew', "Mrs. Butler's Cake"])(
  'a family that was read fairly well keeps its name: %s',
  (text) => {
    const lines = [{ text, confidence: 0.9 }, 'Ingredients', '1 cup milk', ...STEPS];
    expect(readCard(cardLines(lines))?.title).toBe(text);
  },
);

describe('the same word elsewhere on the card', () => {
  const steps = ['Directions', 'Heat the milk.', 'Add the hayelnuts and serve.'];
  const faint = { text: '1 cup hayelnuts', confidence: 0.6 };
  const items = (lines: (string | Written)[]) =>
    readCard(cardLines(['Plain Dish', 'Ingredients', ...lines]))?.ingredients.map(
      ({ item }) => item,
    );

  test('tells that it is right, where it was read well', () => {
    expect(items([faint, ...steps])).toEqual(['hayelnuts']);
  });

  test('and nothing, where it was not', () => {
    const alsoFaint = steps.map((text) => ({ text, confidence: 0.6 }));
    expect(items([faint, ...alsoFaint])).toEqual(['hazelnuts']);
  });
});
