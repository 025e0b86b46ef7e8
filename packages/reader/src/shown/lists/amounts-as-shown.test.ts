import { expect, test } from 'vitest';
import { scanPage } from '../../scan/scan-page.ts';
import { amountsAsShown } from './amounts-as-shown.ts';

const DECLARED = ['3 leeks, sliced', 'barley', '1 litre stock', '2 carrots', '1 bay leaf'];
const read = (lines: string[], rows: readonly string[], above = ''): string[] =>
  amountsAsShown(
    lines,
    scanPage(`<body>${above}<ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul></body>`),
  );

test.each([
  ['200 g barley', '200 g barley'],
  ['<b>200</b><span>g</span><span>barley</span>', '200 g barley'],
  ['½ cup barley', '½ cup barley'],
  ['Barley: 200 g', 'Barley: 200 g'],
  ['a handful of barley', 'a handful of barley'],
])('barley is what the page lists as %s', (row, line) => {
  expect(read(DECLARED, DECLARED.with(1, row))).toEqual(DECLARED.with(1, line));
});

test.each(['barley (¼ of a bag)', 'barley, soaked for 8 hours', 'barley ($0.40)'])(
  'the numbers that are noted of %s are none of its amount',
  (noted) => {
    const declared = DECLARED.with(1, noted);
    expect(read(declared, DECLARED.with(1, `200 g ${noted}`))[1]).toBe(`200 g ${noted}`);
    expect(read(declared, DECLARED.with(1, `2 tbsp pearl ${noted}`))).toBe(declared);
    expect(read(declared, declared)).toBe(declared);
  },
);

test.each(['cup pearl barley', 'cup barley (from 1 bag)', 'g barley'])(
  '%s lacks its number',
  (unnumbered) => {
    const shown = DECLARED.with(1, `½ ${unnumbered}`);
    expect(read(DECLARED.with(1, unnumbered), shown)).toEqual(shown);
  },
);

test.each(['2. barley', '2) barley', '(2) barley'])(
  'the number of a row is no amount: %s',
  (row) => {
    const declared = DECLARED.with(1, 'barley');
    expect(read(declared, DECLARED.with(1, row))).toBe(declared);
  },
);

test('the amounts of all that the data only names are taken, wherever they stand', () => {
  const shown = ['3 Zwiebeln', '500 g Mehl', '2 EL Honig', '1 Ei', '250 ml Milch', '40 g Butter'];
  const declared = ['Zwiebeln', 'Mehl', '2 EL Honig', '1 Ei', '250 ml Milch', 'Butter'];
  expect(read(declared, shown)).toEqual(shown);
});

test('where the rows are those of a table, their cells stay apart', () => {
  const cells = DECLARED.map((line) => line.replace(/^(\d+) (.*)$/, '<td>$1</td><td>$2</td>'))
    .with(1, '<td>200 g</td><td>barley</td>')
    .map((row) => `<tr>${row}</tr>`);
  const page = scanPage(`<body><table>${cells.join('')}</table></body>`);
  expect(amountsAsShown(DECLARED, page)).toEqual(DECLARED.with(1, '200 g barley'));
});

test.each([
  ['only names it too', DECLARED, '<p>Boil 200 g barley.</p>'],
  ['lists another food', DECLARED.with(1, '200 g barley flour'), ''],
  ['has another food before it', DECLARED.with(1, '2 tbsp pearl barley'), ''],
  ['does not list it', DECLARED.toSpliced(1, 1), '<p>200 g barley</p>'],
])('an ingredient stays as it is where the page %s', (_kind, rows, above) => {
  expect(read(DECLARED, rows, above)).toBe(DECLARED);
});

test('a row that is another line of the data says nothing of one that only names the same food', () => {
  const declared = ['3 leeks, sliced', 'salt', '1 tsp salt', '1 litre stock', '2 carrots'];
  expect(read(declared, declared.toSpliced(1, 1))).toBe(declared);
});

test('a list of which nothing has an amount is not put together line by line', () => {
  const declared = ['leeks', 'barley', 'stock', 'carrots'];
  expect(read(declared, ['3 leeks', '200 g barley', '1 l stock', '2 carrots'])).toBe(declared);
});
