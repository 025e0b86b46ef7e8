import { describe, expect, test } from 'vitest';
import { readText } from '../../read-text.ts';
import { cardLines } from '../../testing/card-lines.ts';
import { readCard } from '../read-card.ts';

const LIST = ['2 T. gelatin', '1/2 c. cold water', '1 can tomatoes', '3 cloves', '2 T. vinegar'];
const ASPIC = [
  'Soak gelatin in the water. Simmer',
  '1 can tomatoes with bay leaf and',
  '3 cloves for 10 minutes. Strain and add',
  '2 T. vinegar, onion juice and gelatin.',
  'Stir to melt. Pour in a wet mold and chill.',
];
const STEW = [
  'Brown the meat slowly in',
  '2 tbsp oil and put it in a pot with',
  '3 cups stock, then simmer it for',
  '2 hours. Season and serve.',
];
const BLOCK = [
  'Cook the pears in syrup with the juice of',
  '1 lemon until they are soft and drain',
  '4 halves for the top of the cake.',
];

const itemsOf = (recipe: ReturnType<typeof readText>): string[] | undefined =>
  recipe?.ingredients.map(({ quantity, unit, item }) =>
    [quantity, unit, item].filter(Boolean).join(' '),
  );

describe.each([
  ['Tomato Aspic', ASPIC],
  ['Beef Stew', STEW],
  ['Pear Cake', BLOCK],
])('%s, whose steps are broken before numbers', (title, steps) => {
  const expected = itemsOf(readText([title, ...LIST, '', 'Mix and serve.'].join('\n')));

  test.each(['', null])('is read from a text (empty line: %j)', (gap) => {
    const parted = gap === null ? [] : [gap];
    const recipe = readText([title, '', ...LIST, ...parted, ...steps].join('\n'));
    expect(itemsOf(recipe)).toEqual(expected);
    expect(recipe?.directions.map(({ instruction }) => instruction).join(' ')).toBe(
      steps.join(' '),
    );
  });

  test('is read from a card', () => {
    const recipe = readCard(cardLines([title, ...LIST, ...steps]));
    expect(recipe?.ingredients).toHaveLength(LIST.length);
  });
});

test.each([
  ['a fat for the pan', 'Butter for the pan'],
  ['what ends without a number', 'Salt and pepper to taste'],
  ['a cream', 'Cream'],
])('%s among the ingredients breaks no list', (_, line) => {
  const list = ['2 cups flour', line, '3 eggs', '1 cup milk', '1/2 tsp salt'];
  const recipe = readText(['Plain Cake', '', ...list, '', 'Beat it all. Bake 1 hour.'].join('\n'));
  expect(recipe?.ingredients).toHaveLength(list.length);
});
