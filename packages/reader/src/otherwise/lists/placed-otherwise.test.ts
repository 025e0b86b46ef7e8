import { expect, test } from 'vitest';
import { contradictedLines } from './contradicted-lines.ts';
import { placedOtherwise } from './placed-otherwise.ts';
import { scanPage } from '../../scan/scan-page.ts';

const declaredWith = (line: string) => ['300 g flour', line, '4 eggs'];
const rowFor = (line: string, row: string): string | undefined =>
  placedOtherwise(
    [line],
    declaredWith(line),
    scanPage(
      `<body><p>A cake with eggs.</p><ul><li>300 g flour</li><li>${row}</li><li>4 eggs</li></ul></body>`,
    ),
  ).get(line);

test.each([
  ['250 g butter', '250 g margarine'],
  ['1 tsp baking soda', '1 tsp baking powder'],
  ['600 g chicken thighs', '600 g <b>chicken</b> breasts'],
  ['1 TL Salz', '1 TL Zucker'],
  ['1 (14 oz) can tomatoes', '1 (14 oz) can beans'],
  ['3 cups pomegranate seeds', '250 g butter'],
  ['2 EL Senf', '150 ml Sahne'],
  ['1 tsp salt', 'Salt, to taste'],
  ['1 (400 g) can beans', '1 (800 g) can beans'],
  ['2 x 400g tins beans', '2 x 800g tins beans'],
])('%s is not %s', (line, row) => {
  expect(rowFor(line, row)).toBe(row.replace(/<[^>]*>/g, ''));
});

test.each([
  ['250 g butter', '250 g soft butter'],
  ['2 tbsp olive oil, divided', '2 tablespoons extra-virgin olive oil'],
  ['1 onion, chopped', '1 large onion (finely chopped)'],
  ['2 tomatoes', '2 tomato'],
  ['8 oz sugar', '225 g sugar'],
  ['12 eggs', '1 dozen eggs'],
  ['1 stick butter', '1/2 cup butter'],
  ['2 lemons', 'Zest from'],
  ['200 g sugar', '1 cup (200 g) sugar'],
  ['250 g butter', 'For the dough'],
])('%s may be %s', (line, row) => {
  expect(rowFor(line, row)).toBeUndefined();
});

test.each([
  ['4 (14 oz) cans chopped tomatoes', '1 (14 oz) can chopped tomatoes'],
  ['4 x 400g tins chickpeas', '2 x 400g tins chickpeas'],
  ['Juice of 4 lemons', 'Juice of 1 lemon'],
  ['Zucchero 500 g', 'Zucchero 300 g'],
  ['2 garlic cloves', '6 cloves of garlic'],
  ['1 1/2 cups milk', '1/2 cup milk'],
])('%s is no longer %s', (line, row) => {
  expect(rowFor(line, row)).toBe(row);
});

test.each([
  ['600 chicken thighs', '600 g chicken thighs'],
  ['3 leeks, sliced', '3 kg leeks, sliced'],
  ['3 cups leeks', '3 leeks'],
])('%s is measured otherwise than %s', (line, row) => {
  expect(rowFor(line, row)).toBe(row);
});

test.each([
  ['1 clove garlic', '1 head garlic'],
  ['2 garlic cloves', '2 bulbs garlic'],
  ['1 pinch chili', '1 handful chili'],
  ['1 bunch parsley', '1 sprig parsley'],
  ['1 cup rice', '1 bag rice'],
  ['2 cans beans', '2 jars beans'],
  ['1 stick butter', '1 pat butter'],
  ['1 slice ham', '1 pack ham'],
  ['1 Bund Petersilie', '1 Zweig Petersilie'],
])('%s is another amount than %s', (line, row) => {
  expect(rowFor(line, row)).toBe(row);
});

test.each([
  ['1 can beans', '1 tin beans'],
  ['1 rib celery', '1 stalk celery'],
  ['1 head garlic', '1 bulb garlic'],
  ['1 pinch salt', '1 dash salt'],
  ['1 packet yeast', '1 sachet yeast'],
  ['2 slices ham', '2 pieces ham'],
  ['1 Dose Bohnen', '1 Büchse Bohnen'],
])('%s is much the same as %s', (line, row) => {
  expect(rowFor(line, row)).toBeUndefined();
});

test.each([
  ['1 1/2 cups milk', '1.5 cups milk'],
  ['1/3 cup milk', '0.33 cup milk'],
  ['16 oz pasta', '1 (16 oz) package pasta'],
  ['1 lemon', 'Lemon juice'],
  ['1 cup plus 2 tbsp sugar', '1 cup + 2 tbsp sugar'],
])('%s may as well be %s', (line, row) => {
  expect(rowFor(line, row)).toBeUndefined();
});

test('a range is not one of its ends', () => {
  const page = scanPage(
    '<body><ul><li>300 g flour</li><li>2-3 onions</li><li>4 eggs</li></ul></body>',
  );
  expect([...contradictedLines(declaredWith('2 onions'), page)]).toEqual([
    ['2 onions', '2-3 onions'],
  ]);
});

test('an amount may stand behind its food', () => {
  const page = scanPage(
    '<body><ul><li>300 g di burro</li><li>Farina 300 g</li><li>Zucchero q.b.</li></ul></body>',
  );
  const declared = ['300 g di burro', 'Farina 500 g', 'Zucchero q.b.'];
  expect(placedOtherwise(['Farina 500 g'], declared, page).get('Farina 500 g')).toBe(
    'Farina 300 g',
  );
});

test('amount and food may stand in cells of a table', () => {
  const cells = [
    ['300 g', 'flour'],
    ['250 g', 'margarine'],
    ['4', 'eggs'],
  ];
  const rows = cells.map(([amount, food]) => `<tr><td>${amount}</td><td>${food}</td></tr>`);
  const page = scanPage(`<body><table>${rows.join('')}</table></body>`);
  expect(placedOtherwise(['250 g butter'], declaredWith('250 g butter'), page).size).toBe(1);
});

test('a row that is declared elsewhere stands for no other line', () => {
  const page = scanPage(
    '<body><ul><li>300 g flour</li><li>1 pinch of salt</li><li>4 eggs</li></ul></body>',
  );
  const declared = ['300 g flour', '250 g butter', '4 eggs', '1 pinch of salt'];
  expect(placedOtherwise(['250 g butter'], declared, page).size).toBe(0);
});

test.each([
  ['first', ['250 g butter', '300 g flour', '4 eggs']],
  ['last', ['4 eggs', '300 g flour', '250 g butter']],
])('the %s line of a list has one neighbour', (_place, declared) => {
  const rows = declared.map((line) => `<li>${line.replace('butter', 'margarine')}</li>`).join('');
  const page = scanPage(`<body><h2>Ingredients</h2><ul>${rows}</ul><h2>Method</h2></body>`);
  expect([...placedOtherwise(['250 g butter'], declared, page)]).toEqual([
    ['250 g butter', '250 g margarine'],
  ]);
});

test('a line of which its own place says more is held against that, not against a list beside it', () => {
  const rows = ['300 g flour', '4 large free-range eggs', '250 g butter'];
  const page = scanPage(
    `<body><h2>Ingredients</h2><ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul><h2>Half of it</h2><ul><li>2 eggs</li></ul></body>`,
  );
  expect([...contradictedLines(['300 g flour', '4 eggs', '250 g butter'], page)]).toEqual([
    ['4 eggs', '4 large free-range eggs'],
  ]);
  expect(contradictedLines(['4 eggs'], page).size).toBe(1);
});

test.each([
  ['first', ['250 g margarine', '300 g flour', '4 eggs']],
  ['last', ['300 g flour', '4 eggs', '250 g margarine']],
])('at the %s place, another amount of another food may be of another list', (_at, declared) => {
  const page = scanPage(
    '<body><ul><li>2 tins</li><li>300 g flour</li><li>4 eggs</li><li>1 whisk</li></ul></body>',
  );
  expect(placedOtherwise(['250 g margarine'], declared, page)).toEqual(new Map());
});
