import { expect, test } from 'vitest';
import { scanPage } from '../../scan/scan-page.ts';
import { contradictedLines } from '../lists/contradicted-lines.ts';

const compare = (line: string, ...rows: readonly string[]): string | null | undefined => {
  const html = `<body><ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul></body>`;
  return contradictedLines([line], scanPage(html)).get(line);
};

test.each([
  ['1 egg', '1 egg yolk'],
  ['200 g chocolate', '200 g chocolate chips'],
  ['1 cup flour', '1 cup flour plus more for the board'],
  ['2 Eier', '2 Eier getrennt'],
])('%s is named otherwise by %s', (line, row) => {
  expect(compare(line, '3 leeks', row)).toBe(row);
});

test.each([
  ['1 egg', ['1 egg']],
  ['1 egg', ['1 egg, beaten']],
  ['1 egg', ['1 egg (large)']],
  ['1 egg', ['1 egg – beaten']],
  ['1 egg', ['<b>1 egg</b> beaten']],
  ['1 egg', ['1 egg yolk', '1 egg']],
  ['1 egg', ['about 1 egg yolk']],
  ['1 egg', ['1 eggplant']],
])('%s is not by %j', (line, rows) => {
  expect(compare(line, ...rows)).toBeUndefined();
});
