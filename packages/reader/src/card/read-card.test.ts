import { SURE_CONFIDENCE } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { cardLines as card, type Written } from '../testing/card-lines.ts';
import { readCard } from './read-card.ts';

const shown = (lines: readonly (string | Written)[]) =>
  readCard(card(lines))?.ingredients.map(({ quantity, unit, item }) =>
    [quantity, unit, item].filter(Boolean).join(' '),
  );

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

test('lines that lost their full stops are steps where each begins with a verb', () => {
  const steps = ['Beat the butter until creamy', 'Drop by spoonfuls onto sheets', 'Slice and cool'];
  expect(
    readCard(card(['Cookies', 'Ingredients', '2 eggs', 'Directions', ...steps]))?.directions.map(
      ({ instruction }) => instruction,
    ),
  ).toEqual(steps);
});

test('heat and time are numbers, whatever their digits look like', () => {
  const recipe = readCard(
    card(['Loaf', '2 eggs', 'Directions', 'Knead for lo minutes.', 'Bake at 2O0C for H0 minutes.']),
  );
  expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual([
    'Knead for 10 minutes.',
    'Bake at 200C for 40 minutes.',
  ]);
});

test('the rest of a broken sentence is no ingredient, though it begins with a number', () => {
  const recipe = readCard(
    card([
      'Shakshuka',
      { text: 'Ingredients', block: 1 },
      { text: '3 tbsp olive oil', block: 1 },
      { text: 'Directions', block: 2, left: 0.5 },
      { text: '1. Soften the onion in the oil for', block: 2, left: 0.5 },
      { text: '10 minutes.', block: 2, left: 0.5 },
      { text: '2 peppers, sliced', block: 3 },
      { text: '1 tsp caraway seeds', block: 3 },
      { text: '1 tin plum tomatoes', block: 3 },
      { text: '4 eggs', block: 3 },
      { text: '2. Add the tomatoes and simmer until thick.', block: 4, left: 0.5 },
      { text: '3. Crack in the eggs and cover the pan.', block: 4, left: 0.5 },
      { text: '4. Cook until the whites are set.', block: 4, left: 0.5 },
    ]),
  );
  expect(recipe?.ingredients.map(({ item }) => item)).toEqual([
    'olive oil',
    'peppers, sliced',
    'caraway seeds',
    'plum tomatoes',
    'eggs',
  ]);
  expect(recipe?.directions[0]?.instruction).toBe('Soften the onion in the oil for 10 minutes.');
});

test('steps are told apart by numbers that lost their full stop', () => {
  const recipe = readCard(
    card([
      'Buns',
      'Ingredients',
      '2 cups flour',
      'Directions',
      '1. Rub in the butter and stir in the sugar',
      '2. Warm the milk with the saffron',
      '3Pour in the milk and knead until',
      'smooth',
      '4 Work in the currants',
    ]),
  );
  expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual([
    'Rub in the butter and stir in the sugar',
    'Warm the milk with the saffron',
    'Pour in the milk and knead until smooth',
    'Work in the currants',
  ]);
});

const doubtful = (text: string): Written => ({ text, confidence: 0.6 });

test.each([
  ['Ired onion, sliced', '1 red onion, sliced'],
  ['1 top caraway seeds', '1 tsp caraway seeds'],
  ['2 red bel1 peppers', '2 red bell peppers'],
])('signs in a faint line that are something else: %s', (read, meant) => {
  expect(shown(['Nut Loaf', 'Ingredients', '2 cups flour', doubtful(read), ...STEPS])?.[1]).toBe(
    meant,
  );
});

test('doubtful words become the cooking words they resemble, certain ones stay', () => {
  expect(
    shown([
      'Nut Loaf',
      'Ingredients',
      doubtful('2 cups suqar'),
      doubtful('1 +sp sa1t'),
      doubtful('3 eqgs, keaten'),
      '1 cup gochugaru',
      ...STEPS,
    ]),
  ).toEqual(['2 cups sugar', '1 tsp salt', '3 eggs, beaten', '1 cup gochugaru']);
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

test('cooking words get their accents back', () => {
  expect(
    shown(['Dip', 'Ingredients', '1 cup creme fraiche', '2 jalapeno peppers', ...STEPS]),
  ).toEqual(['1 cup crème fraîche', '2 jalapeño peppers']);
  const german = readCard(
    card([
      'Auflauf',
      'Zutaten',
      '200 g Kase',
      'Zubereitung',
      'Den Kase reiben.',
      'Im Ofen backen.',
    ]),
  );
  expect(german?.ingredients[0]?.item).toBe('Käse');
});

test('the card’s own words and shouting are taken off the title', () => {
  expect(
    readCard(card(['Recipe for: PLUM TART WITH CREAM', '2 plums', 'Bake for an hour.']))?.title,
  ).toBe('Plum Tart with Cream');
});

test.each([
  ['Recipe forPLUM TART', 'Plum Tart'],
  ['Recipe forMRS.HILL\u2019S PLUM TART', 'Mrs. Hill\u2019s Plum Tart'],
  ['Recipeforplum tart', 'plum tart'],
  ['Receta Tortilla de Patatas', 'Tortilla de Patatas'],
  ['Ricetta Diavola', 'Diavola'],
])('a label whose colon or space was lost is no part of the title: %s', (read, title) => {
  expect(readCard(card([read, '2 plums', 'Bake for an hour.']))?.title).toBe(title);
});

describe('a card on two photos', () => {
  const recipe = readCard(
    card([
      'Pea Soup',
      'Serves 6',
      '2 cups peas',
      '1 onion',
      { text: 'Soften the onion and add the peas with enough', photo: 1 },
      { text: 'water to cover. Simmer for an hour. Season well.', photo: 1 },
    ]),
  );

  test('is read on from one to the next', () => {
    expect(recipe?.servings).toBe(6);
    expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual([
      'Soften the onion and add the peas with enough water to cover.',
      'Simmer for an hour.',
      'Season well.',
    ]);
  });

  test('shows where each line stands', () => {
    const evidence = new Map(recipe?.evidence.map((entry) => [entry.path, entry]));
    expect(evidence.get('ingredients.1')?.region).toMatchObject({ photo: 0, x: 0.1 });
    expect(evidence.get('directions.2')?.region).toMatchObject({ photo: 1, x: 0.1 });
  });
});

const withSecond = (second: Written | string) =>
  readCard(card(['Nut Loaf', 'Ingredients', '2 cups flour', second, '1 cup sugar', ...STEPS]));

describe('how sure it is', () => {
  test('a card that is clear to read comes out high', () => {
    expect(withSecond('1 cup milk')?.confidence).toBeGreaterThanOrEqual(90);
  });

  test.each(['I cup milk', '21/2 cups milk', '5OO g milk', '2 Ib milk', '3cups milk'])(
    'what can be read in one way only is no doubt: %s',
    (second) => {
      const recipe = withSecond(second);
      const line = recipe?.evidence.find(({ path }) => path === 'ingredients.1');
      expect(recipe?.confidence).toBeGreaterThanOrEqual(SURE_CONFIDENCE);
      expect(line).not.toHaveProperty('unsureWords');
    },
  );

  test.each([
    ['a doubtful amount', { text: '7 cups milk', confidence: 0.5 }],
    ['a word nobody knows', { text: '1 cup mlqrst', confidence: 0.6 }],
    ['more than one of what there is one of', { text: '1 cups milk' }],
    ['an amount that was lost', { text: 'cup mlik', confidence: 0.8 }],
  ])('%s brings the whole card below 80, and its own line most', (_, second) => {
    const recipe = withSecond(second);
    expect(recipe?.confidence).toBeLessThan(80);
    const line = recipe?.evidence.find(({ path }) => path === 'ingredients.1');
    expect(line?.confidence).toBeLessThan(75);
  });
});

test('the words that were hard to read are counted in the excerpt', () => {
  const lines = card(['Nut Loaf', 'Ingredients', '2 cups flour', '1 cup mlqrst', ...STEPS]);
  const blurred = lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({
      ...word,
      confidence: word.text === 'mlqrst' ? 0.55 : word.confidence,
    })),
  }));
  const evidence = new Map(readCard(blurred)?.evidence.map((entry) => [entry.path, entry]));
  expect(evidence.get('ingredients.1')).toMatchObject({
    excerpt: '1 cup mlqrst',
    unsureWords: [2],
  });
  expect(evidence.get('ingredients.0')).not.toHaveProperty('unsureWords');
});

/** A clear card on which the named words were hard to read, though the rest of their lines was not. */
const withFaint = (faint: readonly string[], lines: readonly string[]) =>
  readCard(
    card(lines).map((line) => ({
      ...line,
      words: line.words.map((word) => ({
        ...word,
        confidence: faint.includes(word.text) ? 0.62 : word.confidence,
      })),
    })),
  );

describe('a field with a word that was hard to read', () => {
  const recipe = withFaint(
    ['Hreek', 'mlqrst', 'qwrtzup'],
    [
      'Old Fashioned Hreek Pasta',
      'Ingredients',
      '2 cups flour',
      '1 cup mlqrst',
      'Directions',
      'Mix everything in a large bowl with a qwrtzup spoon.',
      'Bake for 30 minutes.',
    ],
  );
  const evidence = new Map(recipe?.evidence.map((entry) => [entry.path, entry]));

  test.each(['title', 'ingredients.1', 'directions.0'])('%s is not sure', (path) => {
    expect(evidence.get(path)?.unsureWords).toHaveLength(1);
    expect(evidence.get(path)?.confidence).toBeLessThan(SURE_CONFIDENCE);
  });

  test.each(['ingredients.0', 'directions.1'])('its neighbour %s is', (path) => {
    expect(evidence.get(path)?.confidence).toBeGreaterThanOrEqual(SURE_CONFIDENCE);
  });

  test('a doubtful word of the title or of a step leaves the whole card as sure as it is', () => {
    const lines = ["Bea's Soup", 'Ingredients', '1 cup milk', 'Directions', 'Whirl the milk.'];
    expect(withFaint(["Bea's", 'Whirl'], lines)?.confidence).toBe(withFaint([], lines)?.confidence);
  });
});

test('a word that was mended is to be looked at, a measure after a number is not', () => {
  const recipe = withFaint(
    ['hayelnuts', 'thsp'],
    ['Nut Loaf', 'Ingredients', '1 cup hayelnuts', '2 thsp sugar', ...STEPS],
  );
  const evidence = new Map(recipe?.evidence.map((entry) => [entry.path, entry]));
  expect(recipe?.ingredients).toMatchObject([{ item: 'hazelnuts' }, { unit: 'tbsp' }]);
  expect(evidence.get('ingredients.0')?.unsureWords).toEqual([2]);
  expect(evidence.get('ingredients.1')).not.toHaveProperty('unsureWords');
});

test('whom and what a dish is called after stays as it was read', () => {
  const title = (text: string) =>
    readCard(card([doubtful(text), 'Ingredients', '1 cup milk', ...STEPS]))?.title;
  expect(title("Cousin Bea's Orkney Grull")).toBe("Cousin Bea's Orkney Grull");
  expect(title("AUNT CAROL'S TBILISI EGGPLANT")).toBe("Aunt Carol's Tbilisi Eggplant");
});

test('a photo with nothing legible on it is no recipe', () => {
  expect(readCard([])).toBeNull();
});
