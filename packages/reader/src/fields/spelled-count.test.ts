import { expect, test } from 'vitest';
import { spelledServings } from './spelled-count.ts';

test.each([
  ['Serves six', 6],
  ['SERVES SIX.', 6],
  ['Feeds about eight people', 8],
  ['Makes a dozen', 12],
  ['Makes two dozen', 24],
  ['Makes half a dozen', 6],
  ['Yield: ten', 10],
  ['For four people', 4],
  ['Ingredients for four people:', 4],
  ['Für sechs Personen', 6],
  ['Ergibt zwölf Stück', 12],
  ['Voor vier personen', 4],
  ['Pour six personnes', 6],
  ['Para cuatro personas', 4],
  ['Para quatro pessoas', 4],
  ['Per quattro persone', 4],
  ['För fyra personer', 4],
  ['Til to personer', 2],
  ['Til fire personer', 4],
  ['Dla czterech osób', 4],
  ['Cztery porcje', 4],
  ['Négy személyre', 4],
])('%s serves %s', (line, count) => {
  expect(spelledServings(line)?.count).toBe(count);
});

test('of a range it is the upper end', () => {
  expect(spelledServings('Serves four to six')).toEqual({ count: 6, isOfRange: true, of: '' });
  expect(spelledServings('Für vier bis sechs Personen')?.count).toBe(6);
  expect(spelledServings('Serves six')?.isOfRange).toBe(false);
});

test('what it makes, where nobody eats it yet, is told', () => {
  expect(spelledServings('Makes two large loaves.')).toMatchObject({
    count: 2,
    of: 'large loaves',
  });
});

test.each([
  'Serves to show that it can be done',
  'Serve with two lemons',
  'Makes a cake',
  'For two days',
  'Two eggs',
  'Six of us ate it all',
  'Serves 4 or six',
  'Serves six, or four who are as hungry as my brothers when they come from the field',
])('%s counts nobody', (line) => {
  expect(spelledServings(line)).toBeNull();
});
