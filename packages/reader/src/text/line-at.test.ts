import { expect, test } from 'vitest';
import { holdsInTurn } from './line-at.ts';

test('lines are found in any order, and those that are missing are not', () => {
  const holds = holdsInTurn('2eggs100gflour1pinchofsalt');
  const lines = ['2eggs', '1pinchofsalt', '100gflour', '1lmilk', '2eggs', ''];
  expect(lines.map(holds)).toEqual([true, true, true, false, true, true]);
});

test('a line that reaches over the end of the one before is found', () => {
  const holds = holdsInTurn('butterflour');
  expect(['flour', 'terfl', 'butter'].map(holds)).toEqual([true, true, true]);
});
