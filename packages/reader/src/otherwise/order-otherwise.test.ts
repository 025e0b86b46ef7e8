import { expect, test } from 'vitest';
import { bareOf } from '../text/bare-text.ts';
import { stepsInOtherOrder } from './order-otherwise.ts';
import { seenLines } from '../shown/seen-lines.ts';

const STEPS = [
  'Rinse the lentils and simmer them in plenty of water.',
  'Fry the onions in the oil until they are golden.',
  'Stir the onions into the lentils and season them.',
  'Serve.',
];
const [RINSE = '', FRY = '', STIR = '', SERVE = ''] = STEPS;

function turned(...told: readonly string[]): string[] {
  const shown = bareOf(told.join(' '));
  return stepsInOtherOrder(seenLines(STEPS, shown), shown).map(([line]) => line);
}

test('steps that the page tells the other way round are named', () => {
  expect(turned(RINSE, STIR, FRY, SERVE)).toEqual([FRY, STIR]);
  expect(turned('A story.', FRY, RINSE, STIR)).toEqual([RINSE, FRY]);
});

test('each is named with the one that the page tells next to it', () => {
  const shown = bareOf([RINSE, STIR, FRY, SERVE].join(' '));
  expect(stepsInOtherOrder(seenLines(STEPS, shown), shown)).toEqual([
    [FRY, { says: 'tells-later', words: STIR }],
    [STIR, { says: 'tells-earlier', words: FRY }],
  ]);
});

test('so are those that it turns both in the story and in the list', () => {
  expect(turned(RINSE, STIR, FRY, 'A long story. '.repeat(20), RINSE, STIR, FRY, SERVE)).toEqual([
    FRY,
    STIR,
  ]);
});

test('a step that comes again is in order', () => {
  const steps = [FRY, STIR, FRY, SERVE];
  const shown = bareOf(
    [FRY, 'Do not hurry, or they taste of nothing at all in the end.', STIR, FRY].join(' '),
  );
  expect(stepsInOtherOrder(seenLines(steps, shown), shown)).toEqual([]);
});

test('a comment that quotes two steps the other way round says nothing of their order', () => {
  const tip = 'Take your time for that, since nothing else matters so much.';
  expect(turned(RINSE, tip, FRY, tip, STIR, tip, SERVE, 'I did it so:', STIR, FRY)).toEqual([]);
});

test.each([
  ['in the same order', STEPS],
  ['with other text between them', [RINSE, 'An advertisement.', FRY, STIR, SERVE]],
  ['in part', [RINSE, STIR]],
  ['in the story as well', [STIR, 'is all you do.', ...STEPS]],
  ['once the other way round', [RINSE, STIR, FRY, 'or rather:', ...STEPS]],
  ['with a word for one of them before', [SERVE, RINSE, FRY, STIR]],
])('steps that the page tells %s are in order', (_how, shown) => {
  expect(turned(...shown)).toEqual([]);
});
