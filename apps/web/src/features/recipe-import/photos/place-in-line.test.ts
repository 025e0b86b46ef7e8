import { expect, test } from 'vitest';
import { placeWords } from './place-in-line.ts';

test.each([
  [{ ahead: null, reading: null, of: null }, 'Reading the words. A photo takes some seconds.'],
  [{ ahead: 0, reading: 1, of: 1 }, 'Reading the photo. A photo takes some seconds.'],
  [{ ahead: 0, reading: 2, of: 5 }, 'Reading photo 2 of 5. A photo takes some seconds.'],
  [{ ahead: 1, reading: 1, of: 1 }, 'Waiting in line with the photo: 1 other is read before it.'],
  [
    { ahead: 4, reading: 3, of: 5 },
    'Waiting in line with photo 3 of 5: 4 others are read before it.',
  ],
  [{ ahead: 0, reading: null, of: 5 }, 'All is read. Putting the recipe together.'],
])('%# how far it is, is said', (place, words) => {
  expect(placeWords(place)).toBe(words);
});
