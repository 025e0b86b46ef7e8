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
