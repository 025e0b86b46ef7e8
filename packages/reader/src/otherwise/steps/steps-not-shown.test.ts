import { expect, test } from 'vitest';
import { bareOf } from '../../text/bare-text.ts';
import { seenLines } from '../../shown/seen-lines.ts';
import { stepsNotShown } from './steps-not-shown.ts';

const STEPS = [
  'Rinse the lentils and simmer them in water until they fall apart.',
  'Stir in the oil and the juice of the lemon, season well and serve hot.',
  'Sprinkle with parsley and bring to the table in a warm bowl.',
];
const [FIRST = '', SECOND = '', THIRD = ''] = STEPS;

function missing(...told: readonly string[]): string[] {
  const shown = bareOf(told.join(' '));
  return stepsNotShown(seenLines(STEPS, shown), shown, () => false);
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

test('the first step is looked for below the heading, in the words of a row that begins otherwise', () => {
  const told = [
    'Method',
    'Simmer the rinsed lentils in water; also prepare a bowl.',
    SECOND,
    THIRD,
  ];
  const shown = bareOf(told.join(' '));
  const rows = new Set([0, bareOf('Method').length]);
  const missingIn = (text: string): string[] =>
    stepsNotShown(seenLines(STEPS, text), text, (place) => rows.has(place));
  expect(missingIn(shown)).toEqual([]);
  expect(missingIn(bareOf(['Method', SECOND, THIRD].join(' ')))).toEqual([FIRST]);
});

test('words all over the text below tell no step', () => {
  const remarks =
    'Parsley and mint. '.repeat(12) + 'A bowl of soup with bread. '.repeat(9) + 'Bring a friend.';
  expect(missing(FIRST, SECOND, remarks)).toEqual([THIRD]);
});
