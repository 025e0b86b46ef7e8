import { expect, test } from 'vitest';
import { bareOf } from '../text/bare-text.ts';
import { seenLines } from '../shown/seen-lines.ts';
import { stepsNotShown } from './steps-not-shown.ts';

const STEPS = [
  'Rinse the lentils and simmer them in water until they fall apart.',
  'Stir in the oil and the juice of the lemon, season well and serve hot.',
  'Sprinkle with parsley and bring to the table in a warm bowl.',
];
const [FIRST = '', SECOND = '', THIRD = ''] = STEPS;

function missing(...told: readonly string[]): string[] {
  const shown = bareOf(told.join(' '));
  return stepsNotShown(seenLines(STEPS, shown), shown);
}

test.each([
  ['tells another', 'Roast the cauliflower until golden brown and crisp.'],
  ['tells nothing', ''],
])('a step is not shown where the page %s in its place', (_what, other) => {
  expect(missing(FIRST, other, THIRD)).toEqual([SECOND]);
});

test.each([
  ['in the same words', SECOND],
  ['in some of its words', 'Season well with the lemon juice and some oil, and serve at once.'],
  ['with a name before it', `Finish: ${SECOND.replace('the oil', 'oil')}`],
])('a step is shown %s', (_how, told) => {
  expect(missing(FIRST, told, THIRD)).toEqual([]);
});

test('what stands around it must be known to miss a step', () => {
  expect(missing(FIRST, 'Roast the cauliflower until crisp.')).toEqual([]);
});

test('a step is looked for wherever those around it stand', () => {
  expect(missing(FIRST, THIRD, FIRST, SECOND.replace('the oil', 'oil'), THIRD)).toEqual([]);
  expect(missing(FIRST, THIRD, FIRST, 'Roast the cauliflower.', THIRD)).toEqual([SECOND]);
});

test('the last step is looked for behind the one before it', () => {
  expect(missing(FIRST, SECOND)).toEqual([THIRD]);
  expect(missing(FIRST, SECOND, 'More recipes with lentils from our kitchen')).toEqual([THIRD]);
  expect(missing(FIRST, SECOND, 'Bring to the table in a bowl, with parsley.')).toEqual([]);
});
