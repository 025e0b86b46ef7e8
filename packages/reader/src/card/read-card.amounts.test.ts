import { expect, test } from 'vitest';
import { cardLines as card } from '../testing/card-lines.ts';
import { shownIngredients as shown } from '../testing/shown-ingredients.ts';
import { readCard } from './read-card.ts';

const STEPS = ['Directions', 'Mix everything in a bowl.', 'Bake for 30 minutes.'];

test('what cameras get wrong in amounts is set right', () => {
  expect(
    shown([
      'Nut Loaf',
      'Ingredients',
      '21/2 cups flour',
      'l cup sugar',
      'I tsp salt',
      '2eggs',
      '7OO g pears',
      '3cups milk',
      '1/2cup butter',
      ...STEPS,
    ]),
  ).toEqual([
    '2 1/2 cups flour',
    '1 cup sugar',
    '1 tsp salt',
    '2 eggs',
    '700 g pears',
    '3 cups milk',
    '1/2 cup butter',
  ]);
});

test.each([
  ['Z romano peppers', '2 romano peppers'],
  ['+plum tomatoes', '4 plum tomatoes'],
  ['Itin plum tomatoes', '1 tin plum tomatoes'],
  ['1.tSp turmeric', '1 tsp turmeric'],
  ['1_tsp ground coriander', '1 tsp ground coriander'],
  ['1tp curry powder', '1 tsp curry powder'],
  ['1 top sirloin steak', '1 top sirloin steak'],
  ['1/8 top white pepper', '1/8 tsp white pepper'],
  ['10 9 inch tortillas', '10 tortillas (9 inch)'],
  ['11/2 Ibs red potatoes', '1 1/2 lbs red potatoes'],
  ['B oy cream cheese', '8 oz cream cheese'],
  ['j tbsp butter', '3 tbsp butter'],
  ['sog feta', '50 g feta'],
  ['100 9 plain flour', '100 g plain flour'],
  ['16 03 cottage cheese', '16 oz cottage cheese'],
  ['1/2 b navy beans', '1/2 lb navy beans'],
  ['2 thop soft butter', '2 tbsp soft butter'],
  ['thap olive oil', 'as needed tbsp olive oil'],
  ['z 1/4 cups flour', '2 1/4 cups flour'],
  ['z/3 cup sugar', '2/3 cup sugar'],
  ['B roasted chiles', '8 roasted chiles'],
  ['I50 g currants', '150 g currants'],
  ['1S0 g currants', '150 g currants'],
  ['3/4.cup cold water', '3/4 cup cold water'],
  ['500gbutter', '500 g butter'],
  ['20 mlmilk', '20 ml milk'],
  ['L yellow onion', '1 yellow onion'],
  ['i cup buckwheat', '1 cup buckwheat'],
  ['114 cups brown sugar', '1 1/4 cups brown sugar'],
  ['134 cups brown sugar', '1 3/4 cups brown sugar'],
  ['112 cup brown sugar', '1/2 cup brown sugar'],
  ['1112 tbsp maple syrup', '1 1/2 tbsp maple syrup'],
  ['4 cups bread Hour', '4 cups bread flour'],
  ['2 cups hour', '2 cups flour'],
  ['2/2 cups milk', '2 1/2 cups milk'],
  ['1/2 cups milk', '1/2 cups milk'],
  ['+eggs, beaten', '4 eggs, beaten'],
  ['+ butter for the tin', 'as needed butter for the tin'],
  ['S potatoes, peeled', '5 potatoes, peeled'],
  ['1/21b salt pork', '1/2 lb salt pork'],
  ['100glard, cubed', '100 g lard, cubed'],
  ['1 cup butter. at room temperature', '1 cup butter, at room temperature'],
])('%s is %s', (read, meant) => {
  expect(shown(['Nut Loaf', 'Ingredients', '2 cups flour', read, ...STEPS])?.[1]).toBe(meant);
});

test('an hour after a measure is no flour', () => {
  const steps = ['Directions', '1. Add 2 cups stock and simmer for 1 hour.'];
  const read = readCard(card(['Nut Loaf', 'Ingredients', '2 cups flour', '2 eggs', ...steps]));
  expect(read?.directions[0]?.instruction).toBe('Add 2 cups stock and simmer for 1 hour.');
});

test.each([
  ['2 eggs, beaten 1/2 tsp ground nutmeg', ['2 eggs, beaten', '1/2 tsp ground nutmeg']],
  ['1 lb carrots or 2 cups frozen peas', ['1 lb carrots or 2 cups frozen peas']],
  ['2 cans 15 oz black beans', ['2 cans 15 oz black beans']],
  ['1 cake yeast dissolved in 1 cup water', ['1 cake yeast dissolved in 1 cup water']],
])('two columns that were read as one line are two ingredients: %s', (read, meant) => {
  expect(shown(['Nut Loaf', 'Ingredients', '2 cups flour', read, ...STEPS])?.slice(1)).toEqual(
    meant,
  );
});

test('an ingredient whose number was lost keeps its measure', () => {
  expect(
    readCard(card(['Nut Loaf', 'Ingredients', '2 eggs', 'cup evaporated milk', ...STEPS]))
      ?.ingredients[1],
  ).toEqual({ quantity: 'as needed', unit: 'cup', item: 'evaporated milk' });
});

test('measures of other languages are mended after a number', () => {
  const lines = [
    'Tortilla',
    'Ingredientes',
    '6 huevos',
    '1 cocharadita de sal',
    'Elaboración',
    'Bate los huevos.',
    'Fríe todo durante 10 minutos.',
  ];
  expect(shown(lines)?.[1]).toMatch(/^1 cucharadita/u);
});

test('a word that is a measure in the plural only is left as it is', () => {
  const lines = [
    'Pot-au-feu',
    'Ingrédients',
    '500 g de carottes',
    '1 bouquet garni',
    'Préparation',
    'Mélangez les carottes avec le bouillon.',
    'Laissez cuire pendant 40 minutes.',
  ];
  expect(shown(lines)?.[1]).toBe('1 bouquet garni');
});

test.each(['11 de leche entera', '11de leche entera', '1 1 de leche entera', '1I de leche entera'])(
  'a litre looks like a one: %s',
  (read) => {
    const lines = [
      'Natillas',
      'Ingredientes',
      '6 huevos',
      read,
      'Elaboración',
      'Bate los huevos con la leche.',
      'Cuece todo durante 10 minutos.',
    ];
    expect(shown(lines)?.[1]).toBe('1 l leche entera');
  },
);

test('a number, a measure and a noun that stand close are three words', () => {
  const lines = [
    'Eintopf',
    'Zutaten',
    '2ELMehl',
    '11Fleischbruhe',
    'Zubereitung',
    'Das Mehl mit der Butter bräunen.',
    'Alles 20 Minuten kochen.',
  ];
  expect(shown(lines)).toEqual(['2 EL Mehl', '1 l Fleischbrühe']);
});

test.each([
  ['I Cup rye flour', '1 Cup rye flour'],
  ['I T. honey', '1 T honey'],
  ['+12 figs, halved', '12 figs, halved'],
  ['1 emonjuiced', '1 lemon, juiced'],
  ['2 leeksminced', '2 leeks, minced'],
])('a number, or a word beside it, that lost its shape: %s', (read, meant) => {
  const faint = { text: read, confidence: 0.8 };
  expect(shown(['Nut Loaf', 'Ingredients', '2 cups flour', faint, ...STEPS])?.[1]).toBe(meant);
});

test('a word of everyday English after a number is no measure', () => {
  const lines = ['Nut Loaf', 'Ingredients', '2 cups flour', '3 spring onions, sliced', ...STEPS];
  expect(shown(lines)?.[1]).toBe('3 spring onions, sliced');
});

test.each([
  'I always use rye flour for this.',
  'I have made it for the fair twice.',
  'I Can tell when it is done by the smell.',
])('I as the writer stays I: %s', (told) => {
  const steps = ['Directions', told, 'Bake it brown.'];
  const read = readCard(card(['Nut Loaf', 'Ingredients', '2 cups flour', '2 eggs', ...steps]));
  const all = read?.directions.map(({ instruction }) => instruction) ?? [];
  expect(all.join(' ')).toContain(told);
});

test.each([
  ['lei', '1 ei'],
  ['-lui', '1 ui'],
  ['20 clroom', '20 cl room'],
  ['lsnufje zout', '1 snufje zout'],
])('in another language: %s', (read, meant) => {
  const lines = [
    'Appeltaart',
    'Ingrediënten',
    '300 g bloem',
    read,
    'Bereiding',
    'Meng de bloem met het ei en de boter.',
    'Bak de taart een uur in de oven.',
  ];
  expect(shown(lines)?.[1]).toBe(meant);
});

test('a lemon that lost its first stroke to the one before it', () => {
  const lines = [
    'Natillas',
    'Ingredientes',
    '6 huevos',
    '1imon',
    'Elaboración',
    'Bate los huevos con la leche.',
    'Cuece todo durante 10 minutos.',
  ];
  expect(shown(lines)?.[1]).toBe('1 limón');
});

test.each([
  ['cup buttermilk cup butter, melted', ['cup buttermilk', 'cup butter, melted']],
  ['1 cup raisins tsp nutmeg', ['1 cup raisins', 'tsp nutmeg']],
  ['2 peanut butter cups chopped', ['2 peanut butter cups chopped']],
])('two columns whose numbers were lost are two ingredients: %s', (read, meant) => {
  const all = shown(['Nut Loaf', 'Ingredients', '2 cups flour', read, ...STEPS])?.slice(1);
  expect(all?.map((line) => line.replace('as needed ', ''))).toEqual(meant);
});

test('salt and pepper at the end of a list go on with nothing', () => {
  const lines = ['2 cups flour', '1 tsp crushed red pepper', 'salt and black pepper'];
  expect(shown(['Nut Loaf', 'Ingredients', ...lines, ...STEPS])?.slice(1)).toEqual([
    '1 tsp crushed red pepper',
    'as needed salt and black pepper',
  ]);
});
