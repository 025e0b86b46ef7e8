import { expect, test } from 'vitest';
import { scanPage } from '../scan/scan-page.ts';
import { homeParts } from './home-parts.ts';

const row = (line: string): string =>
  `<li class="${'ingredient '.repeat(100)}"><span>${line}</span></li>`;
const list = (lines: readonly string[]): string => `<ul>${lines.map(row).join('')}</ul>`;

test('a part reaches up to the head of a list whose first declared line has too few letters', () => {
  const lines = ['Ice', '30 ml syrup', '1 cup cream', '2 bananas', '1 vanilla bean'];
  const shown = list(['300 ml cold brew', ...lines.slice(0, 2)]) + list(lines.slice(2));
  const { parts } = homeParts([lines], scanPage(`<body><h2>Drink</h2>${shown}</body>`));
  expect(parts[0]?.markup).toContain('300 ml cold brew');
});

test('and over a short part above the first of which a line is declared', () => {
  const lines = ['700 g quark', '4 eggs', '120 g honey', '1 vanilla bean'];
  const group = `<div class="${'group '.repeat(220)}">`;
  const crust = `<ul><li>20 rusks</li><li>80 g lard</li></ul>`;
  const shown = `<h3>Crust</h3>${crust}${group}<h3>Filling</h3>${list(lines)}</div>`;
  const { parts } = homeParts([lines], scanPage(`<body><h2>Cake</h2>${shown}</body>`));
  expect(parts[0]?.markup).toContain('20 rusks');
});
