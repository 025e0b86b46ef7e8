// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepMarks, readMarks, toggleMark } from './visit-marks.ts';

const recipe = { id: 'r1', updatedAt: '2026-01-02T10:00:00.000Z' };
const NONE = { ingredients: [], steps: [] };

beforeEach(() => sessionStorage.clear());

test('a place is marked by one touch and unmarked by the next', () => {
  const once = toggleMark(NONE, 'steps', 2);
  expect(once).toEqual({ ingredients: [], steps: [2] });
  expect(toggleMark(once, 'steps', 2)).toEqual(NONE);
});

test('marks come back in the same visit, for the same version of the same recipe', () => {
  const marks = { ingredients: [0, 3], steps: [1] };
  keepMarks(sessionStorage, recipe, marks);
  expect(readMarks(sessionStorage, recipe)).toEqual(marks);
  expect(readMarks(sessionStorage, { ...recipe, id: 'r2' })).toEqual(NONE);
  expect(readMarks(sessionStorage, { ...recipe, updatedAt: 'later' })).toEqual(NONE);
});

test.each(['', 'null', '[]', '{"version":"x"}', '{', '{"ingredients":"all","steps":[1.5]}'])(
  'what is stored as %j marks nothing',
  (text) => {
    sessionStorage.setItem('ticked:r1', text);
    expect(readMarks(sessionStorage, recipe)).toEqual(NONE);
  },
);
