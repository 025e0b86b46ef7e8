import { describe, expect, test } from 'vitest';
import { cardLines as card } from '../testing/card-lines.ts';
import { readCard } from './read-card.ts';

describe('a card on two photos', () => {
  const recipe = readCard(
    card([
      'Pea Soup',
      'Serves 6',
      '2 cups peas',
      '1 onion',
      { text: 'Soften the onion and add the peas with enough', photo: 1 },
      { text: 'water to cover. Simmer for an hour. Season well.', photo: 1 },
    ]),
  );

  test('is read on from one to the next', () => {
    expect(recipe?.servings).toBe(6);
    expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual([
      'Soften the onion and add the peas with enough water to cover.',
      'Simmer for an hour.',
      'Season well.',
    ]);
  });

  test('shows where each line stands', () => {
    const evidence = new Map(recipe?.evidence.map((entry) => [entry.path, entry]));
    expect(evidence.get('ingredients.1')?.region).toMatchObject({ photo: 0, x: 0.1 });
    expect(evidence.get('directions.2')?.region).toMatchObject({ photo: 1, x: 0.1 });
  });
});

test('a photo with nothing legible on it is no recipe', () => {
  expect(readCard([])).toBeNull();
});
