import { expect, test } from 'vitest';
import { goesOnBehind } from './cut-line.ts';

test.each([
  ['2 cups fl...', '2 cups flour'],
  ['Press the dough into the tin and…', 'Press the dough into the tin and chill it.'],
  ['Press the dough into the ti', 'Press the dough into the tin and chill it.'],
  ['Press the dough into the tin', 'Press the dough into the tin and chill it.'],
])('%j breaks off', (line, whole) => {
  expect(goesOnBehind(line)(whole)).toBe(true);
});

test.each([
  ['Press the dough into the tin.', 'Press the dough into the tin. Chill it for an hour.'],
  ['Press the dough into the tin', 'Press the dough into the tin (see the note below).'],
  ['Press the dough into the tin', 'Press the dough into the tin Photo by the author'],
  ['Wait for it…', 'Wait for it… and serve.'],
  ['2 eggs', '2 eggs beaten with a fork.'],
])('%j is told to its end', (line, whole) => {
  expect(goesOnBehind(line)(whole)).toBe(false);
});
