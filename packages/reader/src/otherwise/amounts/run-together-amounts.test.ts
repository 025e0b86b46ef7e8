import { expect, test } from 'vitest';
import { runTogetherAmounts } from './run-together-amounts.ts';
import { seenLines } from '../../shown/seen-lines.ts';
import { scanPage } from '../../scan/scan-page.ts';

const compare = (line: string, body: string): string | undefined => {
  const page = scanPage(`<body>${body}</body>`);
  return runTogetherAmounts(seenLines([line], page.shown), page).get(line);
};

test.each([
  ['12 tsp baking soda', '<li>1/2 tsp baking soda</li>', '1/2 tsp baking soda'],
  ['12 tsp baking soda', '<li>½ tsp baking soda</li>', '½ tsp baking soda'],
  ['12 tsp baking soda', '<li>&frac12; tsp baking soda</li>', '½ tsp baking soda'],
  [
    '12 tsp baking soda',
    '<li><sup>1</sup>/<sub>2</sub> tsp baking soda</li>',
    '1/2 tsp baking soda',
  ],
  [
    '12 tsp baking soda',
    '<p><b>1/2 tsp</b> baking soda, sifted</p>',
    '1/2 tsp baking soda, sifted',
  ],
  [
    '12 tsp baking soda',
    '<div>1/2</div><div>tsp</div><div>baking soda</div>',
    '1/2 tsp baking soda',
  ],
  ['23 tsp cumin', '<li>2-3 tsp cumin</li>', '2-3 tsp cumin'],
  ['112 cups rye', '<li>1 1/2 cups rye</li>', '1 1/2 cups rye'],
  ['112 cups rye', '<li>1½ cups rye</li>', '1½ cups rye'],
  ['15 dl cream', '<li>1,5 dl cream</li>', '1,5 dl cream'],
  ['2 tsp cumin', '<li>1/2 tsp cumin</li>', '1/2 tsp cumin'],
  ['2 tsp cumin', '<li><sup>1</sup>/<sub>2</sub> tsp cumin</li>', '1/2 tsp cumin'],
  ['5 dl cream', '<li>1.5 dl cream</li>', '1.5 dl cream'],
  ['50 g lard', '<li>250 g lard</li>', '250 g lard'],
  ['1/2 cup rye', '<li>1 1/2 cup rye</li>', '1 1/2 cup rye'],
  ['1/2 olives', '<li>12 olives</li>', '12 olives'],
  ['2.50 g lard', '<li>250 g lard</li>', '250 g lard'],
  ['1 can (14.5 oz) corn', '<li>1 can (145 oz) corn</li>', '1 can (145 oz) corn'],
  ['1 cup (25 oz) corn', '<li>1 cup (2.5 oz) corn</li>', '1 cup (2.5 oz) corn'],
])('%s is not what %s shows', (line, body, row) => {
  expect(compare(line, `<ul><li>3 leeks</li>${body}<li>Salt</li></ul>`)).toBe(row);
});

test.each([
  ['1 can (14.5 oz) corn', '<li>1 can (14.5&nbsp;oz) corn</li>'],
  ['1 can (14.5 oz) corn', '<li>1 can (14,5 oz) corn</li>'],
  ['1 can (14.5 oz) corn', '<li>1 can (<b>14</b>.5 oz) corn</li>'],
  ['1 bag (1500 g) rice', '<li>1 bag (1.500 g) rice</li>'],
  ['2 eggs (50 g each)', '<li>2 eggs (50 g each)</li>'],
  ['12 eggs', '<li>12 eggs</li>'],
  ['12 eggs', '<li>• 12 eggs</li>'],
  ['12 eggs', '<li><b>12</b> eggs</li>'],
  ['12 eggs', '<li>1<!-- -->2<!-- --> eggs</li>'],
  ['12 eggs', '<li>4. 12 eggs</li>'],
  ['12 eggs', '<table><tr><td>4</td><td>12</td><td>eggs</td></tr></table>'],
  ['12 eggs', '<li>12&nbsp;eggs<sup>1</sup></li>'],
  ['200 g flour', '<li>200 g flour</li>'],
  ['200 g flour', '<li><span>200</span><span>g</span> flour</li>'],
  ['200 g flour', '<div>200</div><div>g flour</div>'],
  ['200 g flour', '<li>1 1/2 cups / 200 g flour</li>'],
  ['1500 g flour', '<li>1.500 g flour</li>'],
  ['1500 g flour', '<li>1 500 g flour</li>'],
  ['2 tbsp mustard', '<li>4</li><li>2 tbsp mustard</li>'],
  ['2 tbsp mustard', '<li><span>4</span><span>2 tbsp mustard</span></li>'],
  ['3 tbsp mustard', '<li>2–3 tbsp mustard</li>'],
  ['2 tsp cumin', '<li>1/2 tsp cumin</li><li>2 tsp cumin</li>'],
  ['12 tsp cumin', '<li>1/2 tsp cumin</li><li>12 tsp cumin</li>'],
  ['1/2 tsp cumin', '<li>½ tsp cumin</li>'],
  ['2 1/2 cups rye', '<li>2½ cups rye</li>'],
  ['21/2 cups rye', '<li>2½ cups rye</li>'],
  ['1 1/2 cups rye', '<li>1-1/2 cups rye</li>'],
  ['2 1/2-inch pieces ginger', '<li>2 (1/2-inch) pieces ginger</li>'],
  ['2 400 g tins tomatoes', '<li>2 (400 g) tins tomatoes</li>'],
  ['1/2 cup rye', '<table><tr><td>1</td><td>1/2 cup rye</td></tr></table>'],
  ['1.5 dl cream', '<li>1,5 dl cream</li>'],
])('%s is what %s shows', (line, body) => {
  expect(compare(line, body)).toBeUndefined();
});
