import { expect, test } from 'vitest';
import { measuredOtherwise } from './measured-otherwise.ts';
import { scanPage } from '../../scan/scan-page.ts';

const compare = (line: string, rows: readonly string[], more: readonly string[] = []) => {
  const html = `<body>${rows.map((row) => `<li>${row}</li>`).join('')}</body>`;
  return measuredOtherwise([line], [line, ...more], scanPage(html)).get(line);
};

test.each([
  ['500 g minced beef', '1 kg minced beef'],
  ['1 kg plums', '750 g plums, stoned'],
  ['2 dl cream', '500 ml cream'],
  ['2 tbsp baking powder', '2 tsp baking powder'],
  ['2 tablespoons baking powder', '2 tsp baking powder (sifted)'],
  ['150 oz flour', '150 g flour'],
  ['2 tbsp salt (divided)', '2 teaspoons salt divided'],
  ['1 cup sugar', '1 tbsp sugar'],
  ['1 cup sugar', '½ tablespoon sugar'],
  ['3 tablespoons sugar', '2 tbsp sugar'],
  ['150 cups flour', '150 g flour'],
  ['2 EL Mehl, gesiebt', '2 TL Mehl'],
])('%s is measured otherwise by %s', (line, row) => {
  expect(compare(line, ['2 leeks', row])).toBe(row);
});

test.each([
  ['500 g plums', ['0.5 kg plums']],
  ['7.5 dl cider', ['0.75 l cider']],
  ['500 g plums', ['1 kg plums', '500 g plums, stoned']],
  ['500 g plums', ['1 kg plum jam']],
  ['500 g plums', ['2 l plums']],
  ['2 tbsp baking powder', ['2 tablespoons baking powder']],
  ['2 tbsp baking powder', ['6 tsp baking powder']],
  ['2 tbsp baking powder', ['30 g baking powder']],
  ['2 tbsp baking powder', ['2 tsp baking powder', '2 tablespoons of baking powder']],
  ['1 lb plums', ['450 g plums']],
  ['4 oz butter', ['115 g butter']],
  ['1 cup milk', ['250 ml milk']],
  ['1 pint milk', ['570 ml milk']],
  ['1 cup flour', ['125 g flour']],
  ['2 tbsp sugar', ['1–2 tablespoons sugar']],
  ['2 tbsp sugar', ['Stir 1 tsp sugar into the milk']],
])('%s is not by %j', (line, rows) => {
  expect(compare(line, rows)).toBeUndefined();
});

test('an amount in its own element is read apart from the item', () => {
  expect(compare('25 oz yeast', ['<b>25</b> <i>g</i><b>yeast</b>'])).toBe('25 g yeast');
});

test('a weight says nothing for a volume that another row contradicts', () => {
  expect(compare('1 tbsp sugar', ['1 cup sugar', 'Sugar: 7 g'])).toBe('1 cup sugar');
});

test('a row that is another line of the list contradicts none', () => {
  expect(
    compare('15 g butter', ['A knob of butter', '8 oz butter'], ['8 oz butter']),
  ).toBeUndefined();
});
