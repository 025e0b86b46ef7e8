import { expect, test } from 'vitest';
import { directionsNote } from './directions-note.ts';

const TEXT = { kind: 'text' } as const;
const QUANTITY = { kind: 'quantity' } as const;
const SHARE = { kind: 'share' } as const;

test.each([
  [[[TEXT, QUANTITY], [TEXT]], 'Amounts in the directions are scaled too: 2x.'],
  [
    [[TEXT, QUANTITY], [SHARE]],
    'Amounts in the directions are scaled too: 2x. Amounts for each piece or person stay as written.',
  ],
  [[[SHARE, TEXT]], 'Amounts for each piece or person stay as written.'],
  [[[TEXT]], null],
  [[], null],
])('of the pieces %j the note says %j', (steps, note) => {
  expect(directionsNote(steps, 2)).toBe(note);
});

test('of a recipe as written nothing is said', () => {
  expect(directionsNote([[QUANTITY, SHARE]], 1)).toBeNull();
});
