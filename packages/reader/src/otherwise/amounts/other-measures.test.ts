import { describe, expect, test } from 'vitest';
import { scanPage } from '../../scan/scan-page.ts';
import { contradictedLines } from '../lists/contradicted-lines.ts';

const compared = (line: string, row: string): string | null | undefined => {
  const list = (own: string): string[] => ['300 g flour', '3 eggs', own, '150 g sugar'];
  const page = scanPage(
    `<body><h2>Ingredients</h2><ul>${list(row)
      .map((item) => `<li>${item}</li>`)
      .join('')}</ul><h2>Method</h2><p>Bake it all.</p></body>`,
  );
  return contradictedLines(list(line), page).get(line);
};

describe('contradictedLines of amounts in several measures', () => {
  test.each([
    ['190g/1½ tsp baking powder', '190g/1½ tbsp baking powder'],
    ['190g/7oz butter', '190g/7lb butter'],
    ['15 ml (1 tbsp) olive oil', '15 ml (1 tsp) olive oil'],
    ['1 cup/240 ml milk', '1 cup/240 g milk'],
    ['1 cup plus 2 tbsp milk', '1 cup plus 2 tsp milk'],
    ['1 (14 oz) can of beans', '1 (14 g) can of beans'],
    ['2 x 400g tins of beans', '2 x 400ml tins of beans'],
    ['600g/1lb 7oz beans', '600g/1lb 7g beans'],
  ])('%s is not %s', (line, row) => {
    expect(compared(line, row)).toBe(row);
    expect(compared(row, line)).toBe(line);
  });

  test.each([
    ['190g / 1½ tsp baking powder', '190 g/1½ teaspoons baking powder'],
    ['15 ml (1 tbsp) olive oil', '15 ml (1 tablespoon) olive oil'],
    ['1 (14 oz) can of beans', '1 (14-ounce) can of beans'],
    ['1 cup/240 ml milk', '1 cup (240 milliliters) milk'],
    ['225g/8oz butter', '225 g (8 ounces) butter'],
    ['1 cup (8 fl oz) milk', '1 cup (8 oz) milk'],
    ['8 oz / 225 g butter', '225 g / 8 oz butter'],
    ['1 cup (240ml/8fl oz) milk', '1 cup (240 ml) milk'],
  ])('%s says the same as %s', (line, row) => {
    expect(compared(line, row)).toBeUndefined();
    expect(compared(row, line)).toBeUndefined();
  });
});
