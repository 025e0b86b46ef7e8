import { expect, test } from 'vitest';
import { onceInARow } from './once-in-a-row.ts';

const FOLD = ['Fold the dough in three.', 'Chill it for an hour.'];
const FOLDS = [...FOLD, ...FOLD];
const BARE = 'foldthedoughinthreechillitforanhour';

test.each([
  ['no page tells them', '', FOLD],
  ['the page tells them once', `steps${BARE}enjoy`, FOLD],
  ['the page prints the list again under its heading', `steps${BARE}instructions${BARE}`, FOLD],
  ['the page tells them again far below', `${BARE}${'story'.repeat(40)}${BARE}`, FOLD],
  ['the page tells them twice in a row', `steps${BARE}${BARE}enjoy`, FOLDS],
  [
    'a story names the first of them above',
    `foldthedoughinthreehesaid${'story'.repeat(40)}${BARE}${BARE}`,
    FOLDS,
  ],
  [
    'the page tells them again under a heading for a part',
    `${BARE}methodforthefilling${BARE}`,
    FOLDS,
  ],
  ['the page tells them again for another part', `${BARE}forthesecondday${BARE}`, FOLDS],
])('lines that are given twice, where %s', (_where, shown, lines) => {
  expect(onceInARow(FOLDS, shown)).toEqual(lines);
});

test('lines of which one differs are no copy', () => {
  const lines = ['Roll.', 'Chill.', 'Roll.', 'Bake.'];
  expect(onceInARow(lines, '')).toBe(lines);
});
