import { SURE_CONFIDENCE } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const STEPS = [
  'Marinate the chicken in the soy sauce.',
  'Cook the rice in the water.',
  'Fry the chicken for 12 minutes and serve it on the rice.',
];
const CHICKEN = ['500 g chicken thighs', '2 tbsp soy sauce'];
const RICE = ['300 g basmati', '600 ml water'];

const bowls = (list: readonly string[]): string =>
  ['Supper bowls', '', 'Ingredients', ...list, '', 'Method', ...STEPS].join('\n');

const itemsOf = (text: string): string[] | undefined =>
  readText(text)?.ingredients.map(({ item }) => item);

const markedIn = (text: string): (string | undefined)[] | undefined =>
  readText(text)
    ?.evidence.filter(
      ({ path, confidence }) => /^ingredients\.\d+$/u.test(path) && confidence < SURE_CONFIDENCE,
    )
    .map(({ excerpt }) => excerpt);

const BOUGHT = ['chicken thighs', 'soy sauce', 'basmati', 'water'];

describe('foods that name a part of the dish', () => {
  test.each([
    ['below empty lines', ['', 'Chicken', ...CHICKEN, '', 'Rice', ...RICE]],
    ['between empty lines', ['', 'Chicken', '', ...CHICKEN, '', 'Rice', '', ...RICE]],
    [
      'without the sign of the list',
      [
        'Chicken',
        ...CHICKEN.map((line) => `- ${line}`),
        'Rice',
        ...RICE.map((line) => `- ${line}`),
      ],
    ],
    ['below a block that has no name', [...CHICKEN, '', 'Basmati', ...RICE]],
  ])('%s', (_, list) => {
    expect(itemsOf(bowls(list))).toEqual(BOUGHT);
    expect(markedIn(bowls(list))).toEqual([]);
  });

  test('and come again below each of them', () => {
    const list = ['Chicken', ...CHICKEN, 'Basmati', ...RICE];
    expect(itemsOf(bowls(list))).toEqual(BOUGHT);
  });

  test('in a text without headings', () => {
    const list = ['Chicken', ...CHICKEN, '', 'Basmati', ...RICE];
    const recipe = readText(['Supper bowls', '', ...list, '', ...STEPS].join('\n'));
    expect(recipe?.title).toBe('Supper bowls');
    expect(recipe?.ingredients).toHaveLength(4);
    expect(recipe?.directions).toHaveLength(3);
  });

  test.each([
    [
      'de',
      'Hähnchen',
      '500 g Hähnchenschenkel',
      '2 EL Sojasauce',
      'Reis',
      '300 g Reis',
      '1 l Wasser',
    ],
    ['nl', 'Kip', '500 g kippendijen', '2 el sojasaus', 'Rijst', '300 g rijst', '1 l water'],
    [
      'fr',
      'Poulet',
      '500 g de poulet',
      '2 cuillères à soupe de soja',
      'Riz',
      '300 g de riz',
      "1 l d'eau",
    ],
    [
      'es',
      'Pollo',
      '500 g de pollo',
      '2 cucharadas de soja',
      'Arroz',
      '300 g de arroz',
      '1 l de agua',
    ],
    [
      'pt',
      'Frango',
      '500 g de frango',
      '2 colheres de soja',
      'Arroz',
      '300 g de arroz',
      '1 l de água',
    ],
    ['it', 'Pollo', '500 g di pollo', '2 cucchiai di soia', 'Riso', '300 g di riso', "1 l d'acqua"],
    ['sv', 'Kyckling', '500 g kycklingfilé', '2 msk soja', 'Ris', '3 dl ris', '6 dl vatten'],
    ['da', 'Kylling', '500 g kyllingebryst', '2 spsk soja', 'Ris', '3 dl ris', '6 dl vand'],
    ['no', 'Kylling', '500 g kyllingfilet', '2 ss soyasaus', 'Ris', '3 dl ris', '6 dl vann'],
    ['pl', 'Kurczak', '500 g kurczaka', '2 łyżki sosu sojowego', 'Ryż', '300 g ryżu', '1 l wody'],
    ['hu', 'Csirke', '500 g csirkecomb', '2 ek szójaszósz', 'Rizs', '300 g rizs', '1 l víz'],
  ])('in other languages: %s', (_, meat, first, second, side, third, fourth) => {
    const list = ['', meat, first, second, '', side, third, fourth];
    expect(itemsOf(bowls(list))).toHaveLength(4);
  });
});

describe('names of parts that open a list and stand within it', () => {
  const itemsOfList = (title: string, list: string, steps: string): string[] | undefined =>
    itemsOf(`${title}\n\n${list}\n\n${steps}`.replaceAll(' | ', '\n'));

  test.each([
    [
      'Sernik krakowski',
      'Składniki | Ciasto kruche | 300 g mąki | 150 g masła | Masa serowa | 1 kg twarogu | 5 jajek',
      'Przygotowanie | Z mąki i masła zagnieć ciasto. | Twaróg utrzyj z jajkami i wylej na ciasto. | Piecz 60 minut.',
    ],
    [
      'Köttbullar med gräddsås',
      'Ingredienser | Köttbullar | 500 g blandfärs | 1 lök | Gräddsås | 2 dl vispgrädde | 1 msk kalvfond',
      'Gör så här | Rulla färs och lök till köttbullar. | Stek dem i 8 minuter. | Koka upp grädde och fond.',
    ],
    [
      'Frikadeller med brun sovs',
      'Ingredienser | Frikadeller | 500 g hakket kød | 1 løg | Brun sovs | 3 dl fløde | 1 spsk smør',
      'Fremgangsmåde | Rør kød og løg sammen. | Steg dem i 8 minutter. | Kog fløden i 5 minutter.',
    ],
    [
      'Gołąbki',
      'Składniki | Farsz | 300 g mięsa | 150 g ryżu | Sos pomidorowy | 1 kg pomidorów | 5 łyżek cukru',
      'Przygotowanie | Wymieszaj mięso z ryżem. | Duś z pomidorami 60 minut.',
    ],
    [
      'Quiche',
      'Ingrédients | Pâte brisée | 200 g de farine | 100 g de beurre | Appareil | 3 œufs | 20 cl de crème',
      'Préparation | Mélanger la farine et le beurre. | Verser les œufs battus et cuire 30 minutes.',
    ],
    [
      'Rinderrouladen',
      'Zutaten | Rouladen | 4 Scheiben Rindfleisch | 2 Zwiebeln | Rotweinsoße | 300 ml Rotwein | 1 EL Mehl',
      'Zubereitung | Das Fleisch rollen. | Mit Wein ablöschen und 60 Minuten schmoren.',
    ],
  ])('are no ingredients: %s', (title, list, steps) => {
    expect(itemsOfList(title, list, steps)).toHaveLength(4);
  });

  test.each([
    [
      'Flammkuchen',
      'Zutaten | Teig | 200 g Mehl | 100 ml Wasser | Crème fraîche | 3 Zwiebeln | 100 g Speck',
      'Zubereitung | Den Teig ausrollen und bestreichen. | Mit Zwiebeln belegen und 15 Minuten backen.',
      'Crème fraîche',
    ],
    [
      'Kurczak w cieście',
      'Składniki | Ciasto | 300 g mąki | 150 g masła | Sos sojowy | 1 kg kurczaka | 5 łyżek cukru',
      'Przygotowanie | Zagnieć ciasto. | Piecz 60 minut.',
      'Sos sojowy',
    ],
    [
      'Lachs mit Dill',
      'Zutaten | Lachs | 2 EL Öl | 1 Zitrone | Dill | 200 g Sahne | 1 Schalotte',
      'Zubereitung | Den Fisch in Öl braten. | Die Sahne 15 Minuten kochen.',
      'Lachs',
    ],
    [
      'Chicken with tomato sauce',
      'Ingredients | Chicken | 500 g carrots | 2 onions | Tomato sauce | 300 g rice | 600 ml water',
      'Method | Fry the chicken with the onions. | Pour in the tomato sauce and cook for 12 minutes.',
      'Chicken',
    ],
    [
      'Supper bowls',
      'Ingredients | Basil | 500 g chicken | 2 tbsp soy sauce | Parsley | 300 g basmati | 600 ml water',
      'Method | Fry the chicken. | Cook the rice for 12 minutes.',
      'Parsley',
    ],
  ])('are told from what is bought for %s', (title, list, steps, bought) => {
    expect(itemsOfList(title, list, steps)).toContain(bought);
  });
});

describe('foods that may name a part, or be bought', () => {
  test.each([
    ['a block below a block', [...CHICKEN, '', 'Basil', ...RICE], 'Basil'],
    ['a whole list', ['Basil', ...CHICKEN, ...RICE], 'Basil'],
    ['what comes again', [...CHICKEN, 'Basmati', ...RICE], 'Basmati'],
  ])('above %s they are kept and marked', (_, list, name) => {
    expect(itemsOf(bowls(list))).toContain(name);
    expect(markedIn(bowls(list))).toEqual([name]);
  });
});

describe('foods that are bought without an amount', () => {
  test.each([
    ['at the end', [...CHICKEN, ...RICE, 'Salt', 'Parsley']],
    ['among the others', [...CHICKEN, 'Parsley', ...RICE]],
    ['below another of them', ['Parsley', 'Basmati', ...RICE, ...CHICKEN]],
    ['with a measure alone', [...CHICKEN, 'Pinch ground allspice', '1 tsp ground ginger', '1 egg']],
    ['in every kitchen, first', ['Olive oil', ...CHICKEN, ...RICE]],
    ['in every kitchen, below an empty line', [...CHICKEN, '', 'Salt and pepper', ...RICE]],
    ['several in a block', [...CHICKEN, '', 'Basil', 'Parsley', ...RICE]],
    ['each below an empty line', [...CHICKEN, '', 'Parsley', '', '300 g basmati', '', '1 egg']],
  ])('%s stay, and nothing is marked', (_, list) => {
    expect(itemsOf(bowls(list))).toHaveLength(list.filter((line) => line !== '').length);
    expect(markedIn(bowls(list))).toEqual([]);
  });
});

test('a title right above its list, below the name of a page, names no part', () => {
  const text = ["Ann's Table", '', 'Pancakes', '200 g flour', '2 eggs', '', 'Stir and fry them.'];
  const recipe = readText(text.join('\n'));
  expect(recipe?.ingredients.map(({ item }) => item)).toContain('flour');
  expect(recipe?.leftOut).toEqual([]);
});
