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
