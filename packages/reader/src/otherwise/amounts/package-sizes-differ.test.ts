import { expect, test } from 'vitest';
import { lexiconOf } from '../../ingredients/language.ts';
import { FoodReading } from '../foods/food-reading.ts';
import { packageSizesDiffer } from './package-sizes-differ.ts';

const foods = new FoodReading(lexiconOf('en'));

test.each([
  ['1 can of beans', '1 can of beans (400 g)'],
  ['1 can beans', '1 (14 oz) can beans'],
  ['2 jars passata', '2 jars (700 ml) passata'],
])('%s lacks what %s says of its size', (line, row) => {
  expect(packageSizesDiffer(line, row, foods)).toBe(true);
  expect(packageSizesDiffer(row, line, foods)).toBe(true);
});

test.each([
  ['1 (14 oz) can tomatoes', '1 can tomatoes (28 oz)'],
  ['1 can tomatoes (14 oz)', '1 (28-ounce) can tomatoes'],
  ['1 (400 g) can beans', '1 can beans, 28 oz'],
  ['1 (14 oz) can beans', '1 (28 oz) can beans'],
])('%s does not say of its size what %s says', (line, row) => {
  expect(packageSizesDiffer(line, row, foods)).toBe(true);
  expect(packageSizesDiffer(row, line, foods)).toBe(true);
});

test.each([
  ['1 can of beans', '1 can beans, drained'],
  ['1 (400 g) can beans', '1 can (14 oz) beans'],
  ['1 (14 oz) can beans', '1 14.5-ounce can beans'],
  ['1 (14.5 oz) can beans', '1 (15 oz) can beans'],
  ['1 (400 g) can beans', '1 (410 g) can beans'],
  ['1 (14 oz) can beans', '1 (14 oz/400 g) can beans'],
  ['1 (14 oz/400 g) can beans', '1 can beans (400 g)'],
  ['3/4 cup sugar', '3/4 cup (150 g) sugar'],
  ['2 onions', '2 onions (about 300 g)'],
  ['400 g beans', '1 can beans'],
])('%s is as much as %s', (line, row) => {
  expect(packageSizesDiffer(line, row, foods)).toBe(false);
  expect(packageSizesDiffer(row, line, foods)).toBe(false);
});
