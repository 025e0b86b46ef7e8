import { expect, test } from 'vitest';
import { notTakenYet, placeAsStep } from './left-out.ts';

const step = (origin: number | null, takenFrom?: number) => ({
  instruction: 'Stir.',
  origin,
  takenFrom,
});
const line = (origin: number, nextStep?: number) => ({ text: 'A line', origin, nextStep });
const placeOf = (origin: number, directions: ReturnType<typeof step>[]) => {
  const leftOut = [line(0, 1), line(1, 1), line(2, 2), line(3)];
  const wanted = leftOut[origin] ?? line(origin);
  return placeAsStep(wanted, { ingredients: [], directions, leftOut });
};

test.each([
  ['before the step it leads to', 0, [step(0), step(1), step(2)], 1],
  ['to the end, where nothing is known of it', 3, [step(0), step(1), step(2)], 3],
  ['before one that stood behind it', 0, [step(0), step(null, 1), step(1)], 1],
  ['behind one that stood before it', 1, [step(0), step(null, 0), step(1)], 2],
  ['behind what the cook added there', 1, [step(0), step(null), step(1)], 2],
  ['behind the step before it, where the next was removed', 0, [step(0), step(2)], 1],
  ['in order there, too', 1, [step(0), step(null, 0), step(2)], 2],
  ['to the end, where both were removed', 1, [step(2), step(3)], 2],
  ['with the step it leads to, wherever that went', 2, [step(2), step(1), step(0)], 0],
])('a line goes %s', (_where, origin, directions, place) => {
  expect(placeOf(origin, directions)).toBe(place);
});

test('a line is left as long as no row was made of it', () => {
  const leftOut = [line(0), line(1), line(2)];
  const ingredients = [{ quantity: '1', unit: '', item: 'pea', origin: null, takenFrom: 2 }];
  const left = (directions: ReturnType<typeof step>[]) =>
    notTakenYet({ ingredients, directions, leftOut }).map(({ origin }) => origin);
  expect(left([step(0), step(null, 0)])).toEqual([1]);
  expect(left([step(0)])).toEqual([0, 1]);
});
