import { expect, test } from 'vitest';
import { placeBack } from './place-back.ts';

const read = (origin: number) => ({ origin });
const added = { origin: null };
const taken = (takenFrom: number) => ({ origin: null, takenFrom });

test.each([
  ['where nothing moved', [read(0), read(2)], 1],
  ['where a line went in ahead of it', [read(0), taken(0), read(2)], 2],
  ['where its follower is gone too', [taken(0), read(0)], 2],
  ['where both of them stand elsewhere', [read(2), read(0)], 0],
  ['where both of them are gone', [added, added, added], 1],
  ['where nothing is left', [], 0],
])('a removed row goes back beside its neighbours: %s', (_where, rows, place) => {
  expect(placeBack(rows, { index: 1, before: read(0), behind: read(2) })).toBe(place);
});

test('at the ends of a list, and beside what was added, the place itself is what there is', () => {
  expect(placeBack([added, added], { index: 1, before: added, behind: added })).toBe(1);
  expect(placeBack([read(1)], { index: 0, before: undefined, behind: read(1) })).toBe(0);
  expect(placeBack([read(0)], { index: 1, before: read(0), behind: undefined })).toBe(1);
  expect(placeBack([taken(4), read(0)], { index: 0, before: undefined, behind: taken(4) })).toBe(0);
});
