import { expect, test } from 'vitest';
import { markBoxes } from './mark-boxes.ts';
import type { Mark } from './marks.ts';

const LINE = { photo: 0, x: 0.1, y: 0.1, width: 0.5, height: 0.04 };
const mark = (path: string, region: Mark['region']): Mark => ({
  path,
  kind: 'check',
  confidence: 60,
  excerpt: null,
  unsureWords: [],
  region,
  seen: null,
  disputed: false,
  pageWords: null,
  number: 1,
});
const pathsIn = (marks: Mark[], photo = 0) =>
  markBoxes(marks, photo).map((box) => box.marks.map(({ path }) => path));

test('marks of one line share a box', () => {
  const marks = [mark('servings', LINE), mark('prepTime', LINE), mark('cookTime', LINE)];
  expect(pathsIn(marks)).toEqual([['servings', 'prepTime', 'cookTime']]);
});

test('lines below one another have a box each, though they touch', () => {
  const next = { ...LINE, y: 0.13 };
  expect(pathsIn([mark('ingredients.0', LINE), mark('ingredients.1', next)])).toEqual([
    ['ingredients.0'],
    ['ingredients.1'],
  ]);
});

test('only what stands on the photo is drawn on it', () => {
  const marks = [mark('title', null), mark('servings', { ...LINE, photo: 1 })];
  expect(pathsIn(marks)).toEqual([]);
  expect(pathsIn(marks, 1)).toEqual([['servings']]);
});
