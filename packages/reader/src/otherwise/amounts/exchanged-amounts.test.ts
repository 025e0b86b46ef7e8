import { expect, test } from 'vitest';
import { scanPage } from '../../scan/scan-page.ts';
import { seenLines } from '../../shown/seen-lines.ts';
import { exchangedAmounts } from './exchanged-amounts.ts';

const DECLARED = [
  '500 g flour',
  '2 tsp salt',
  '300 ml water',
  '400 g tomatoes',
  '1/2 tsp salt',
  '1 tbsp oregano',
];
const part = (name: string, rows: readonly string[]): string =>
  `<h4>${name}</h4><ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul>`;
const exchanged = (declared: readonly string[], ...parts: readonly string[]) => {
  const page = scanPage(`<body><h2>Ingredients</h2>${parts.join('')}</body>`);
  return Object.fromEntries(exchangedAmounts(seenLines(declared, page.shown), page));
};

test('amounts of one food that stand in the parts of each other are told', () => {
  const dough = part('Dough', ['500 g flour', '1/2 tsp salt', '300 ml water']);
  const sauce = part('Sauce', ['400 g tomatoes', '2 tsp salt', '1 tbsp oregano']);
  expect(exchanged(DECLARED, dough, sauce)).toEqual({
    '2 tsp salt': '1/2 tsp salt',
    '1/2 tsp salt': '2 tsp salt',
  });
});

test.each([
  ['as declared', [DECLARED.slice(0, 3), DECLARED.slice(3)]],
  ['with their parts in another order', [DECLARED.slice(3), DECLARED.slice(0, 3)]],
  ['with lines of a part in another order', [DECLARED.slice(0, 3).toReversed(), DECLARED.slice(3)]],
])('none are where the page has them %s', (_how, parts) => {
  expect(exchanged(DECLARED, ...parts.map((rows) => part('Part', rows)))).toEqual({});
});

test('other foods in another order are no exchange of amounts', () => {
  const declared = ['500 g flour', '2 tsp sugar', '300 ml water', '400 g milk', '1 tsp salt'];
  const rows = declared.with(1, '1 tsp salt').with(4, '2 tsp sugar');
  expect(exchanged(declared, part('Dough', rows))).toEqual({});
});
