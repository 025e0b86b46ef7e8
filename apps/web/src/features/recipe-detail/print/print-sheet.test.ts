import { ONE, rational } from '@commonplate/kitchen';
import { expect, test } from 'vitest';
import { SAMPLE } from '../sample-recipe.fixture.ts';
import { printSheet } from './print-sheet.ts';

const DAY = new Date(2026, 10, 15);
const sheetAt = (factor = ONE, changes: Partial<typeof SAMPLE> = {}) =>
  printSheet({ ...SAMPLE, ...changes }, { factor, format: { fractions: true } }, DAY);

test('an unscaled recipe is printed as written', () => {
  const sheet = sheetAt();
  expect(sheet.scaled).toBeNull();
  expect(sheet.facts).toEqual([
    { name: 'Serves', value: '3' },
    { name: 'Prep', value: '80 min' },
    { name: 'Cook', value: '10 min' },
    { name: 'Difficulty', value: 'Medium' },
  ]);
  expect(sheet.ingredients[0]).toEqual({ amount: '1 cup', item: 'flour (120 g)' });
  expect(sheet.directions[0]).toBe('Mix 120 g flour with water and rest for 1 hour.');
  expect(sheet.printed).toContain('2026');
});

test('a scaled one says so, with whole servings and amounts as on the screen', () => {
  const sheet = sheetAt(rational(1, 2));
  expect(sheet.scaled).toBe('Scaled: 0.5x original recipe');
  expect(sheet.facts[0]).toEqual({ name: 'Serves', value: '2' });
  expect(sheet.ingredients).toEqual([
    { amount: '1/2 cup', item: 'flour (60 g)' },
    { amount: 'to taste', item: 'salt' },
  ]);
  expect(sheet.directions).toEqual([
    'Mix 60 g flour with water and rest for 1 hour.',
    'Bake at 220 °C for 8 to 10 minutes.',
  ]);
});

test('counted foods follow the list, what one piece gets stays, and the paper says so', () => {
  const recipe = {
    ingredients: [{ quantity: '2', unit: '', item: 'eggs' }],
    directions: [
      { step: 1, instruction: 'Beat 2 eggs with 50 ml milk.' },
      { step: 2, instruction: 'Put 20 g ham on each plate.' },
    ],
  };
  const sheet = sheetAt(rational(2), recipe);
  expect(sheet.directions).toEqual([
    'Beat 4 eggs with 100 ml milk.',
    'Put 20 g ham on each plate.',
  ]);
  expect(sheet.directionsNote).toBe(
    'Amounts in the directions are scaled too: 2x. Amounts for each piece or person stay as written.',
  );
  expect(sheetAt(ONE, recipe).directionsNote).toBeNull();
});

test('it says who wrote the recipe, where it stands and who took the photo', () => {
  const origin = { originalAuthor: 'Maud', sourceUrl: 'https://bread.example/flat' };
  const photoCredit = { photographer: 'Ada Lind', license: 'CC BY 4.0' };
  expect(sheetAt(ONE, { ...origin, photoCredit }).origins).toEqual([
    'Recipe by Maud',
    'From https://bread.example/flat',
    'Photo by Ada Lind, CC BY 4.0',
  ]);
  expect(sheetAt(ONE, { photoCredit: { photographer: '' } }).origins).toEqual([]);
});

test('what is not known is left out', () => {
  const unknown = { servings: null, prepTime: 0, cookTime: null, difficulty: null };
  expect(sheetAt(ONE, unknown).facts).toEqual([]);
  expect(sheetAt(rational(2), unknown).facts).toEqual([{ name: 'Serves', value: '8' }]);
});
