import { expect, test } from 'vitest';
import { scanPage } from '../../scan/scan-page.ts';
import { joinInRows } from './torn-in-row.ts';

const ABOVE = '3 turnips';
const BELOW = '40 g lard';
const joined = (lines: readonly string[], row: string): string[] =>
  joinInRows(
    [ABOVE, ...lines, BELOW],
    scanPage(`<body><ul><li>${ABOVE}</li><li>${row}</li><li>${BELOW}</li></ul></body>`),
  ).slice(1, -1);

test.each([
  [['1 tub', 'sour whip'], '1 tub sour whip'],
  [['½', 'quince'], '<span>½</span> <span>quince</span>'],
  [['1', '5 dl kefir'], '1,5 dl kefir'],
  [['½', '1 cup kefir'], '½ - 1 cup kefir'],
  [['1 pinch of', 'flaky salt'], '1 pinch of flaky salt'],
  [['90 g brie', 'cut into 18 cubes'], '90 g brie, cut into 18 cubes'],
  [['90 g brie', 'cold', 'cut into 18 cubes'], '90 g brie, cold, cut into 18 cubes'],
  [['2 quinces (peeled', 'cored)'], '2 quinces (peeled, cored)'],
  [['2 quinces', '(not too ripe)'], '2 <b>quinces</b> <i>(not too ripe)</i>'],
])('%j are one ingredient where the page writes %s', (lines, row) => {
  expect(joined(lines, row)).toEqual([row.replaceAll(/<[^>]*>/g, '')]);
});

test.each([
  [['2 quinces', '90 g brie'], '2 quinces, 90 g brie'],
  [['2 quinces', 'butter'], '2 quinces, butter'],
  [['butter', 'freshly grated nutmeg'], 'butter, freshly grated nutmeg'],
  [['2 eggs', 'butter'], '<b>2 eggs</b> <b>butter</b>'],
  [['2 quinces', 'peeled'], '2 quinces</li><li>peeled'],
  [['2 quinces', 'peeled'], 'Take 2 quinces peeled'],
])('%j are two where the page writes %s', (lines, row) => {
  expect(joined(lines, row)).toEqual(lines);
});

test('what two rows of the page begin with belongs to the right one', () => {
  expect(joined(['1 egg', '1', '5 dl kefir'], '1 egg</li><li>1,5 dl kefir')).toEqual([
    '1 egg',
    '1,5 dl kefir',
  ]);
});
