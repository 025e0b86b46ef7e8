import { describe, expect, test } from 'vitest';
import { parseIngredient } from './parse-ingredient.ts';

/** line, quantity, unit, item */
type Row = readonly [line: string, quantity: string, unit: string, item: string];

const read = (line: string): Row => {
  const { quantity, unit, item } = parseIngredient(line, 'en');
  return [line, quantity, unit, item];
};

const amounts: readonly Row[] = [
  ['3 eggs', '3', '', 'eggs'],
  ['200g rice', '200', 'g', 'rice'],
  ['200 g rice', '200', 'g', 'rice'],
  ['1 1/2 cups rice', '1 1/2', 'cups', 'rice'],
  ['1-1/2 cups rice', '1 1/2', 'cups', 'rice'],
  ['1 and 1/2 cups rice', '1 1/2', 'cups', 'rice'],
  ['1½ cups rice', '1 1/2', 'cups', 'rice'],
  ['1 ½ cups rice', '1 1/2', 'cups', 'rice'],
  ['1 1⁄2 cups rice', '1 1/2', 'cups', 'rice'],
  ['1∕2 cup rice', '1/2', 'cup', 'rice'],
  ['¹⁄₃ cup rice', '1/3', 'cup', 'rice'],
  ['0.5 cup rice', '0.5', 'cup', 'rice'],
  ['.25 cup rice', '0.25', 'cup', 'rice'],
  ['1,5 l water', '1.5', 'l', 'water'],
  ['1,500 g potatoes', '1500', 'g', 'potatoes'],
  ['0.33333334326744 cup rice', '1/3', 'cup', 'rice'],
  ['2.6666667461395 tsp salt', '2 2/3', 'tsp', 'salt'],
  ['.1666666716 cup rice', '1/6', 'cup', 'rice'],
  ['0.3333 cup rice', '1/3', 'cup', 'rice'],
  ['0.20000000298023 cup rice', '0.2', 'cup', 'rice'],
  ['0.33 cup rice', '0.33', 'cup', 'rice'],
  ['2-3 carrots', '2-3', '', 'carrots'],
  ['2 – 3 carrots', '2-3', '', 'carrots'],
  ['2 to 3 carrots', '2-3', '', 'carrots'],
  ['2 or 3 carrots', '2-3', '', 'carrots'],
  ['between 2 and 3 carrots', '2-3', '', 'carrots'],
  ['Eggs x 2', '2', '', 'Eggs'],
  ['Beans x2 tins', '2', 'tins', 'Beans'],
  ['Eggs (3)', '3', '', 'Eggs'],
  ['onions (2 large)', '2', '', 'onions'],
  ['00 flour 500g', '500', 'g', '00 flour'],
  ['500g 00 flour', '500', 'g', '00 flour'],
  ['½ to ¾ cup milk', '1/2-3/4', 'cup', 'milk'],
  ['1 tsp to 2 tsp salt', '1-2', 'tsp', 'salt'],
  ['two carrots', '2', '', 'carrots'],
  ['Twelve oysters', '12', '', 'oysters'],
  ['one and a half cups milk', '1 1/2', 'cups', 'milk'],
  ['half a lemon', '1/2', '', 'lemon'],
  ['a lemon', '1', '', 'lemon'],
  ['1 dozen eggs', '1', 'dozen', 'eggs'],
  ['about 2 cups water', '2', 'cups', 'water'],
  ['approx. 300 ml milk', '300', 'ml', 'milk'],
  ['1 T honey', '1', 'T', 'honey'],
  ['2 oz. butter', '2', 'oz', 'butter'],
  ['2 fl. oz. cream', '2', 'fl. oz', 'cream'],
  ['50 + 150 g sugar', '200', 'g', 'sugar'],
];

const compound: readonly Row[] = [
  ['1 (14 oz) can black beans', '1', 'can', 'black beans'],
  ['1 14-ounce can black beans', '1', 'can', 'black beans'],
  ['One 14-ounce can black beans', '1', 'can', 'black beans'],
  ['2 x 400g tins black beans', '2', 'tins', 'black beans'],
  ['2 x 400g/14oz tins black beans', '2', 'tins', 'black beans'],
  ['600g/1lb 7oz carrots', '600', 'g', 'carrots'],
  ['150ml/5fl oz milk', '150', 'ml', 'milk'],
  ['1 cup (240 ml) milk', '1', 'cup', 'milk'],
  ['1 cup plus 2 tbsp sugar', '1 1/8', 'cup', 'sugar'],
  ['1 cup plus 1 tablespoon sugar', '17', 'tablespoon', 'sugar'],
  ['1 lb 4 oz plums', '1 1/4', 'lb', 'plums'],
  ['1 heaped tbsp cocoa powder', '1', 'tbsp', 'cocoa powder'],
  ['2 large handfuls spinach', '2', 'handfuls', 'spinach'],
  ['5cm piece fresh ginger', '5', 'cm', 'fresh ginger'],
  ['6 1/2-inch-thick slices sourdough bread', '6', 'slices', 'sourdough bread'],
  ['5 1/4-inch slices ginger', '5', 'slices', 'ginger'],
  ['1 ¼-ounce package dry yeast', '1', 'package', 'dry yeast'],
  ['400g tin chickpeas', '400', 'g', 'chickpeas'],
  ['100 g glass noodles', '100', 'g', 'glass noodles'],
  ['1/2 of a cucumber', '1/2', '', 'cucumber'],
  ['4 (6 to 8-ounce tuna steaks', '4', '', 'tuna steaks'],
  ['9x13 inch sheet filo', '1', 'sheet', 'filo'],
  ['1 9x13-inch sheet filo', '1', 'sheet', 'filo'],
  ['2 x 5cm piece ginger', '2', 'piece', 'ginger'],
  ['8 x 10cm sheets filo', '8', 'sheets', 'filo'],
  ['5 spice powder 2 tsp', '2', 'tsp', '5 spice powder'],
  ['five spice powder', '', '', 'five spice powder'],
  ['2 cheese slices', '2', '', 'cheese slices'],
  ['1) 2 carrots', '2', '', 'carrots'],
  ['3) 1 cup rice', '1', 'cup', 'rice'],
  ['2. 3 carrots', '3', '', 'carrots'],
  ['(optional) 1 tsp chilli flakes', '1', 'tsp', 'chilli flakes'],
  ['2% milk', '', '', '2% milk'],
  ['7-Up, 1 can', '1', 'can', '7-Up'],
  ['a pinch of salt', '1', 'pinch', 'salt'],
  ['pinch of salt', '1', 'pinch', 'salt'],
  ['Generous handful of mint', '1', 'handful', 'mint'],
  ['4 cloves garlic', '4', 'cloves', 'garlic'],
  ['4 garlic cloves', '4', 'cloves', 'garlic'],
  ['3 celery stalks', '3', 'stalks', 'celery'],
  ['2 slices of ham', '2', 'slices', 'ham'],
  ['Juice of 1 lemon', '1', '', 'lemon'],
  ['Zest of ½ orange', '1/2', '', 'orange'],
  ['Zest & juice of 2 limes', '2', '', 'limes'],
  ['juice 1½ lemons', '1 1/2', '', 'lemons'],
  ['finely grated zest 1 lemon', '1', '', 'lemon'],
  ['zest 1 orange', '1', '', 'orange'],
  ['juice and zest 2 limes', '2', '', 'limes'],
  ['grated rind + juice 1 large orange', '1', '', 'orange'],
  ['Juice 2-3 limes, plus wedges to serve', '2-3', '', 'limes'],
  ['juice half a lemon', '1/2', '', 'lemon'],
  ['zest from about 2 clementines', '2', '', 'clementines'],
  ['zest 2 oranges, juice of 1', '2', '', 'oranges'],
  ['For the glaze: juice 1 lemon', '1', '', 'lemon'],
  ['juice 2 tbsp', '2', 'tbsp', 'juice'],
  ['Salt, 1 teaspoon', '1', 'teaspoon', 'Salt'],
  ['Butter 200 g', '200', 'g', 'Butter'],
  ['Cocoa nibs (about ¼ cup)', '1/4', 'cup', 'Cocoa nibs'],
];

const names: readonly Row[] = [
  ['1 onion, finely chopped', '1', '', 'onion'],
  ['2 tbsp finely chopped red onion', '2', 'tbsp', 'red onion'],
  ['1 large carrot, peeled and diced', '1', '', 'carrot'],
  ['4 boneless, skinless chicken breasts, sliced', '4', '', 'boneless, skinless chicken breasts'],
  ['1/2 cup grated Parmesan cheese', '1/2', 'cup', 'Parmesan cheese'],
  ['1 cup chicken or vegetable stock', '1', 'cup', 'chicken or vegetable stock'],
  ['2 tablespoons olive oil, plus more for drizzling', '2', 'tablespoons', 'olive oil'],
  ['100 g butter (softened)', '100', 'g', 'butter'],
  ['salt to taste', '', '', 'salt'],
  ['freshly ground black pepper', '', '', 'black pepper'],
  ['oil for frying', '', '', 'oil'],
  ['2 cups all-purpose flour', '2', 'cups', 'all-purpose flour'],
  ['1 cup half-and-half', '1', 'cup', 'half-and-half'],
  ['• 2 cups flour', '2', 'cups', 'flour'],
];

describe('English lines', () => {
  test.each(amounts)('amount of %s', (...row) => expect(read(row[0])).toEqual(row));
  test.each(compound)('amount and unit of %s', (...row) => expect(read(row[0])).toEqual(row));
  test.each(names)('name in %s', (...row) => expect(read(row[0])).toEqual(row));
});

describe('every Unicode fraction', () => {
  test.each([
    ['¼', '1/4'],
    ['½', '1/2'],
    ['¾', '3/4'],
    ['⅐', '1/7'],
    ['⅑', '1/9'],
    ['⅒', '1/10'],
    ['⅓', '1/3'],
    ['⅔', '2/3'],
    ['⅕', '1/5'],
    ['⅖', '2/5'],
    ['⅗', '3/5'],
    ['⅘', '4/5'],
    ['⅙', '1/6'],
    ['⅚', '5/6'],
    ['⅛', '1/8'],
    ['⅜', '3/8'],
    ['⅝', '5/8'],
    ['⅞', '7/8'],
    ['⅟8', '1/8'],
  ])('%s is %s', (sign, quantity) => {
    expect(parseIngredient(`${sign} cup milk`, 'en').quantity).toBe(quantity);
    expect(parseIngredient(`2${sign} cup milk`, 'en').quantity).toBe(`2 ${quantity}`);
  });
});

describe('what is taken off the name is kept', () => {
  test.each([
    ['1 onion, finely chopped', 'onion, finely chopped'],
    ['2 tbsp finely chopped red onion', 'finely chopped red onion'],
    ['1 (14 oz) can black beans, drained', 'black beans, drained (14 oz)'],
    ['2 x 400g tins black beans', 'black beans (400g)'],
    ['1 heaped tbsp cocoa powder', 'cocoa powder (heaped)'],
    ['4 garlic cloves, crushed', 'garlic, crushed'],
    ['Juice of 1 lemon', 'Juice of lemon'],
    ['juice 1½ lemons', 'juice of lemons'],
    ['finely grated zest and juice 2 limes', 'finely grated zest and juice of limes'],
    ['juice from ½ lemon', 'juice of lemon'],
    ['salt and pepper to taste', 'salt and pepper'],
    ['100 g butter ((softened))', 'butter (softened)'],
  ])('%s', (line, itemWithNotes) => {
    expect(parseIngredient(line, 'en').itemWithNotes).toBe(itemWithNotes);
  });

  test('notes come in the order of the line, without their parentheses', () => {
    const { notes } = parseIngredient('1 (14 oz) can black beans, drained (optional)', 'en');
    expect(notes).toEqual(['14 oz', 'drained (optional)']);
  });
});

test('a line that says "to taste" is marked', () => {
  expect(parseIngredient('salt to taste', 'en').toTaste).toBe(true);
  expect(parseIngredient('1 tsp salt', 'en').toTaste).toBe(false);
});

test('words in the place of a number are kept apart from numbers', () => {
  const parsed = parseIngredient('a few sprigs of thyme', 'en');
  expect(parsed).toMatchObject({
    quantity: '',
    vagueQuantity: 'a few',
    unit: 'sprigs',
    item: 'thyme',
  });
});

test('what a line says is plain data, which can be sent and kept', () => {
  const parsed = parseIngredient('2 large onions, finely chopped');
  expect(parsed).toMatchObject({
    quantity: '2',
    item: 'onions',
    notes: ['large', 'finely chopped'],
  });
  expect(structuredClone(parsed)).toEqual({ ...parsed });
  expect(JSON.parse(JSON.stringify(parsed))).toEqual({ ...parsed });
});

test.each([
  ['1 + 999999999 pears', '1'],
  ['1/22-3½ pears', '0.045-3.5'],
])('the quantity of %s is %s, which can be read again', (line, quantity) => {
  expect(parseIngredient(line, 'en').quantity).toBe(quantity);
  expect(parseIngredient(`${quantity} pears`, 'en').quantity).toBe(quantity);
});

test.each([
  ['Saft einer halben Orange', '1/2', 'Saft von Orange'],
  ['Saft und Schale einer Zitrone', '1', 'Saft und Schale von Zitrone'],
  ['Mark einer Vanilleschote', '1', 'Mark von Vanilleschote'],
  ['Saft von 1 Zitrone', '1', 'Saft von Zitrone'],
  ['eine halbe Orange', '1/2', 'Orange'],
])('what is taken of a fruit is said of it: %s', (line, quantity, item) => {
  expect(parseIngredient(line, 'de')).toMatchObject({ quantity, unit: '', itemWithNotes: item });
});
