import { expect, test } from 'vitest';
import { otherUnitWords, sameUnitWords } from './other-unit-words.ts';

test('a measure has other words, and never itself', () => {
  expect(otherUnitWords('tsp', 'en')).toContain('teaspoon');
  expect(otherUnitWords('tsp', 'en')).not.toContain('tsp');
  expect(otherUnitWords('tsp', 'en')).not.toContain('tablespoon');
});

test('each language has its own', () => {
  expect(otherUnitWords('tl', 'de')).toContain('teelöffel');
  expect(otherUnitWords('tl', 'en')).not.toContain('teelöffel');
});

test.each(['clove', 'can', 'sugar'])('%s measures nothing', (word) => {
  expect(otherUnitWords(word, 'en')).toEqual([]);
});

test.each([
  ['el', 'eetlepel'],
  ['tsk', 'teske'],
  ['tsp', 'teaspoon'],
  ['pck', 'päckchen'],
  ['stück', 'stk'],
  ['dag', 'dkg'],
  ['dkg', 'deka'],
])('%s is %s whatever the language', (word, other) => {
  expect(sameUnitWords(word)).toContain(other);
});

test('other units are others in all languages', () => {
  expect(sameUnitWords('el')).not.toContain('theelepel');
  expect(sameUnitWords('tsk')).not.toContain('msk');
  expect(sameUnitWords('sugar').size).toBe(0);
});
