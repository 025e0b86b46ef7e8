import { describe, expect, test } from 'vitest';
import { scanPage } from '../../scan/scan-page.ts';
import { partAsShown } from './run-together-lines.ts';

const shownAs = (line: string, rows: readonly string[]): string[] => {
  const list = rows.map((row) => `<div>${row}</div>`).join('');
  const page = scanPage(`<body><h2>Ingredients</h2><div>2 leeks</div>${list}</body>`);
  return partAsShown(['2 leeks', line], page).slice(1);
};

describe('an amount and its food in elements of their own are one line', () => {
  test.each([
    ['250 g', 'flour, plus extra for dusting'],
    ['2-3 tbsp', 'chili powder, to taste'],
    ['1 large', 'yellow onion, diced (about 1 1/2 cups)'],
    ['500 ml', 'oil, for frying'],
    ['A handful of', 'parsley, optional'],
    ['2 EL', 'Öl, nach Belieben'],
    ['2', '(15-oz) cans kidney beans, 1 of them drained'],
  ])('%s, %s', (amount, food) => {
    expect(shownAs(`${amount} ${food}`, [amount, food])).toEqual([`${amount} ${food}`]);
  });
});

describe('lines that are rows of the page are parted', () => {
  test.each([
    ['2 eggs 100 g butter', ['2 eggs', '100 g butter']],
    ['2 eggs, salt', ['2 eggs', 'salt']],
    ['2 eggs, salt to taste', ['2 eggs', 'salt to taste']],
    ['flour 250 g brown sugar 200 g', ['flour 250 g', 'brown sugar 200 g']],
    ['2 eggs about 100 g butter', ['2 eggs', 'about 100 g butter']],
  ])('%s', (line, rows) => {
    expect(shownAs(line, rows)).toEqual(rows);
  });
});

describe('lines that are items of a list are parted whatever their words', () => {
  const itemsAs = (line: string, page: string): string[] =>
    partAsShown(
      ['1 parsnip', line, '50 g walnuts'],
      scanPage(`<body><li>1 parsnip</li>${page}<li>50 g walnuts</li></body>`),
    ).slice(1, -1);
  const listed = (...items: readonly string[]): string =>
    items.map((item) => `<li>${item}</li>`).join('');

  test.each([
    ['¼ cup cider ½ cup rye crumbs', ['¼ cup cider', '½ cup rye crumbs']],
    ['9 quail eggs Lard for the pan', ['9 quail eggs', 'Lard for the pan']],
    ['2 quinces (cored) 1 cup verjuice', ['2 quinces (cored)', '1 cup verjuice']],
    ['卵 2個 水 大さじ1', ['卵 2個', '水 大さじ1']],
  ])('%s', (line, items) => {
    expect(itemsAs(line, listed(...items))).toEqual(items);
  });

  test('a sign in an element of its own closes what stands before it', () => {
    const html = '<li>2 <b>quinces</b> (cored <i>)</i></li><li>1 cup verjuice</li>';
    expect(itemsAs('2 quinces (cored ) 1 cup verjuice', html)).toEqual([
      '2 quinces (cored )',
      '1 cup verjuice',
    ]);
  });

  test('the name of a part that stands on its first line goes', () => {
    expect(itemsAs('For the crust: 90 g lard', listed('For the crust:', '90 g lard'))).toEqual([
      '90 g lard',
    ]);
  });

  test('what describes a term is one item with it, and one by itself without', () => {
    const described = '<dl><dd>Panna 180 ml</dd><dd>Albumi 4</dd></dl>';
    expect(itemsAs('Panna 180 ml Albumi 4', described)).toEqual(['Panna 180 ml', 'Albumi 4']);
    const term = '<dl><dt>1 (3 cm) piece</dt><dd>of 2 gingers</dd></dl>';
    expect(itemsAs('1 (3 cm) piece of 2 gingers', term)).toHaveLength(1);
  });

  test('labels part them where no other tags do', () => {
    const labels = '<label>160 g orzo</label><label>250 g morels</label>';
    expect(itemsAs('160 g orzo 250 g morels', labels)).toEqual(['160 g orzo', '250 g morels']);
  });

  test('what stands in a list of its own below an item is said of that', () => {
    const html = '<li>2 quinces<ul><li>peeled and cored</li></ul></li>';
    expect(itemsAs('2 quinces peeled and cored', html)).toEqual(['2 quinces peeled and cored']);
  });

  test('a list that has amounts and foods as items by themselves is left as it is', () => {
    const lines = ['1 large swede', '2 cups cider', '3 sprigs savory'];
    const html = '<li>1 large</li><li>swede</li><li>2 cups</li><li>cider</li><li>3 sprigs</li>';
    expect(partAsShown(lines, scanPage(`<body>${html}<li>savory</li></body>`))).toEqual(lines);
  });
});
