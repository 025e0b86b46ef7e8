import { expect, test } from 'vitest';
import { seenLines } from './seen-lines.ts';

const LINES = ['1 onion', '2 carrots', 'Salt'];
const placesIn = (shown: string): number[] => seenLines(LINES, shown).map(({ at }) => at);

test('each line has its place behind the one before, or the first that there is', () => {
  expect(placesIn('1onion2carrotssalt')).toEqual([0, 6, 14]);
  expect(placesIn('salt1onionsalt')).toEqual([4, -1, 10]);
});

test('the same list is looked for anew on another page', () => {
  expect(placesIn('1onion')).toEqual([0, -1, -1]);
  expect(placesIn('the1onion')).toEqual([3, -1, -1]);
});

test('the first line stands right above the second, be it named in a story before', () => {
  expect(placesIn('1onionandastory1onion2carrotssalt')).toEqual([15, 21, 29]);
  expect(placesIn('1onionandastory2carrotssalt')).toEqual([0, 15, 23]);
});
