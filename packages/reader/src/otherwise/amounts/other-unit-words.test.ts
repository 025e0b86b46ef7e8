import { expect, test } from 'vitest';
import { otherUnitWords } from './other-unit-words.ts';

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
