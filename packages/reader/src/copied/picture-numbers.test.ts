import { expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const text = (steps: readonly string[]): string =>
  [
    'Stuffed onions',
    'Ingredients',
    '4 onions',
    '200 g rice',
    '2 tbsp oil',
    'Method',
    ...steps,
  ].join('\n');
const stepsOf = (steps: readonly string[]): string[] | undefined =>
  readText(text(steps))?.directions.map(({ instruction }) => instruction);

const PLAIN = [
  'Hollow out the onions and boil them for 5 minutes.',
  'Fry the rice in the oil, then fill the onions with it.',
];

test.each([
  [
    'Hollow out the onions 1 and boil them for 5 minutes 2.',
    'Fry the rice in the oil 3, then fill the onions with it 4.',
  ],
  [
    'Hollow out the onions (1) and boil them for 5 minutes (2).',
    'Fry the rice in the oil (3), then fill the onions with it (4-5).',
  ],
])('the numbers of pictures are left out of "%s"', (...steps) =>
  expect(stepsOf(steps)).toEqual(PLAIN),
);

test.each([
  ['Cut the onions in 2 and boil them.', 'Fry the rice with onions 1 and 3, then the rest.'],
  ['Spread the rice over layer 1, layer 2 and layer 3.', 'Bake the onions until soft.'],
  ['Put onion 1 into the dish, then onion 2 and the rice.', 'Cover onion 3, then bake it all.'],
  ['Bake the onions at gas mark 6.', 'Turn down to gas mark 4, then to gas mark 1, and serve.'],
])('other numbers stay: "%s"', (...steps) => expect(stepsOf(steps)).toEqual(steps));
