import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const LIST = ['200 g lentils', '1 onion', '2 carrots'];
const STEPS = [
  'Dice the onion and the carrots and fry them.',
  'Add the lentils.',
  'Simmer for 30 minutes.',
];
const HEADED = ['Ingredients', ...LIST, '', 'Method', ...STEPS];
const HALF_HEADED = ['Ingredients', ...LIST, '', ...STEPS];
const BARE = [...LIST, '', ...STEPS];

const read = (lines: readonly string[]) => {
  const recipe = readText(lines.join('\n'));
  return [recipe?.title, recipe?.ingredients.length, recipe?.directions.length];
};

const LABELLED = [
  'Recipe: Lentil Pot',
  'Recipe – Lentil Pot',
  'Title: Lentil Pot',
  'Recept: Lentil Pot',
  'Recept - Lentil Pot',
  'Recette : Lentil Pot',
  'La recette : Lentil Pot',
  'Titre : Lentil Pot',
  'Rezept: Lentil Pot',
  'Rezeptname: Lentil Pot',
  'Receta: Lentil Pot',
  'Receita: Lentil Pot',
  'Ricetta: Lentil Pot',
  'Opskrift: Lentil Pot',
  'Oppskrift: Lentil Pot',
  'Przepis: Lentil Pot',
  'A recept neve: Lentil Pot',
];

describe.each(LABELLED)('"%s" is the title', (line) => {
  test.each([
    ['headed lists', [line, '', ...HEADED]],
    ['one heading', [line, ...HALF_HEADED]],
    ['lists without headings', [line, '', ...BARE]],
    ['nothing between', [line, ...LIST, ...STEPS]],
    ['the name of a page above it', ["Ann's Kitchen Table", '', line, '', ...HEADED]],
  ])('%s', (_, lines) => expect(read(lines)).toEqual(['Lentil Pot', 3, 3]));
});

test.each([
  ['Recept på linsgryta', 'Linsgryta'],
  ['Recette de lentilles', 'Lentilles'],
  ["Recette d'aubergines", 'Aubergines'],
  ['Recette de Lentilles au lard', 'Lentilles au lard'],
])('"%s" names the dish behind its first words', (line, title) =>
  expect(read([line, '', ...HEADED])).toEqual([title, 3, 3]),
);

test('who wrote the recipe is no title and no step', () =>
  expect(read(['Lentil Pot', 'Recept: Anna Berg', '', ...BARE])).toEqual(['Lentil Pot', 3, 3]));

test('for how many it is, is no title', () => {
  const recipe = readText(['Lentil Pot', 'Recette : 4 personnes', '', ...HEADED].join('\n'));
  expect([recipe?.title, recipe?.servings]).toEqual(['Lentil Pot', 4]);
});

test('below the list it heads the steps where it always did', () =>
  expect(read(['Linsgryta', 'Ingredienser', ...LIST, 'Recept: Koka allt.', ...STEPS])).toEqual([
    'Linsgryta',
    3,
    4,
  ]));

test('what is measured behind the label is no title', () =>
  expect(read(['Linsgryta', '', 'Recept: 2 dl linser', ...HEADED])[0]).toBe('Linsgryta'));

const TOLD = ['We had it every winter.', 'My mother made it best of all.'];
const sureOfTitle = (lines: readonly string[]): number | undefined =>
  readText(lines.join('\n'))?.evidence.find(({ path }) => path === 'title')?.confidence;

describe('nothing that is set aside for a label is lost', () => {
  test.each(['Anna Berg', 'Anna'])('who wrote it: %s', (name) => {
    const lines = ['Lentil Pot', `Recipe: ${name}`, '', ...HEADED];
    expect(readText(lines.join('\n'))).toMatchObject({
      title: 'Lentil Pot',
      leftOut: [{ text: `Recipe: ${name}` }],
    });
    expect(sureOfTitle(lines)).toBe(100);
  });

  test('a name that may be that of the dish, with the title in doubt', () => {
    const lines = ["Grandma's kitchen", 'Recipe: Zigni', '', ...HEADED];
    expect(readText(lines.join('\n'))?.leftOut).toEqual([{ text: 'Recipe: Zigni' }]);
    expect(sureOfTitle(lines)).toBeLessThan(80);
  });

  test('another name of it, and its story', () => {
    const lines = ['Soup of Winter', ...TOLD, 'Recipe: Lentil Pot', '', ...HEADED];
    const recipe = readText(lines.join('\n'));
    expect(recipe?.title).toBe('Lentil Pot');
    expect(recipe?.leftOut).toEqual(['Soup of Winter', ...TOLD].map((text) => ({ text })));
  });

  test('the same name once more is none to tell of', () => {
    const lines = ['Lentil Pot', ...TOLD, 'Recipe: Lentil Pot', '', ...HEADED];
    expect(readText(lines.join('\n'))?.leftOut).toEqual(TOLD.map((text) => ({ text })));
  });
});

test('below the name of a site the label names the title, whatever it is', () =>
  expect(read(['soups.example', 'Recipe: Zigni', '', ...HEADED])[0]).toBe('Zigni'));
