import { describe, expect, test } from 'vitest';
import { readText } from '../../read-text.ts';
import { cardLines, type Written } from '../../testing/card-lines.ts';
import { originOf } from './origin-line.ts';
import { readCard } from '../read-card.ts';

const SMALL = 0.025;
const BELOW = ['Makes 3 dozen', '1 cup butter', '2 cups flour', 'Cream the butter.', 'Bake.'];
const LARGE: Written = { text: 'Ginger Drops', height: 0.05 };

describe('what stands above the title is not the title', () => {
  test.each([
    [['From the kitchen of: Great-aunt Tilda']],
    [['Fron the kitchem of Tilda Marsh']],
    [['Recipe from Tilda']],
    [["Here's what's cooking"]],
    [['Heres whats cooking:']],
    [['From the kitchen of', 'Tilda Marsh']],
    [["Here's what's cooking", 'Recipe from: Tilda Marsh']],
  ])('%j', (above) => {
    const recipe = readCard(
      cardLines([...above.map((text) => ({ text, height: SMALL })), LARGE, ...BELOW]),
    );
    expect(recipe).toMatchObject({ title: 'Ginger Drops', servings: 36 });
    expect(recipe?.ingredients).toHaveLength(2);
  });

  test('nor is what stands below it, and the servings are not lost', () => {
    const recipe = readCard(
      cardLines(['Ginger Drops', 'From the kitchen of: Tilda Marsh', ...BELOW]),
    );
    expect(recipe).toMatchObject({ title: 'Ginger Drops', servings: 36 });
    expect(recipe?.ingredients).toHaveLength(2);
  });

  test('in letters of one size the name below a bare label is passed over', () => {
    const lines = ['From the kitchen of', 'Tilda Marsh', 'Ginger Drops', ...BELOW];
    const recipe = readCard(cardLines(lines.map((text) => ({ text, height: SMALL }))));
    expect(recipe?.title).toBe('Ginger Drops');
  });

  test('in a text that was pasted, too', () => {
    const text = ['From the kitchen of Tilda', 'Ginger Drops', '', ...BELOW].join('\n');
    expect(readText(text)).toMatchObject({ title: 'Ginger Drops', servings: 36 });
  });
});

test('the title is what follows the words on the same line', () => {
  const recipe = readCard(cardLines(["Here's what's cooking: Ginger Drops", ...BELOW]));
  expect(recipe?.title).toBe('Ginger Drops');
});

test.each([
  'Farmhouse Kitchen Soup',
  'Recipe for Rolls',
  'Family Recipe Rolls',
  'Kitchen Sink Bars',
  'Recipe from the Old Mill: Oat Bread',
])('%s names a dish', (text) => {
  expect(originOf(text)).toBeNull();
});
