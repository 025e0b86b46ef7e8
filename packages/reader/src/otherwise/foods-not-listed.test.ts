import { describe, expect, test } from 'vitest';
import { scanPage } from '../scan/scan-page.ts';
import { foodsNotListed } from './foods-not-listed.ts';

const CAKE = ['200 g flour', '3 eggs', '1 tsp baking powder'];
const ICING = ['1 tbsp orange juice', '20 g butter'];
const LOST = '100 g icing sugar';

const items = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

const lost = (icing: readonly string[], heading = '<h3>For the icing</h3>'): string[] =>
  foodsNotListed(
    [...CAKE, LOST, ...ICING],
    [],
    scanPage(
      `<body><h2>Ingredients</h2>${items(CAKE)}${heading}${items(icing)}<h2>Method</h2><p>Bake it.</p></body>`,
    ),
  );

describe('foodsNotListed', () => {
  test('takes the name of a part for none of its foods', () => {
    expect(lost(ICING)).toEqual([LOST]);
  });

  test('finds a food in a row that says it in other words', () => {
    expect(lost(['icing sugar, sifted', ...ICING])).toEqual([]);
  });

  test('finds a food in a heading that gives an amount of it', () => {
    expect(lost(ICING, '<h4>100 grams sugar for the icing</h4>')).toEqual([]);
  });
});
