import type { Evidence } from '@commonplate/contract';
import { expect, test } from 'vitest';
import { withDefaults } from '../flow/import-answer.ts';
import { marksOf } from './marks.ts';
import { previewValues } from './preview-values.ts';
import { isTickable, isTicked, unsettledMarks } from './unsettled-marks.ts';

const said = (path: string, confidence: number, excerpt = path): Evidence => ({
  path,
  confidence,
  basis: 'source',
  excerpt,
});
const READ = withDefaults({
  title: 'Plum cake',
  ingredients: [
    { quantity: '150', unit: 'g', item: 'butter' },
    { quantity: '120', unit: 'g', item: 'sugar' },
  ],
  directions: [{ step: 1, instruction: 'Bake.' }],
});
const read = previewValues(READ);
const marks = marksOf({
  ...READ,
  evidence: [said('title', 60), said('ingredients.1', 64), said('directions.0', 58)],
});
const open = (now: typeof read) => unsettledMarks(marks, read, now).map(({ path }) => path);

test('a mark stays while nothing was changed, and when another row moves it', () => {
  expect(open(read)).toEqual(['title', 'ingredients.1', 'directions.0']);
  expect(open({ ...read, ingredients: read.ingredients.slice(1) })).toContain('ingredients.1');
});

test('a mark is settled once its field is changed or its row taken out', () => {
  const sweeter = read.ingredients.map((row) =>
    row.origin === 1 ? { ...row, quantity: '130' } : row,
  );
  expect(open({ ...read, title: 'Plum tart', ingredients: sweeter })).toEqual(['directions.0']);
  expect(open({ ...read, directions: [] })).toEqual(['title', 'ingredients.1']);
});

test('tags that are marked are settled once one of them is taken out', () => {
  const tagged = withDefaults({ ...READ, tags: ['cake', 'plums'] });
  const before = previewValues(tagged);
  const ofTags = marksOf({ ...tagged, evidence: [said('tags', 60)] });
  expect(unsettledMarks(ofTags, before, before)).toHaveLength(1);
  expect(unsettledMarks(ofTags, before, { ...before, tags: ['cake'] })).toEqual([]);
});

test('what is missing is marked until something stands there', () => {
  const empty = withDefaults({});
  const before = previewValues(empty);
  const after = { ...before, title: 'Soup', directions: [{ instruction: '', origin: null }] };
  const left = unsettledMarks(marksOf(empty), before, after);
  expect(left.map(({ path }) => path)).toEqual(['ingredients']);
});

test('steps that the page tells in another order are settled once all of them stand so', () => {
  const told = ['Fry.', 'Stir.', 'Serve.'].map((instruction, origin) => ({ instruction, origin }));
  const before = { ...read, directions: told };
  const turned = marksOf({
    ...READ,
    evidence: [
      { ...said('directions.0.instruction', 50, 'Serve.'), pageSays: 'tells-later' },
      { ...said('directions.1.instruction', 50, 'Fry.'), pageSays: 'tells-earlier' },
    ],
    stepOrder: [1, 2, 0],
  });
  const left = (...origins: number[]) =>
    unsettledMarks(turned, before, {
      ...before,
      directions: origins.flatMap((origin) => told[origin] ?? []),
    }).map(({ path }) => path);
  expect(left(0, 1, 2)).toEqual(['directions.0', 'directions.1']);
  expect(left(1, 0, 2)).toEqual(['directions.0', 'directions.1']);
  expect(left(1, 2, 0)).toEqual([]);
  expect(left(1, 2)).toEqual([]);
});

test('only what is to check and was found can be ticked off', () => {
  const all = marksOf({
    ...READ,
    directions: [],
    evidence: [
      said('title', 60),
      said('servings', 0, '4 servings'),
      { path: 'ingredients.1.quantity', confidence: 60, basis: 'inferred' },
      { path: 'ingredients.0.quantity', confidence: 50, basis: 'source', pageSays: 'omits' },
    ],
  });
  expect(all.map((mark) => [mark.path, isTickable(mark)])).toEqual([
    ['title', true],
    ['servings', true],
    ['ingredients.0', true],
    ['ingredients.1.quantity', false],
    ['directions', false],
  ]);
  const ticked = all.map(({ path }) => path.replace('.quantity', ''));
  expect(all.filter((mark) => isTicked(mark, { ...read, ticked }))).toEqual(all.filter(isTickable));
  expect(all.filter((mark) => isTicked(mark, read))).toEqual([]);
});
