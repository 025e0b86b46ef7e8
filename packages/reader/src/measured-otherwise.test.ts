import { expect, test } from 'vitest';
import { measuredOtherwise } from './measured-otherwise.ts';
import { scanPage } from './scan/scan-page.ts';

const compare = (line: string, ...rows: readonly string[]): string | undefined => {
  const html = `<body>${rows.map((row) => `<li>${row}</li>`).join('')}</body>`;
  return measuredOtherwise([line], scanPage(html)).get(line);
};

test.each([
  ['500 g minced beef', '1 kg minced beef'],
  ['1 kg plums', '750 g plums, stoned'],
  ['2 dl cream', '500 ml cream'],
])('%s is measured otherwise by %s', (line, row) => {
  expect(compare(line, '2 leeks', row)).toBe(row);
});

test.each([
  ['500 g plums', ['0.5 kg plums']],
  ['7.5 dl cider', ['0.75 l cider']],
  ['500 g plums', ['1 kg plums', '500 g plums, stoned']],
  ['500 g plums', ['1 kg plum jam']],
  ['500 g plums', ['2 l plums']],
])('%s is not by %j', (line, rows) => {
  expect(compare(line, ...rows)).toBeUndefined();
});
