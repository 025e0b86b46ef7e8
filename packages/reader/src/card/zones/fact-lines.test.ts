import { describe, expect, test } from 'vitest';
import { readText } from '../../read-text.ts';
import type { CardLine } from '../card-line.ts';
import { readCard } from '../read-card.ts';

const stepsIn = (text: string) =>
  readText(text)?.directions.map(({ instruction }) => instruction) ?? [];

/** The text as lines of a photo, every word clear. */
const onCard = (text: string): CardLine[] =>
  text.split('\n').map((line, index) => ({
    text: line,
    confidence: 0.99,
    words: line.split(' ').map((word) => ({ text: word, confidence: 0.99 })),
    region: { photo: 0, x: 0.1, y: 0.05 + index * 0.04, width: 0.6, height: 0.03 },
    layout: {
      block: 0,
      left: 0.1,
      right: 0.1 + line.length * 0.012,
      middle: 0.1 + index * 0.05,
      height: 0.03,
    },
  }));

const LIST = '1 cup butter\n1 cup sugar\n2 cups flour';
const HEADED = (directions: string, head = '') =>
  `Sugar Rounds\n${head}Ingredients\n${LIST}\nDirections\n${directions}`;
const BARE = (directions: string) => `Sugar Rounds\n${LIST}\n${directions}`;

const ORDERS = [
  'Bake 12 minutes.',
  'Bake 40 minutes',
  'Cook 1 hour.',
  'Cuire 40 minutes.',
  'Kochen 20 Minuten.',
  'Bake: 15 minutes.',
];

describe.each([
  ['with headings', HEADED],
  ['without headings', BARE],
  [
    'with a time in its head',
    (directions: string) => HEADED(directions, 'Serves 4   Cook: 50 min\n'),
  ],
])('a recipe %s', (_, recipe) => {
  test.each(ORDERS)('keeps the step "%s"', (order) => {
    const text = recipe(`Cream the butter with the sugar.\nAdd the flour.\n${order}`);
    expect(stepsIn(text).at(-1)).toBe(order);
    expect(stepsIn(text)).toHaveLength(3);
    const card = readCard(onCard(text));
    expect(card?.directions.at(-1)?.instruction).toBe(order);
    expect(card?.cookTime).toBe(text.includes('50 min') ? 50 : 0);
  });

  test.each(ORDERS)('keeps the numbered step "%s"', (order) => {
    const steps = ['Cream butter and sugar.', 'Add the flour.', order];
    const numbered = steps.map((step, index) => `${index + 1}. ${step}`);
    expect(stepsIn(recipe(numbered.join('\n')))).toEqual(steps);
  });
});

test('steps numbered in one line are all kept', () => {
  const line = '1. Cream butter and sugar. 2. Add the flour. 3. Bake 12 minutes.';
  const steps = ['Cream butter and sugar.', 'Add the flour.', 'Bake 12 minutes.'];
  expect(stepsIn(HEADED(line))).toEqual(steps);
  expect(stepsIn(BARE(line))).toEqual(steps);
});

test('a time with its label in the head of a recipe is no step', () => {
  expect(readText(HEADED('Mix and bake.', 'Prep 10 min\nBake 40 minutes\n'))).toMatchObject({
    title: 'Sugar Rounds',
    prepTime: 10,
    cookTime: 40,
  });
});

test('below the directions servings are still found, unless others were stated before', () => {
  const directions = 'Cream the butter.\nBake 12 minutes.\nServes 6.';
  expect(readText(HEADED(directions))?.servings).toBe(6);
  expect(stepsIn(HEADED(directions))).not.toContain('Serves 6.');
  expect(readText(HEADED(directions, 'Serves 4\n'))?.servings).toBe(4);
  expect(stepsIn(HEADED(directions, 'Serves 4\n'))).toContain('Serves 6.');
});

test('a fact stated twice and differently is doubted, with both lines to see', () => {
  const recipe = readText(HEADED('Mix and bake.', 'Serves 4\nMakes 24\n'));
  expect(recipe?.servings).toBe(4);
  expect(recipe?.evidence.find(({ path }) => path === 'servings')).toMatchObject({
    confidence: 50,
    excerpt: 'Serves 4 Makes 24',
  });
});

/** Hundreds of recipes are read, on a machine that may have other work. */
const LIMIT_MS = 30_000;

describe('no line gets lost', () => {
  const HEADS = ['', 'Serves 4\n', 'Prep: 10 min   Cook: 50 min\n', 'Total time: 1 h\nMakes 12\n'];
  const STEPS = [
    'Cream the butter.',
    'Bake 12 minutes.',
    'Cook 1 hour',
    'Serves 6.',
    'Simmer time: 20 min',
    'Ready in 20 minutes.',
    'Prep 5 minutes.',
    'Chill 2 hours, then serve.',
    'Heat the oven to 180 degrees.',
  ];
  /** Every ordered pair of steps below every head, numbered and not. */
  const recipes = HEADS.flatMap((head) =>
    STEPS.flatMap((one) =>
      STEPS.filter((other) => other !== one).flatMap((other) =>
        [
          ['Stir well.', one, other],
          ['1. Stir well.', `2. ${one}`, `3. ${other}`],
        ].map((steps) => HEADED(steps.join('\n'), head)),
      ),
    ),
  );
  const HEADINGS = new Set(['Ingredients', 'Directions']);

  /** Mending what a camera read takes longer: there a part of them must do, each step in every place. */
  const some = recipes.filter((_, index) => index % 13 === 0);

  test.each([
    ['pasted', recipes, readText],
    ['photographed', some, (text: string) => readCard(onCard(text))],
  ])(
    'of a recipe that was %s',
    (_, texts, read) => {
      for (const text of texts) {
        const recipe = read(text);
        const landed =
          recipe?.evidence.map(({ excerpt = '' }) => excerpt.replace(/\s+/gu, ' ')) ?? [];
        for (const raw of text.split('\n').filter((line) => !HEADINGS.has(line))) {
          const line = raw.replace(/\s+/gu, ' ');
          expect(
            landed.some((excerpt) => excerpt.includes(line)),
            `"${line}" of\n${text}`,
          ).toBe(true);
        }
      }
    },
    LIMIT_MS,
  );
});
