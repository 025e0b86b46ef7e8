import { describe, expect, test } from 'vitest';
import { scanPage } from '../../scan/scan-page.ts';
import { seenLines } from '../../shown/seen-lines.ts';
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

  describe('of a food that stands below the steps', () => {
    const STEPS = [
      'Whisk the eggs and fold in the flour.',
      'Bake it until a needle comes out dry.',
    ];
    const below = (heading: string, foods: readonly string[]): string[] => {
      const page = scanPage(
        `<body><h2>Ingredients</h2>${items([...CAKE, ...ICING])}<h2>Method</h2><ol><li>${STEPS.join('</li><li>')}</li></ol>${heading}${items(foods)}</body>`,
      );
      return foodsNotListed([...CAKE, LOST, ...ICING], seenLines(STEPS, page.shown), page);
    };

    test.each(['<h2>Variations</h2>', '<h3>Notes</h3><p>In summer we like it sweet.</p>'])(
      'takes a row under %j for none of the list',
      (heading) => {
        expect(below(heading, ['80 g walnuts', LOST])).toEqual([LOST]);
      },
    );

    test('takes what is headed as ingredients for a part of the list', () => {
      expect(below('<h2>Icing</h2><h3>Ingredients</h3>', [LOST])).toEqual([]);
    });
  });
});
