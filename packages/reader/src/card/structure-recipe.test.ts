import { ImportResult } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const itemsOf = (text: string) => readText(text)?.ingredients.map(({ item }) => item);
const stepsOf = (text: string) => readText(text)?.directions.map(({ instruction }) => instruction);

const PLAIN = `Aunt Vera's Beet Salad
Serves 4   Prep: 15 min   Cook: 1 hr 10 min

Ingredients
3 beets, scrubbed
1/2 cup walnuts
2 tbsp sherry vinegar
salt to taste

Directions
1. Roast the beets in foil at 400 degrees for one hour.
2. Peel and slice them while warm.
3. Toss with the vinegar and walnuts.`;

describe('a text with headings', () => {
  const recipe = readText(PLAIN);

  test('gives every field, each with its evidence', () => {
    expect(recipe).toMatchObject({
      title: "Aunt Vera's Beet Salad",
      servings: 4,
      prepTime: 15,
      cookTime: 70,
      engine: 'page-text',
      language: 'en',
    });
    expect(recipe?.ingredients).toHaveLength(4);
    expect(recipe?.ingredients[1]).toEqual({ quantity: '1/2', unit: 'cup', item: 'walnuts' });
    expect(recipe?.ingredients[3]?.quantity).toBe('to taste');
    expect(recipe?.directions.map(({ step }) => step)).toEqual([1, 2, 3]);
    expect(recipe?.directions[1]?.instruction).toBe('Peel and slice them while warm.');
    expect(recipe?.evidence).toContainEqual(
      expect.objectContaining({
        path: 'ingredients.1',
        basis: 'source',
        excerpt: '1/2 cup walnuts',
      }),
    );
  });

  test('is a whole import result but for its time', () => {
    const result = { ...recipe, generatedAt: '2026-01-01T00:00:00.000Z' };
    expect(ImportResult.safeParse(result).error).toBeUndefined();
  });
});

describe('a text without headings', () => {
  const text = `Skillet Cornbread
1 cup cornmeal
3/4 cup flour
2 eggs
1 cup buttermilk
a pinch of salt
Heat the oven to 425 degrees with the skillet inside.
Whisk everything together until smooth.
Pour into the hot skillet and bake for 20 minutes.`;

  test('is told apart by what its lines look like', () => {
    expect(readText(text)?.title).toBe('Skillet Cornbread');
    expect(itemsOf(text)).toHaveLength(5);
    expect(stepsOf(text)).toHaveLength(3);
  });

  test('with a story on top keeps the story out', () => {
    const story =
      'My neighbour brought this to every picnic we had, and I have made it ever since.';
    const [title = '', ...rest] = text.split('\n');
    const told = [title, '', story, '', ...rest].join('\n');
    expect(itemsOf(told)).toEqual(itemsOf(text));
    expect(stepsOf(told)).toEqual(stepsOf(text));
  });

  test('in one paragraph is cut at its sentences', () => {
    const lines = text.split('\n');
    const run = [...lines.slice(0, 6), lines.slice(6).join(' ')].join('\n');
    expect(stepsOf(run)).toEqual(stepsOf(text));
  });
});

describe('parts of a text that are neither ingredient nor step', () => {
  const text = `Lemon Loaf
Ingredients
For the cake
200 g flour
3 eggs
For the icing:
80 g icing sugar
Method
Bake the cake for 40 minutes and let it cool.
Stir the icing sugar with a little juice.
Spread it over the cake.
Notes
It keeps for a week in a tin.`;

  test('are left out', () => {
    expect(itemsOf(text)).toEqual(['flour', 'eggs', 'icing sugar']);
    expect(stepsOf(text)).toHaveLength(3);
  });
});

test('lines that were only broken for want of room are joined', () => {
  const text = `Braised Leeks
Ingredients
4 leeks, trimmed and washed very well under running
water
1 cup stock
Directions
Lay the leeks in a wide pan and pour the stock over
them. Cover the pan.
Simmer until a knife slides through, which takes about
twenty minutes.
Lift them out and boil the stock down.`;
  expect(itemsOf(text)).toHaveLength(2);
  expect(stepsOf(text)).toEqual([
    'Lay the leeks in a wide pan and pour the stock over them. Cover the pan.',
    'Simmer until a knife slides through, which takes about twenty minutes.',
    'Lift them out and boil the stock down.',
  ]);
});

test.each([
  [
    'de',
    'Linsensuppe\nZutaten\n250 g Linsen\n2 Möhren\nZubereitung\nDie Linsen waschen.\nMit den Möhren 30 Minuten kochen.\nMit Essig abschmecken.',
  ],
  [
    'nl',
    'Linzensoep\nIngrediënten\n250 g linzen\n2 wortels\nBereiding\nSpoel de linzen af.\nKook ze met de wortels 30 minuten.\nBreng op smaak met azijn.',
  ],
  [
    'fr',
    'Soupe de lentilles\nIngrédients\n250 g de lentilles\n2 carottes\nPréparation\nRincez les lentilles.\nFaites cuire avec les carottes pendant 30 minutes.\nAssaisonnez.',
  ],
  [
    'es',
    'Sopa de lentejas\nIngredientes\n250 g de lentejas\n2 zanahorias\nElaboración\nLava las lentejas.\nCuece todo durante 30 minutos.\nSirve con un poco de vinagre.',
  ],
  [
    'pt',
    'Sopa de lentilhas\nIngredientes\n250 g de lentilhas\n2 cenouras\nModo de preparo\nLave as lentilhas.\nCozinhe tudo durante 30 minutos em fogo baixo.\nTempere e sirva.',
  ],
  [
    'it',
    'Zuppa di lenticchie\nIngredienti\n250 g di lenticchie\n2 carote\nProcedimento\nSciacquate le lenticchie.\nCuocete tutto per 30 minuti.\nServite con un filo di olio.',
  ],
  [
    'sv',
    'Linssoppa\nIngredienser\n250 g linser\n2 morötter\nGör så här\nSkölj linserna.\nKoka allt i 30 minuter.\nSmaka av med salt.',
  ],
  [
    'da',
    'Linsesuppe\nIngredienser\n250 g linser\n2 gulerødder\nFremgangsmåde\nSkyl linserna.\nKog det hele i 30 minutter.\nSmag til med salt og server.',
  ],
  [
    'no',
    'Linsesuppe\nIngredienser\n250 g linser\n2 gulrøtter\nFramgangsmåte\nSkyll linsene.\nKok alt i 30 minutter i en kjele.\nSmak til og server.',
  ],
  [
    'pl',
    'Zupa z soczewicy\nSkładniki\n250 g soczewicy\n2 marchewki\nPrzygotowanie\nOpłukać soczewicę.\nGotować razem przez 30 minut.\nDoprawić do smaku.',
  ],
  [
    'hu',
    'Lencseleves\nHozzávalók\n250 g lencse\n2 sárgarépa\nElkészítés\nA lencsét megmossuk.\nMajd 30 percig főzzük a répával.\nEcettel ízesítjük és tálaljuk.',
  ],
])('headings and language are known in %s', (language, text) => {
  const recipe = readText(text);
  expect(recipe?.language).toBe(language);
  expect(recipe?.ingredients).toHaveLength(2);
  expect(recipe?.directions).toHaveLength(3);
});

test('a text that holds no recipe is none', () => {
  expect(readText('')).toBeNull();
  expect(readText('Opening hours')).toBeNull();
});
