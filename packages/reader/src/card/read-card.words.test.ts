import { expect, test } from 'vitest';
import { cardLines } from '../testing/card-lines.ts';
import { readCard } from './read-card.ts';

const TOP = ['Nut Loaf', 'Ingredients', '2 cups flour', 'Directions'];

test('a word that was read well is left alone, though it stands close to the next', () => {
  const recipe = readCard(
    cardLines([...TOP, 'Stir in flour and nigella.Chill the dough overnight.']),
  );
  expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual([
    'Stir in flour and nigella.',
    'Chill the dough overnight.',
  ]);
});

test('cream of tartar is no mortar, however faint', () => {
  const recipe = readCard(
    cardLines([...TOP, { text: 'Sift in the cream of tartar.Chill it.', confidence: 0.7 }]),
  );
  expect(recipe?.directions[0]?.instruction).toBe('Sift in the cream of tartar.');
});
