import { expect, test } from 'vitest';
import { scanPage } from '../../scan/scan-page.ts';
import { countsOnFrom, type ListEdges, listEdges } from './list-edges.ts';
import { seenLines } from '../seen-lines.ts';

const INGREDIENTS = ['300 g flour', '2 eggs', '120 g butter'];
const STEPS = ['Rub the butter into the flour.', 'Work in the eggs.', 'Bake it for 40 minutes.'];

const items = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const page = (html: string) => scanPage(`<body>${html}</body>`);

function edgesOf(html: string, kind: 'ingredients' | 'steps' = 'ingredients'): ListEdges {
  const scanned = page(html);
  const lines = kind === 'steps' ? STEPS : INGREDIENTS;
  return listEdges(seenLines([...lines], scanned.shown), kind, scanned);
}

const METHOD = `<h2>Method</h2>${items(STEPS)}<h2>Notes</h2>`;

test('a list between its heading and that of the steps is headed, closed and unbroken', () => {
  expect(edgesOf(`<h2>Ingredients</h2>${items(INGREDIENTS)}${METHOD}`)).toEqual({
    isHeaded: true,
    isClosed: true,
    isUnbroken: true,
  });
  expect(edgesOf(METHOD, 'steps')).toEqual({ isHeaded: true, isClosed: true, isUnbroken: true });
});

test('nothing is known of a list whose first line is a row of another one as well', () => {
  const other = items(['300 g flour', '3 quinces']);
  expect(edgesOf(`${other}<h2>Ingredients</h2>${items(INGREDIENTS)}${METHOD}`)).toEqual({
    isHeaded: false,
    isClosed: false,
    isUnbroken: false,
  });
});

test('a word at the end of a row is no heading', () => {
  expect(edgesOf(`<p>Simple ingredients</p>${items(INGREDIENTS)}${METHOD}`).isHeaded).toBe(false);
});

test('a row that only begins like the heading of the steps closes no list', () => {
  const list = `<h2>Ingredients</h2>${items([...INGREDIENTS, 'Method mustard'])}`;
  expect(edgesOf(`${list}${METHOD}`).isClosed).toBe(false);
});

test('what stands between two lines breaks a list, but for what counts its steps', () => {
  const broken = items(['300 g flour', 'salt', '2 eggs', '120 g butter']);
  expect(edgesOf(`<h2>Ingredients</h2>${broken}${METHOD}`).isUnbroken).toBe(false);
  const counted = STEPS.map((step, at) => `<h3>Step ${at + 1}</h3><p>${step}</p>`).join('');
  expect(edgesOf(`<h2>Method</h2>${counted}<h2>Notes</h2>`, 'steps').isUnbroken).toBe(true);
});

test('the same lines are asked for as ingredients and as steps', () => {
  const scanned = page(`<h2>Method</h2>${items(STEPS)}<h2>Notes</h2>`);
  const lines = seenLines([...STEPS], scanned.shown);
  expect(listEdges(lines, 'ingredients', scanned).isHeaded).toBe(false);
  expect(listEdges(lines, 'steps', scanned).isHeaded).toBe(true);
});

test.each([
  ['step1', false],
  ['step2', true],
  ['schritt12', true],
  ['method2', false],
  ['étape18', false],
  ['étape17', true],
  ['étape28', true],
])('behind "%s" a later one of eight steps stands: %s', (above, isLater) => {
  expect(countsOnFrom(above.length, above, { declared: 8, aboveSecond: '' })).toBe(isLater);
});

test.each([
  ['étape18', 'étape28', false],
  ['step18', 'highheat35minstep28', false],
  ['step18', 'step19', true],
  ['étape28', 'étape38', true],
  ['step2', 'step3', true],
])(
  'above "%s" and then "%s" of seven steps a later one stands: %s',
  (above, aboveSecond, isLater) => {
    expect(countsOnFrom(above.length, above, { declared: 7, aboveSecond })).toBe(isLater);
  },
);
