import { expect, test } from 'vitest';
import { countedOtherwise } from './counted-otherwise.ts';
import { scanPage } from '../../scan/scan-page.ts';

const compare = (line: string, ...rows: readonly string[]): string | undefined => {
  const html = `<body>${rows.map((row) => `<li>${row}</li>`).join('')}</body>`;
  return countedOtherwise([line], scanPage(html)).get(line);
};

test.each([
  ['1 egg', '2 eggs'],
  ['1 Ei', '3 Eier, Größe M'],
  ['1 uovo', '2 uova'],
  ['1 cup milk', '2 cups milk'],
])('%s is counted otherwise by %s', (line, row) => {
  expect(compare(line, '200 g flour', row)).toBe(row);
});

test.each([
  ['1 egg', ['2 eggplants']],
  ['1 egg', ['2 eggs', '1 egg, beaten']],
  ['2 leeks', ['1 lemon']],
  ['3 eggs', ['2-3 eggs']],
  ['2 \u{10428}\u{10429}\u{1042A}', ['3 eggs']],
])('%s is not by %j', (line, rows) => {
  expect(compare(line, ...rows)).toBeUndefined();
});
