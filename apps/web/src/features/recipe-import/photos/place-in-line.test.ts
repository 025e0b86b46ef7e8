import { expect, test } from 'vitest';
import { placeWords } from './place-in-line.ts';

test.each([
  [null, 'Reading the words. A photo takes some seconds.'],
  [0, 'Reading the words. A photo takes some seconds.'],
  [1, 'Waiting in line: 1 photo is read before yours.'],
  [4, 'Waiting in line: 4 photos are read before yours.'],
])('%s ahead says: %s', (ahead, words) => {
  expect(placeWords(ahead)).toBe(words);
});
