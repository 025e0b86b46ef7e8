import { describe, expect, test } from 'vitest';
import { countsEaters, countsWhole, readServings } from './servings.ts';

describe('readServings', () => {
  test.each([
    ['4', 4],
    ['4 servings', 4],
    ['Serves 4-6', 6],
    ['4 to 6 people', 6],
    ['Serves 2 adults and 2 children', 4],
    ['2 adults + 1-2 kids', 4],
    ['für 2 Erwachsene und 3 Kinder', 5],
    ['pour 1 enfant et 2 adultes', 3],
    ['dla 2 dorosłych z 2 dziećmi', 4],
    ['Serves 4 adults or 6 children', 4],
    ['12 muffins', 12],
    ['2 dozen cookies', 24],
    ['für 4 Personen', 4],
    ['4 bis 5 Portionen', 5],
    ['1 loaf (12 slices)', 1],
    ['1 cake, serves 10', 10],
    ['3 cups (about 6 servings)', 6],
    ['2 loaves, serves about 8 to 10', 10],
    ['1 Blech (ca. 12 Portionen)', 12],
    ['1 quiche pour 6 personnes', 6],
    ['24 biscuits, 4-6 portions', 6],
    ['12 buns, 1 serving each', 12],
    ['1 serving', 1],
    ['2.5', 3],
    ['1 1/2 dozen', 18],
    ['Makes 1½ dozen rolls', 18],
    ['1 ½ dozen', 18],
    ['3 1/2 dozen', 42],
    ['1/2 dozen', 6],
    ['½ dozen', 6],
    ['1.5 dozen', 18],
    ['4 1/2 cups', 5],
    ['4-1/2 cups', 5],
    ['2½', 3],
    ['12 bars, 9x13 pan', 12],
    ['9 x 13 pan, serves 12', 12],
    ['a dozen rolls', 12],
    ['half a dozen rolls', 6],
    ['Ein Dutzend', 12],
    ['1 (20 cm) cake', 1],
    ['12 slices, 20 x 30 cm', 12],
    ['- 4 servings', 4],
    ['8 glasses', 8],
    ['one 9-inch pie', 1],
    ['serves four', 4],
    ['pour deux', 2],
    ['serves four to six', 6],
    ['für sieben', 7],
    ['två portioner', 2],
    ['to personer', 2],
    ['two dozen rolls', 24],
    ['deux douzaines', 24],
  ])('%s is %d', (text, servings) => {
    expect(readServings(text)).toBe(servings);
  });

  test.each([
    '',
    'a crowd',
    '0',
    '-4',
    '-4 servings',
    '99999999',
    '20 cm cake',
    '1 kg',
    '2,5 liter',
    '9-inch pie',
    '9x13 pan',
  ])('%s is none', (text) => {
    expect(readServings(text)).toBeNull();
  });
});

test.each([
  ['4', true],
  ['1 1/2 dozen', true],
  ['2.5', false],
  ['2½ portions', false],
  ['4-6', true],
])('%s counts whole portions: %s', (text, isWhole) => {
  expect(countsWhole(text)).toBe(isWhole);
});

test.each([
  ['8 servings', true],
  ['Für 4 Personen', true],
  ['1 cake', false],
  ['24', false],
])('%s counts those who eat: %s', (text, counts) => {
  expect(countsEaters(text)).toBe(counts);
});
