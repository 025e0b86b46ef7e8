import { SURE_CONFIDENCE } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { cardLines } from '../../testing/card-lines.ts';
import { readCard } from '../read-card.ts';

const STEPS = ['Directions', 'Beat the eggs with the water.', 'Bake for 30 minutes.'];
const read = (title: string, ...ingredients: string[]) =>
  readCard(cardLines([title, 'Ingredients', '3 eggs', ...ingredients, ...STEPS]));

const unsure = (recipe: ReturnType<typeof read>, path: string): string[] => {
  const found = recipe?.evidence.find((entry) => entry.path === path);
  const words = found?.excerpt?.split(' ') ?? [];
  return (found?.unsureWords ?? []).map((at) => words[at] ?? '');
};
const sureOf = (recipe: ReturnType<typeof read>, path: string): number =>
  recipe?.evidence.find((entry) => entry.path === path)?.confidence ?? 0;

test('words known with their accents get them back in the plural, too', () => {
  const recipe = read('Supper Eggs', '4 jalapenos', '2 eclairs');
  expect(recipe?.ingredients.map(({ item }) => item)).toEqual(['eggs', 'jalapeños', 'éclairs']);
});

describe('on an English card', () => {
  test('a foreign title, and the name before it, are in doubt', () => {
    const recipe = read("Kathe's Kasekuchen");
    expect(unsure(recipe, 'title')).toEqual(["Kathe's", 'Kasekuchen']);
    expect(sureOf(recipe, 'title')).toBeLessThan(SURE_CONFIDENCE);
  });

  test('the name is in doubt where it comes again', () => {
    const lines = ["Kathe's Kasekuchen", 'Ingredients', '3 eggs', 'Directions'];
    const recipe = readCard(cardLines([...lines, "Let Kathe's crust rest 1 hour."]));
    expect(unsure(recipe, 'directions.0')).toEqual(["Kathe's"]);
  });

  test('an ingredient no word of which is known is in doubt', () => {
    const recipe = read('Summer Rolls', '1 bunch rau ram');
    expect(unsure(recipe, 'ingredients.1')).toEqual(['rau', 'ram']);
  });

  test('so is "a la"', () => {
    expect(unsure(read('Chicken a la King'), 'title')).toEqual(['a']);
  });

  test.each([
    "Peggy's Pot Roast",
    "Mrs. Pemberton's Apple Pie",
    'Nashville Hot Chicken',
    'Everyday Granola',
    'Uncle Walt Makes BBQ Ribs',
  ])('%s is not', (title) => {
    const recipe = read(title);
    expect(unsure(recipe, 'title')).toEqual([]);
    expect(sureOf(recipe, 'title')).toBe(99);
  });

  test('a brand is not', () => {
    expect(unsure(read('Pie Crust', '1/2 cup Crisco'), 'ingredients.1')).toEqual([]);
  });

  test('nor is a word drawn together', () => {
    const lines = ['Pie Crust', 'Ingredients', '3 eggs', 'Directions', "Don't overbeat the eggs."];
    expect(unsure(readCard(cardLines(lines)), 'directions.0')).toEqual([]);
  });

  test('nothing is where the recogniser knows accents', () => {
    expect(unsure(read('Rosti Kuchlein', '200 g crème fraîche'), 'title')).toEqual([]);
  });
});

describe('on a German card', () => {
  const german = (title: string) =>
    readCard(
      cardLines([
        title,
        'Zutaten',
        '500 g Mehl',
        '3 Eier',
        'Zubereitung',
        'Alles gut verruhren.',
        'Dann backen.',
      ]),
    );

  test('a title that may have lost its accents is in doubt', () => {
    const recipe = german('Nusskranzchen');
    expect(unsure(recipe, 'title')).toEqual(['Nusskranzchen']);
    expect(sureOf(recipe, 'title')).toBeLessThan(SURE_CONFIDENCE);
  });

  test('a title the reader can write is not', () => {
    expect(unsure(german('Gemuse mit Kase'), 'title')).toEqual([]);
  });

  test('no step is quite sure', () => {
    expect(sureOf(german('Nusskranz'), 'directions.0')).toBe(95);
  });
});
