import { LOW_CONFIDENCE } from '@commonplate/contract';
import { expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const asRead = (source: string): readonly unknown[] => {
  const recipe = readText(source);
  return [
    recipe?.title,
    recipe?.ingredients.map(({ quantity, unit, item }) => [quantity, unit, item].join(' ')),
    recipe?.directions.map(({ instruction }) => instruction),
  ];
};

test('what one sentence counts up are the ingredients, what the others order are the steps', () => {
  expect(
    asRead(
      'Pancakes: you need 200 g flour, 2 eggs and 100 ml milk. Whisk it all. Fry in butter for 2 minutes.',
    ),
  ).toEqual([
    'Pancakes',
    ['200 g flour', '2  eggs', '100 ml milk'],
    ['Whisk it all.', 'Fry in butter for 2 minutes.'],
  ]);
});

test('what is taken of a fruit stays with it', () => {
  expect(
    asRead(
      'Lemon buns\nYou need the juice of 2 lemons, 85 g sugar, 200 g flour and the zest of 1 lemon. Mix the flour and sugar. Bake for 20 minutes.',
    )[1],
  ).toEqual(['2  the juice of lemons', '85 g sugar', '200 g flour', '1  the zest of lemon']);
});

test('a list that begins with what is taken of a fruit is no step', () => {
  const [, ingredients, steps] = asRead(
    'Lemon buns\nYou need 200 g flour and 85 g sugar.\nJuice of 2 lemons and 50 g butter.\nMix the flour and sugar. Bake for 20 minutes.',
  );
  expect(ingredients).toContain('2  Juice of lemons');
  expect(steps).toEqual(['Mix the flour and sugar.', 'Bake for 20 minutes.']);
});

test.each([
  'The inn serves a breakfast of 2 eggs, 100 g bacon and toast. We added a night and stirred up memories. Cook with us!',
  'Breakfast was 2 eggs, 100 g ham and bread. Our host baked in the sun.',
])('what people tell of their meals is no recipe: %s', (story) => {
  expect(readText(story)).toBeNull();
});

test('who tells how they cook tells a recipe', () => {
  expect(
    readText('We take 2 eggs, 100 g flour and 200 ml milk. We whisk it all and fry it.'),
  ).not.toBeNull();
});

test('a list that is ordered to be mixed is a step, too', () => {
  expect(
    asRead('Waffeln\nMische 250 g Mehl, 3 Eier und 200 ml Milch. Im Waffeleisen backen.'),
  ).toEqual([
    'Waffeln',
    ['250 g Mehl', '3  Eier', '200 ml Milch'],
    ['Mische 250 g Mehl, 3 Eier und 200 ml Milch.', 'Im Waffeleisen backen.'],
  ]);
});

test('the dish may be named in the sentence that hands the recipe over', () => {
  expect(
    asRead(
      'Hey! Here is the recipe for the banana bread:\n3 bananas, 2 eggs, 200g flour. Mash it and bake 50 min. Enjoy!! xx',
    ),
  ).toEqual([
    'Banana bread',
    ['3  bananas', '2  eggs', '200 g flour'],
    ['Mash it and bake 50 min.'],
  ]);
});

test('a pinch at the end of the list is one of it', () => {
  expect(
    asRead('Rührei: 4 Eier, 2 EL Milch und eine Prise Salz. Alles verquirlen. Stocken lassen.'),
  ).toEqual([
    'Rührei',
    ['4  Eier', '2 EL Milch', '1 Prise Salz'],
    ['Alles verquirlen.', 'Stocken lassen.'],
  ]);
});

test('what is told before the list is told beside the recipe', () => {
  const recipe = readText(
    'We had these every Sunday. You need 200 g flour, 2 eggs and 100 ml milk. Whisk it all and fry in butter.',
  );
  expect(recipe?.directions).toHaveLength(1);
  expect(recipe?.leftOut?.[0]?.text).toContain('We had these every Sunday.');
});

test('such a reading is never sure', () => {
  const recipe = readText('Pancakes: 200 g flour, 2 eggs. Whisk it all and fry in butter.');
  expect(recipe?.confidence).toBeLessThan(LOW_CONFIDENCE);
});

test.each([
  'We spent 2 weeks in Italy, ate 3 pizzas and 4 ices. Yours, Bob',
  'Bake for 20 minutes, then 10 more minutes. Serve.',
])('%s is no recipe', (source) => expect(readText(source)).toBeNull());

test('the dish stands above the parts it is counted up by, and nothing is told beside it in words of the reader', () => {
  const source =
    'Hallo Mama,\n\nhier ist das Rezept:\n\nLauchkuchen\n\nTeig: 300 g Mehl, 150 g Butter, 1 Ei\nBelag: 1 kg Lauch, 3 Eier, 200 g Sahne\n\nTeig kneten und 30 Minuten kühlen.\nLauch dünsten und mit den Eiern mischen.\n45 Minuten backen.';
  const recipe = readText(source);
  expect(recipe?.title).toBe('Lauchkuchen');
  expect(recipe?.leftOut?.filter(({ text }) => !source.includes(text))).toEqual([]);
});
