import { expect, test } from 'vitest';
import { singular } from './singular.ts';

const pairs = [
  ['tomato', 'tomatoes'],
  ['potato', 'potatoes'],
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
  ['half', 'halves'],
  ['olive', 'olives'],
  ['clove', 'cloves'],
  ['chive', 'chives'],
  ['berry', 'berries'],
  ['cookie', 'cookies'],
  ['brownie', 'brownies'],
  ['pie', 'pies'],
  ['peach', 'peaches'],
  ['radish', 'radishes'],
  ['quiche', 'quiches'],
  ['mousse', 'mousses'],
  ['glaze', 'glazes'],
  ['box', 'boxes'],
  ['onion', 'onions'],
  ['egg', 'eggs'],
  ['gateau', 'gateaux'],
  ['cake', 'cakes'],
  ['sausage', 'sausages'],
  ['goose', 'geese'],
  ['chilli', 'chillies'],
  ['chilli', 'chillis'],
  ['kiwi', 'kiwis'],
  ['zucchini', 'zucchinis'],
  ['mango', 'mangos'],
  ['mango', 'mangoes'],
  ['anchovy', 'anchovies'],
  ['curry', 'currys'],
  ['turkey', 'turkeys'],
  ['glass', 'glasses'],
  ['gnocchi', 'gnocchis'],
] as const;

test.each(pairs)('%s and %s meet in one form', (one, many) => {
  expect(singular(many)).toBe(singular(one));
});

test.each(['asparagus', 'couscous', 'hummus', 'watercress', 'gas', 'us'])(
  '%s is no plural',
  (word) => {
    expect(singular(word)).toBe(word);
  },
);

test('different words stay different', () => {
  const words = [
    'rice',
    'bread',
    'beef',
    'bean',
    'plum',
    'lime',
    'leek',
    'lamb',
    'oat',
    'pea',
    'pear',
  ];
  expect(new Set(words.map(singular)).size).toBe(words.length);
});

test.each(['constructor', 'valueof', '__proto__'])('%s is a word like any other', (word) => {
  expect(singular(word)).toBe(word);
});

test.each([...pairs.flat(), 'childrens', 'feets', 'geeses', 'gateauxs'])(
  'the form of %s has no other form',
  (word) => {
    expect(singular(singular(word))).toBe(singular(word));
  },
);
