import { describe, expect, test } from 'vitest';
import { isNameAt } from './name-place.ts';
import { repairWord, type WordPlace } from './repair-word.ts';

const IN_A_SENTENCE: WordPlace = { confidence: 0.6, isName: false, next: '' };
const A_NAME: WordPlace = { ...IN_A_SENTENCE, isName: true };

const mend = (word: string, place: Partial<WordPlace> = {}): string =>
  repairWord(word, { ...IN_A_SENTENCE, ...place })?.text ?? word;

describe('what is meant', () => {
  test.each([
    ['suqar', 'sugar'],
    ['hayelnuts', 'hazelnuts'],
    ['Choppid', 'Chopped'],
    ['cooKed', 'cooked'],
    ['sa1t', 'salt'],
    ['ha3elnuts', 'hazelnuts'],
    ['sourcream', 'sour cream'],
  ])('%s is %s', (read, meant) => {
    expect(mend(read)).toBe(meant);
  });

  test('a name is mended only where hardly a stroke is missing', () => {
    expect(mend('Zuccbini', A_NAME)).toBe('Zucchini');
    expect(mend('Tomatec', A_NAME)).toBe('Tomatec');
  });
});

describe('what stays as it was read', () => {
  test.each(["Carol's", "Bea's", "Ramon's", "Mary's", "Curry's", "Giorgos'", "RAMON'S"])(
    '%s, whom the dish is called after',
    (word) => {
      expect(mend(word)).toBe(word);
      expect(mend(word, A_NAME)).toBe(word);
    },
  );

  test.each(['Tbilisi', 'Kowalski', 'Balad', 'Hreek', 'Ruth', 'Bellini', 'Hatch', 'Beais'])(
    '%s, a name in a title',
    (word) => {
      expect(mend(word, A_NAME)).toBe(word);
    },
  );

  test.each(['froth', 'farmer', 'catch', 'hollows', 'opening', 'spiced', 'peppery'])(
    '%s, a word of its own',
    (word) => {
      expect(mend(word)).toBe(word);
    },
  );

  test.each([
    'hake',
    'shin',
    'stout',
    'morel',
    'sprat',
    'brawn',
    'elder',
    'millet',
    'sago',
    'damsons',
    'plaice',
    'hough',
    'teff',
    'medlars',
    'ramsons',
    'caerphilly',
    'perry',
    'cracklings',
    'hip',
  ])('%s, to eat or to drink', (word) => {
    expect(mend(word, { confidence: 0.93 })).toBe(word);
    expect(mend(word)).toBe(word);
  });

  test('a word between two that are equally near', () => {
    expect(mend('balad')).toBe('balad');
  });

  test('a word that was read well and needs more than one change', () => {
    expect(mend('aspasabus', { confidence: 0.6 })).toBe('asparagus');
    expect(mend('aspasabus', { confidence: 0.93 })).toBe('aspasabus');
  });
});

test('a y is a comma only before what a comma leads to', () => {
  expect(mend('floury', { next: 'potatoes' })).toBe('floury');
  expect(mend('buttery', { next: 'softened' })).toBe('butter,');
});

test.each([
  ['sa1t', true],
  ['cooKed', true],
  ['suqar', false],
  ['hayelnuts', false],
])('how sure the repair of %s is', (word, isSure) => {
  expect(repairWord(word, IN_A_SENTENCE)?.isSure).toBe(isSure);
});

describe('where a name may stand', () => {
  test.each([
    ["Nana Ruth's Noodle Kugel", 3],
    ['2 cups Yukon potatoes', 2],
    ['the juice of Seville oranges', 3],
  ])('%s: word %i', (line, index) => {
    expect(isNameAt(line.split(' '), index)).toBe(true);
  });

  test.each([
    ['Stir in the flour', 0],
    ['until soft. Stir well', 2],
    ['2 Cups Flour', 2],
    ['2 Fold in', 1],
    ['the juice of oranges', 3],
  ])('not in %s: word %i', (line, index) => {
    expect(isNameAt(line.split(' '), index)).toBe(false);
  });
});
