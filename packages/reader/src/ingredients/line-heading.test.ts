import { describe, expect, test } from 'vitest';
import { parseIngredient } from './parse-ingredient.ts';

function read(line: string, language: string) {
  const { quantity, unit, item, notes, itemWithNotes } = parseIngredient(line, language);
  return { amount: `${quantity} ${unit}`.trim(), item, notes, itemWithNotes };
}

describe('a heading before its ingredient', () => {
  test.each([
    ['en', 'For serving: lemon wedges', '', 'lemon wedges', 'lemon wedges (For serving)'],
    ['en', 'To serve: 2 lemons, sliced', '2', 'lemons', 'lemons, sliced (To serve)'],
    ['en', 'For 2 people: 150 g rice', '150 g', 'rice', 'rice (For 2 people)'],
    ['en', 'Topping: 80 g feta', '80 g', 'feta', 'feta (Topping)'],
    ['en', 'Filling: 200 g ground beef', '200 g', 'ground beef', 'ground beef (Filling)'],
    ['en', 'Dressing: ½ cup oil', '1/2 cup', 'oil', 'oil (Dressing)'],
    ['de', 'Zum Garnieren: Dill', '', 'Dill', 'Dill (Zum Garnieren)'],
    ['de', 'Belag: 120 g Schinken', '120 g', 'Schinken', 'Schinken (Belag)'],
    ['fr', 'Pour la sauce : 15 cl de lait', '15 cl', 'lait', 'lait (Pour la sauce)'],
    ['pl', 'Do podania: 2 cytryny', '2', 'cytryny', 'cytryny (Do podania)'],
  ])('%s: %s', (language, line, amount, item, itemWithNotes) => {
    expect(read(line, language)).toMatchObject({ amount, item, itemWithNotes });
  });

  test('is the first of the notes', () => {
    expect(read('For the filling: 200 g spinach, chopped', 'en').notes).toEqual([
      'For the filling',
      'chopped',
    ]);
  });
});

test('"to taste" is no heading', () => {
  expect(parseIngredient('To taste: salt', 'en').toTaste).toBe(true);
});

describe('a name before its amount', () => {
  test.each([
    ['en', 'Flour: 200 g sifted', '200 g', 'Flour', 'Flour, sifted'],
    ['en', 'Pepper: 1 tsp freshly ground', '1 tsp', 'Pepper', 'Pepper, freshly ground'],
    ['en', 'Sugar: 100 g', '100 g', 'Sugar', 'Sugar'],
    ['fr', 'Beurre : 50 g fondu', '50 g', 'Beurre', 'Beurre, fondu'],
  ])('%s: %s', (language, line, amount, item, itemWithNotes) => {
    expect(read(line, language)).toMatchObject({ amount, item, itemWithNotes });
  });
});
