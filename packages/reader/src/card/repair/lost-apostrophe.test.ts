import { describe, expect, test } from 'vitest';
import { cardLines } from '../../testing/card-lines.ts';
import { readCard } from '../read-card.ts';

const STEPS = ['Directions', 'Mix everything in a bowl.', 'Bake for 30 minutes.'];
const read = (title: string, ingredient: string) =>
  readCard(cardLines([title, 'Ingredients', '3 eggs', ingredient, ...STEPS]));

const unsure = (recipe: ReturnType<typeof read>, path: string): string[] => {
  const found = recipe?.evidence.find((entry) => entry.path === path);
  const words = found?.excerpt?.split(' ') ?? [];
  return (found?.unsureWords ?? []).map((at) => words[at] ?? '');
};

describe('an apostrophe the recogniser lost', () => {
  test.each([
    ['Grans Oatcakes', "Gran's Oatcakes"],
    ['Moms Best Meatloaf', "Mom's Best Meatloaf"],
    ['GRANDMAS OATCAKES', "Grandma's Oatcakes"],
    ['Aunt Pegs Rolls', "Aunt Peg's Rolls"],
    ['Uncle Walts Chili', "Uncle Walt's Chili"],
  ])('%s is %s', (title, meant) => {
    const recipe = read(title, '1 cup milk');
    expect(recipe?.title).toBe(meant);
    expect(unsure(recipe, 'title')).toEqual([]);
  });

  test('is put back before a thing that begins small', () => {
    expect(read('Soda Bread', '2 cups Nanas butter')?.ingredients[1]?.item).toBe("Nana's butter");
  });

  test.each([
    ['Pegs Oatcakes', 'Pegs'],
    ['Aunt Zeldras Rolls', 'Zeldras'],
  ])('%s may lack one', (title, word) => {
    const recipe = read(title, '1 cup milk');
    expect(recipe?.title).toBe(title);
    expect(unsure(recipe, 'title')).toEqual([word]);
  });
});

test.each([
  'Aunt Doris Meat Loaf',
  'Uncle James Ribs',
  'Beans Greens And Grains',
  'Olives Under Glass',
  'Potatoes Like Moms Make',
  'Nanas And Papas Stew',
  'Bess Cake',
])('%s is left as it is', (title) => {
  const recipe = read(title, '1 cup milk');
  expect(recipe?.title).toBe(title);
  expect(unsure(recipe, 'title')).toEqual([]);
});
