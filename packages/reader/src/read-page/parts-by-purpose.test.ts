import { expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { linesOf } from '../testing/lines-of.ts';
import { FOODS, METHOD, readListed, STEPS } from '../testing/listed-page.ts';
import { markedPaths } from '../testing/marked-paths.ts';

const PARTS = [
  'For serving',
  'For dusting',
  'Toppings (optional)',
  'Optional',
  'Zum Bestreuen',
  'Pour servir',
  'Para decorar',
  'Per guarnire',
  'Til servering',
  'Do podania',
];

const itemsWith = (part: string): string =>
  `<ul>${FOODS.map((food, at) => `${at === 2 ? `<li>${part}</li>` : ''}<li>${food}</li>`).join('')}</ul>`;

const readAlone = (foods: string): ReturnType<typeof readPage> =>
  readPage(
    `<html lang="en"><head><title>Leek Pie</title></head><body><h1>Leek Pie</h1><h2>Ingredients</h2>${foods}${METHOD}</body></html>`,
    'https://hearth.example/leek-pie',
  );

test.each(PARTS)('what the next items are for is none where the data agrees: %s', (part) => {
  for (const item of [part, `<b>${part}</b>`]) {
    const data = { ingredients: FOODS, steps: STEPS };
    const recipe = readListed({ data, foods: itemsWith(item), method: METHOD });
    expect(linesOf(recipe, 'ingredients')).toEqual(FOODS);
    expect(markedPaths(recipe)).toEqual([]);
  }
});

test.each(PARTS)('nor is it where the page alone tells: %s', (part) => {
  expect(linesOf(readAlone(itemsWith(part)), 'ingredients')).toEqual(FOODS);
  const [one, other] = [FOODS.slice(0, 2), FOODS.slice(2)].map(
    (foods) => `<ul>${foods.map((food) => `<li>${food}</li>`).join('')}</ul>`,
  );
  const parted = readAlone(`${one}<p><strong>${part}</strong></p>${other}`);
  expect(linesOf(parted, 'ingredients')).toEqual(FOODS);
});

test('a cell across the row that heads others is no ingredient, whatever it names', () => {
  const rows = FOODS.map((food) => {
    const [, amount = '', name = ''] = /^(\d+(?: g| tbsp)?) (.*)$/.exec(food) ?? [];
    return `<tr><td>${amount}</td><td>${name}</td></tr>`;
  });
  rows.splice(2, 0, '<tr><th colspan="2">Herb butter</th></tr>');
  expect(linesOf(readAlone(`<table>${rows.join('')}</table>`), 'ingredients')).toEqual(FOODS);
});
