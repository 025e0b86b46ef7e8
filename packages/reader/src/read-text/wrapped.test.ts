import { expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const steps = (method: string): string[] | undefined =>
  readText(
    `Onion soup\n\nIngredients\n4 onions\n1 litre stock\n\nMethod\n${method}`,
  )?.directions.map(({ instruction }) => instruction);

test('a step goes on below where it broke off before a number', () => {
  expect(
    steps(
      'Soften the onions in butter.\nAdd the stock and simmer for\n20 minutes.\nServe with bread.',
    ),
  ).toEqual([
    'Soften the onions in butter.',
    'Add the stock and simmer for 20 minutes.',
    'Serve with bread.',
  ]);
});

test('and where only the time tells it', () => {
  expect(
    readText(
      'Minestrone\n\nIngredienti\n2 carote\n1 cipolla\n\nPreparazione\nTagliare le carote.\nSoffriggere la cipolla per circa\n10 minuti.\nServire caldo.',
    )?.directions,
  ).toMatchObject([
    { instruction: 'Tagliare le carote.' },
    { instruction: 'Soffriggere la cipolla per circa 10 minuti.' },
    { instruction: 'Servire caldo.' },
  ]);
});

test('an ingredient goes on below an open bracket, a sign or a whole number', () => {
  const recipe = readText(`Buns

Ingredients
1 recipe of the sweet yeast dough from last week (or your
own dough)
2 boxes of instant vanilla flavoured pudding powder
& pie filling mix
300 g firm ripe plums, washed, stoned and cut into about 1
½ inch cubes

Method
Fill the dough and bake for 30 minutes.`);
  expect(recipe?.ingredients.map(({ item }) => item)).toEqual([
    expect.stringContaining('own dough'),
    expect.stringContaining('pie filling mix'),
    expect.stringContaining('inch cubes'),
  ]);
});

test('a measured thing among the steps is doubted', () => {
  const recipe = readText(
    'Buns\n\nIngredients\n200 g flour\n2 eggs\n\nMethod\nMix and bake for 20 minutes.\n100 g icing sugar\nDust the buns.',
  );
  expect(recipe?.confidence).toBeLessThan(70);
});

test('a sentence that begins with a number is a step of its own', () => {
  const told = [
    'Boil the onions in a little stock.',
    '2 to 3 tablespoons of water may be added.',
    'Pour over the rest.',
    '30 minutes in the fridge do it good.',
  ];
  expect(steps(told.join('\n'))).toEqual(told);
});

test('and none where the sentence before it is not at its end', () => {
  const told = ['Slice the onions.', 'Pour over the stock.', 'Bake them.', 'Serve it hot.'];
  const heated = ['Heat the oven to approx.', '180 degrees.'];
  expect(steps([...heated, ...told].join('\n'))).toEqual([heated.join(' '), ...told]);
});
