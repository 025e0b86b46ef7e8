import { expect, test } from 'vitest';
import { statesPortions } from './portions-line.ts';

test.each([
  'Serves 4',
  'For 4 people:',
  'Servings: 4-6',
  'Yield: 4 servings',
  'Makes 12 muffins',
  'Portionen: 4',
  'Zutaten für 4 Personen:',
  'Ergibt 6 Portionen',
  'Porties: 4',
  'Voor 4 tot 6 personen',
  'Aantal personen: 4',
  'Pour 6 à 8 personnes :',
  'Parts : 8',
  'Para 4 personas:',
  'Raciones: 4',
  'Per 4 persone:',
  'Dosi per 4 persone',
  'Rende 4 porções',
  'Por 4 pessoas',
  'Portioner: 4',
  'För 4 personer:',
  'Til 4 personer',
  'Antal personer: 4',
  'Porsjoner: 4',
  'Porcje: 4',
  'Dla 4 osób:',
  'Liczba porcji: 4',
  'Adag: 4',
  '4 főre:',
  '4 személyre',
])('%s says how many it is for', (line) => {
  expect(statesPortions(line)).toBe(true);
});

test.each([
  '4 portions of cooked rice',
  '1 portion pizza dough',
  'For 4 people: 2 eggs',
  '4 porcje ryżu',
  '4 Portionen Nudeln',
  '1 adag tészta',
  '4 doses espresso',
  '2 parts water',
  'Portions',
  '4 eggs',
  'For the dough',
  '2 dl port',
])('%s does not', (line) => {
  expect(statesPortions(line)).toBe(false);
});
