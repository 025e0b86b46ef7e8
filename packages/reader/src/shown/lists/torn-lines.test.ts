import { expect, test } from 'vitest';
import { joinAsShown, joinTorn } from './torn-lines.ts';
import { scanPage } from '../../scan/scan-page.ts';

test.each([
  [
    ['250 g flour', 'sifted', '2 eggs', 'lightly beaten'],
    ['250 g flour, sifted', '2 eggs, lightly beaten'],
  ],
  [
    ['1 Zwiebel', 'fein gehackt', '2 Möhren'],
    ['1 Zwiebel, fein gehackt', '2 Möhren'],
  ],
  [['3 poireaux', 'émincés'], ['3 poireaux, émincés']],
  [['2 leeks,', 'washed well'], ['2 leeks, washed well']],
])('%j says in the rest of a line only what was done to it', (torn, whole) => {
  expect(joinTorn(torn)).toEqual(whole);
});

test.each([
  { lines: ['200 g oats', 'linseed', 'salt'] },
  { lines: ['1 tsp salt', 'Minced beef'] },
  { lines: ['sifted'] },
])('$lines is left as it is', ({ lines }) => {
  expect(joinTorn(lines)).toEqual(lines);
});

test('a comma that was left behind is none of the words that the page shows in brackets', () => {
  const page = scanPage('<li>3 trout (heads on)</li><li>50 g butter</li>');
  expect(joinAsShown(['3 trout,', 'heads on'], page)).toEqual(['3 trout, heads on']);
});

test('a rest in other words belongs to the line where the page shows both as one', () => {
  const lines = ['3 trout', 'heads on', '50 g butter', 'parsley'];
  const html = '<li>3 trout, heads on</li><li>50 g butter</li><li>parsley</li>';
  expect(joinAsShown(lines, scanPage(html))).toEqual([
    '3 trout, heads on',
    '50 g butter',
    'parsley',
  ]);
});

test.each([
  ['1 lemon', 'parsley'],
  ['300 g pasta', 'salt and pepper'],
])('%s and %s are two though the page shows them as one', (one, other) => {
  const page = scanPage(`<li>${one}, ${other}</li><li>2 eggs</li>`);
  expect(joinAsShown([one, other, '2 eggs'], page)).toEqual([one, other, '2 eggs']);
});

test.each([
  ['1 l stock', 'chicken or vegetable'],
  ['4 chicken', 'thighs or breasts'],
])('%s and %s are one: a choice is of what stands before it', (one, other) => {
  const page = scanPage(`<li>${one}, ${other}</li><li>2 eggs</li>`);
  expect(joinAsShown([one, other, '2 eggs'], page)).toEqual([`${one}, ${other}`, '2 eggs']);
});
