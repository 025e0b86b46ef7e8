import { SURE_CONFIDENCE } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { cardLines } from '../../testing/card-lines.ts';
import { readCard } from '../read-card.ts';

const STEPS = ['Directions', 'Brown the beef.', 'Simmer 2 hours.'];
const read = (...lines: string[]) =>
  readCard(cardLines(['Ranch Chili', 'Ingredients', '2 lbs ground beef', ...lines, ...STEPS]));
const items = (...lines: string[]) =>
  read(...lines)
    ?.ingredients.slice(1)
    .map(({ quantity, unit, item }) => [quantity, unit, item].filter(Boolean).join(' '));

describe('a seasoning that was run on to the line before', () => {
  test('is an ingredient of its own, from its own line', () => {
    const recipe = read('2 Tbsp chili powder', 'salt to taste');
    expect(recipe?.ingredients.map(({ item }) => item)).toEqual([
      'ground beef',
      'chili powder',
      'salt',
    ]);
    expect(recipe?.evidence.find(({ path }) => path === 'ingredients.2')?.excerpt).toBe(
      'salt to taste',
    );
  });

  test.each([
    ['2 Tbsp chili powder salt to taste'],
    ['2 Tbsp chili powder salt and pepper to taste'],
    ['2 Tbsp chili powder kosher salt to taste'],
  ])('%s is two', (line) => {
    expect(items(line)).toHaveLength(2);
  });

  test.each([
    '1 tsp garlic salt to taste',
    '1 tsp chili powder and salt to taste',
    '1 tsp seasoned salt to taste',
    '1/2 tsp salt to taste',
  ])('%s is one', (line) => {
    expect(items(line)).toHaveLength(1);
  });
});

test('two things below one another that were joined are marked', () => {
  const recipe = read('2 Tbsp crushed red pepper', 'parsley and chives');
  expect(recipe?.ingredients).toHaveLength(2);
  expect(recipe?.evidence.find(({ path }) => path === 'ingredients.1')?.confidence).toBeLessThan(
    SURE_CONFIDENCE,
  );
});

describe('a word that makes no sense after an amount', () => {
  test.each([
    ['8 not peppers', '8 hot peppers'],
    ['1 cup not water', '1 cup hot water'],
  ])('%s is %s, and is marked', (line, meant) => {
    expect(items(line)).toEqual([meant]);
    const evidence = read(line)?.evidence.find(({ path }) => path === 'ingredients.1');
    expect(evidence?.confidence).toBeLessThan(SURE_CONFIDENCE);
    expect(evidence?.excerpt?.split(' ')[evidence.unsureWords?.[0] ?? -1]).toBe('not');
  });

  test('where something is denied it stays', () => {
    expect(items('1 cup milk, not water')).toEqual(['1 cup milk, not water']);
  });
});
