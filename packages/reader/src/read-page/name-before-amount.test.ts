import { expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { linesOf } from '../testing/lines-of.ts';
import { METHOD, readListed, STEPS } from '../testing/listed-page.ts';
import { markedPaths } from '../testing/marked-paths.ts';

type Row = readonly [name: string, amount: string];

const ROWS: readonly Row[] = [
  ['red lentils', '200 g'],
  ['leeks', '2'],
  ['olive oil', '3 tbsp'],
  ['onion', '1'],
  ['flour, plus some for dusting', '250 g'],
  ['chopped tomatoes', '1 (400 g) can'],
];
const LINES = ROWS.map(([name, amount]) => `${amount} ${name}`);

const boxes = (rows: readonly Row[]): string =>
  rows
    .map(
      ([name, amount]) =>
        `<div class="row"><div class="name">${name}</div><div class="much">${amount}</div></div>`,
    )
    .join('');

const alone = (foods: string): ReturnType<typeof readPage> =>
  readPage(
    `<html lang="en"><head><title>Leek Pie</title></head><body><h1>Leek Pie</h1><h2>Ingredients</h2>${foods}${METHOD}</body></html>`,
    'https://hearth.example/leek-pie',
  );

test('a page that writes each amount in a box behind its name is read row by row', () => {
  expect(linesOf(alone(boxes(ROWS)), 'ingredients')).toEqual(LINES);
});

test('the names of parts among such rows are no ingredients', () => {
  const foods = `${boxes(ROWS.slice(0, 3))}<div class="part">Tomato sauce</div>${boxes(ROWS.slice(3))}`;
  expect(linesOf(alone(foods), 'ingredients')).toEqual(LINES);
});

test('such rows are not marked where the data agrees', () => {
  const data = { ingredients: LINES, steps: STEPS };
  const recipe = readListed({ data, foods: boxes(ROWS), method: METHOD });
  expect(linesOf(recipe, 'ingredients')).toEqual(LINES);
  expect(markedPaths(recipe)).toEqual([]);
});

test.each([
  ['en', 'salt', '1 tsp'],
  ['da', 'salt', '1 tsk'],
  ['da', 'sukker', '2 spsk'],
  ['sv', 'salt', '2 krm'],
  ['no', 'salt', '1 ts'],
])(
  'a row of names and amounts that only the page has is missed (%s): %s %s',
  (language, ...row) => {
    const declared = ROWS.slice(0, 3);
    const rows = [...declared, row];
    for (const foods of [
      `<dl>${rows.map(([name, amount]) => `<dt>${name}</dt><dd>${amount}</dd>`).join('')}</dl>`,
      `<table>${rows.map(([name, amount]) => `<tr><td>${name}</td><td>${amount}</td></tr>`).join('')}</table>`,
    ]) {
      const data = { ingredients: LINES.slice(0, 3), steps: STEPS };
      const recipe = readListed({ language, data, foods, method: METHOD });
      expect(markedPaths(recipe)).not.toEqual([]);
    }
  },
);
