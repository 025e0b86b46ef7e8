import { ImportResult, SURE_CONFIDENCE } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { readText } from './read-text.ts';

const HEADED = `Grandma's Apple Crumble

Serves 6
Prep time: 20 minutes

Ingredients
- 800 g apples
- 120 g flour
- 80 g cold butter
- a pinch of cinnamon

Method
1. Slice the apples into a dish.
2. Rub butter into the flour and scatter it over the apples.
3. Bake at 190 °C until golden.

Notes
Good with custard.`;

test('a headed text is read by its headings', () => {
  const recipe = readText(HEADED);
  expect(recipe).toMatchObject({
    title: "Grandma's Apple Crumble",
    servings: 6,
    prepTime: 20,
    engine: 'page-text',
    sourceUrl: null,
  });
  expect(recipe?.ingredients.map(({ item }) => item)).toHaveLength(4);
  expect(recipe?.directions).toEqual([
    { step: 1, instruction: 'Slice the apples into a dish.' },
    { step: 2, instruction: 'Rub butter into the flour and scatter it over the apples.' },
    { step: 3, instruction: 'Bake at 190 °C until golden.' },
  ]);
  expect(recipe?.evidence).toContainEqual({
    path: 'ingredients.0',
    confidence: 95,
    basis: 'source',
    excerpt: '- 800 g apples',
  });
  expect(
    ImportResult.safeParse({ ...recipe, generatedAt: '2026-01-01T00:00:00.000Z' }).success,
  ).toBe(true);
});

test('the notes of an ingredient stay with it, and what goes to taste says so', () => {
  const recipe = readText(
    'Onion dip\nIngredients\n1 onion, finely chopped\n200 g strained yogurt\nsalt to taste\nMethod\nStir everything together.',
  );
  expect(recipe?.ingredients).toMatchObject([
    { quantity: '1', item: 'onion, finely chopped' },
    { quantity: '200', unit: 'g', item: 'strained yogurt' },
    { quantity: 'to taste' },
  ]);
  expect(recipe?.evidence.filter(({ basis }) => basis === 'inferred')).toEqual([
    { path: 'difficulty', confidence: 30, basis: 'inferred' },
  ]);
});

test('a German text is read by its own headings', () => {
  const recipe = readText(
    'Linsensalat\nZutaten für 2 Personen:\n200 g Linsen\n1 Zwiebel\nZubereitung:\nDie Linsen weich kochen und abkühlen lassen.\nMit der Zwiebel mischen.',
  );
  expect(recipe).toMatchObject({ title: 'Linsensalat', servings: 2 });
  expect(recipe?.ingredients).toHaveLength(2);
  expect(recipe?.directions).toHaveLength(2);
});

test('without headings the lines with amounts are the ingredients', () => {
  const recipe = readText(
    'Quick Bread\n500 g flour\n7 g yeast\n300 ml water\nMix everything in a bowl, knead for ten minutes and leave to rise. Bake until brown.',
  );
  expect(recipe?.title).toBe('Quick Bread');
  expect(recipe?.ingredients).toHaveLength(3);
  expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual([
    'Mix everything in a bowl, knead for ten minutes and leave to rise.',
    'Bake until brown.',
  ]);
});

test.each(['', '   \n ', 'Just a letter to a friend.\nNothing to cook.', '500 g flour'])(
  '"%s" holds no recipe',
  (text) => {
    expect(readText(text)).toBeNull();
  },
);

const COPIED = {
  en: [
    'Skip to content\nHome\nRecipes\nDinner\nDesserts\nAbout\nLog in\nHome > Desserts > Plum traybake',
    'Plum Traybake with Oats',
    'By Nora\nJump to Recipe\nPrint\nOur plum tree bends every September.',
    'Ingredients\n500 g plums\n150 g oats\n100 g butter\nMethod\nHalve the plums and lay them in a tin.\nRub butter into the oats and bake for 30 minutes.',
  ],
  de: [
    'Startseite\nRezepte\nÜber uns\nAnmelden',
    'Pflaumenblech mit Hafer',
    'Drucken\nTeilen\nUnser Baum trägt jeden Herbst.',
    'Zutaten\n500 g Pflaumen\n150 g Haferflocken\n100 g Butter\nZubereitung\nDie Pflaumen halbieren und auf das Blech legen.\nMit Hafer und Butter bestreuen und 30 Minuten backen.',
  ],
  fr: [
    'Accueil\nRecettes\nSe connecter',
    'Gratin de poireaux',
    'Imprimer\nPartager',
    'Ingrédients\n4 poireaux\n20 cl de crème\n80 g de comté\nPréparation\nLaver les poireaux et les cuire à la vapeur.\nCouvrir de crème et de comté, puis gratiner 20 minutes.',
  ],
};

test.each(Object.entries(COPIED))(
  'of a page copied with its menu in %s the dish is the title',
  (_, [menu, title, buttons, recipe]) => {
    const read = readText([menu, title, buttons, recipe].join('\n'));
    expect(read?.title).toBe(title);
    expect(read?.ingredients).toHaveLength(3);
    expect(read?.directions).toHaveLength(2);
  },
);

test.each(['Cookies', 'Cookies\nPrint'])('"%s" above the ingredients is a title', (top) => {
  const recipe = readText(
    `${top}\nIngredients\n2 c. flour\n1 c. butter\nDirections\nCream butter and flour.`,
  );
  expect(recipe?.title).toBe('Cookies');
  expect(recipe?.ingredients).toHaveLength(2);
});

test('a recipe without a title says so, and is not to be trusted as a whole', () => {
  const recipe = readText(
    'Ingredients\n2 eggs\n1 cup milk\nDirections\nBeat the eggs with the milk.',
  );
  expect(recipe?.title).toBe('');
  expect(recipe?.evidence).toContainEqual({ path: 'title', confidence: 0, basis: 'source' });
  expect(recipe?.confidence).toBeLessThan(70);
});

describe('short steps', () => {
  const LISTED = ['500 g Nudeln', '2 Paprika', '1 Gurke', '200 g Joghurt'];
  const TOLD = [
    'Wasser aufkochen.',
    'Nudeln kochen.',
    'Nudeln abgießen.',
    'Paprika würfeln.',
    'Gurke schneiden.',
    'Alles mischen.',
  ];

  test.each([
    ['with numbers', TOLD.map((step, at) => `${at + 1}. ${step}`)],
    ['without', TOLD],
  ])('that end with the order are steps, %s', (_, steps) => {
    const recipe = readText(
      ['Nudelsalat', '', 'Zutaten', ...LISTED, '', 'Zubereitung', ...steps].join('\n'),
    );
    expect(recipe?.ingredients).toHaveLength(LISTED.length);
    expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual(TOLD);
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });

  test.each([
    ['Süsd 40 percig.', 'Töltsd meg.', 'Hűtsd ki.', 'Szeleteld fel.', 'Kóstold meg.'],
    ['Megtöltjük.', 'Lefedjük.', 'Kihűtjük.', 'Felszeleteljük.', 'Betesszük a sütőbe.'],
    ['Descasque as batatas.', 'Grelhe.', 'Congele.', 'Fatie.', 'Finalize com salsa.'],
    ['Inforna.', 'Sforna.', 'Trita.', 'Condisci.', 'Guarnisci.'],
    ['Uduś.', 'Wystudź.', 'Wbij jajka.', 'Zwiń.', 'Udekoruj.'],
  ])('that begin with the order are not marked: %s', (...steps) => {
    const text = ['Pite', '', 'Hozzávalók', '300 g liszt', '4 alma', '', 'Elkészítés', ...steps];
    const { directions = [], evidence = [] } = readText(text.join('\n')) ?? {};
    expect(directions.map(({ instruction }) => instruction)).toEqual(steps);
    const marked = evidence.filter(
      ({ path, confidence }) => path.startsWith('directions') && confidence < SURE_CONFIDENCE,
    );
    expect(marked).toEqual([]);
  });

  test('what is listed to serve with it stays in the list', () => {
    const recipe = readText(
      'Leek Soup\n\n3 leeks.\n1 l stock.\nParsley to serve.\n\nBoil the leeks in the stock. Add the parsley.',
    );
    expect(recipe?.ingredients.map(({ item }) => item)).toContain('Parsley to serve');
  });

  test.each(['Recipe by Karin Berg', 'Adapted from The Silver Ladle', 'Text och foto: Karin Berg'])(
    'who wrote it is none of them: %s',
    (credit) => {
      const steps = ['1. Mix the butter with garlic.', '2. Spread it and bake for 15 minutes.'];
      const recipe = readText(
        [
          'Garlic Bread',
          'Ingredients',
          '1 baguette',
          '80 g butter',
          'Method',
          ...steps,
          '',
          credit,
        ].join('\n'),
      );
      expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual([
        'Mix the butter with garlic.',
        'Spread it and bake for 15 minutes.',
      ]);
    },
  );
});
