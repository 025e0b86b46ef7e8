import { expect, test } from 'vitest';
import { cardLines as card, type Written } from '../testing/card-lines.ts';
import { shownIngredients as shown } from '../testing/shown-ingredients.ts';
import { readCard } from './read-card.ts';

const TOP = ['Nut Loaf', 'Ingredients', '2 cups flour', 'Directions'];

test('a word that was read well is left alone, though it stands close to the next', () => {
  const recipe = readCard(card([...TOP, 'Stir in flour and nigella.Chill the dough overnight.']));
  expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual([
    'Stir in flour and nigella.',
    'Chill the dough overnight.',
  ]);
});

test('cream of tartar is no mortar, however faint', () => {
  const recipe = readCard(
    card([...TOP, { text: 'Sift in the cream of tartar.Chill it.', confidence: 0.7 }]),
  );
  expect(recipe?.directions[0]?.instruction).toBe('Sift in the cream of tartar.');
});

const STEPS = ['Directions', 'Mix everything in a bowl.', 'Bake for 30 minutes.'];

const doubtful = (text: string): Written => ({ text, confidence: 0.6 });

test.each([
  ['Ired onion, sliced', '1 red onion, sliced'],
  ['1/2 top caraway seeds', '1/2 tsp caraway seeds'],
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
