import { expect, test } from 'vitest';
import { bareOf } from '../text/bare-text.ts';
import { toldInOtherOrder } from './order-otherwise.ts';
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
  return toldInOtherOrder(seenLines(STEPS, shown), shown).turned.map(([line]) => line);
}

test('steps that the page tells the other way round are named', () => {
  expect(turned(RINSE, STIR, FRY, SERVE)).toEqual([FRY, STIR]);
  expect(turned('A story.', FRY, RINSE, STIR)).toEqual([RINSE, FRY]);
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
  expect(toldInOtherOrder(seenLines(steps, shown), shown)).toEqual({ turned: [], order: [] });
});

test.each([
  ['turned', [RINSE, STIR, 'Drain them.', FRY], ['Drain them.', STIR]],
  ['in order', [RINSE, 'Drain them.', STIR, FRY], []],
  ['told twice', [RINSE, 'Drain them.', STIR, 'Drain them.', FRY], []],
])(
  'a short step that a story tells as well is %s by what stands right beside it',
  (_how, list, expected) => {
    const steps = [RINSE, 'Drain them.', STIR, FRY];
    const story = ['Boil lentils.', 'Drain them.', 'That is all there is to it, my aunt says.'];
    const shown = bareOf([...story, ...list].join(' '));
    expect(toldInOtherOrder(seenLines(steps, shown), shown).turned.map(([line]) => line)).toEqual(
      expected,
    );
  },
);

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

const MANY = ['lentils', 'onions', 'carrots', 'leeks', 'stock'].map(
  (food) => `Wash the ${food} with great care before all else.`,
);
const [A = '', B = '', C = '', D = '', E = ''] = MANY;

test.each([
  ['one is told last', [B, C, D, E, A], [A, E, B, A]],
  ['one is told first', [E, A, B, C, D], [D, E, E, A]],
  ['two change places', [A, C, B, D, E], [B, C, C, B]],
  ['a part is told before another', [C, D, E, A, B], [B, E, C, A]],
])('each is named with the nearest that it is turned with: %s', (_what, told, [first, ...more]) => {
  const shown = bareOf(told.join(' '));
  const { turned: named, order } = toldInOtherOrder(seenLines(MANY, shown), shown);
  const [before, second, behind] = more;
  expect(named).toEqual([
    [first, { says: 'tells-later', words: before }],
    [second, { says: 'tells-earlier', words: behind }],
  ]);
  expect(order.map((step) => MANY[step])).toEqual(told);
});

const orderIn = (declared: readonly string[], told: readonly string[]) => {
  const shown = bareOf(told.join(' '));
  return toldInOtherOrder(seenLines(declared, shown), shown).order.map((step) => declared[step]);
};

test('the order of the page is known, and not where a step is told twice', () => {
  expect(orderIn(MANY, [E, D, C, B, A])).toEqual([E, D, C, B, A]);
  expect(orderIn(MANY, [B, A, C, D, E, 'And again:', B, A])).toEqual([]);
  expect(orderIn(MANY, MANY)).toEqual([]);
});

test('short steps have their place in it, where that is one place', () => {
  const declared = ['Serve.', A, 'Stir.', B, 'Wait.', C, 'Stir.', D, 'Boil.'];
  const told = ['Boil.', D, C, 'Stir.', B, 'Wait.', A, 'Serve.'];
  expect(orderIn(declared, told)).toEqual(['Boil.', D, C, B, 'Wait.', A, 'Serve.']);
  expect(orderIn([A, 'Stir.', B, C], [B, 'Stir.', C, 'Stir.', A])).toEqual([B, C, A]);
});
