import { describe, expect, test } from 'vitest';
import { readText } from '../../read-text.ts';
import { cardLines } from '../../testing/card-lines.ts';
import { readCard } from '../read-card.ts';
import { isTurnOver } from './turn-over.ts';

describe('where a card goes on', () => {
  test.each([
    '(over)',
    'Over',
    'OVER →',
    'see back',
    'See other side.',
    'continued',
    "(cont'd)",
    'continued on back',
    'P.T.O.',
    'Bitte wenden!',
    'T.S.V.P.',
    'zie achterkant',
  ])('%s', (text) => {
    expect(isTurnOver(text)).toBe(true);
  });

  test.each(['Pour over the cake.', 'Turn over and fry 2 minutes.', 'overripe bananas'])(
    'is not told by %s',
    (text) => {
      expect(isTurnOver(text)).toBe(false);
    },
  );

  const list = ['Cheese Straws', '2 c. flour', '1/2 t. salt', '1 T. cold water'];
  const steps = ['Sift the flour and the salt.', 'Add the water and bake 10 minutes.'];

  test.each(['(over)', 'see back', 'continued'])('%s is no ingredient, no step', (text) => {
    const lines = [...list, text, ...steps, text];
    for (const recipe of [readCard(cardLines(lines)), readText(lines.join('\n'))]) {
      expect(recipe?.ingredients.map(({ item }) => item)).toEqual(['flour', 'salt', 'cold water']);
      expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual(steps);
    }
  });
});

test.each(['How to', 'How to:', 'How to make it'])('%s opens the steps', (heading) => {
  const lines = ['Jollof', '3 cups rice', '3 bay leaves', heading, 'Fry the rice.', 'Add the bay.'];
  const recipe = readCard(cardLines(lines));
  expect(recipe?.ingredients.map(({ item }) => item)).toEqual(['rice', 'bay leaves']);
  expect(recipe?.directions).toHaveLength(2);
});

test.each(["Cook's tip", "Cook's Tips:", 'Chef’s tip'])('%s opens a note', (heading) => {
  const end = [heading, 'A pinch of mace is good in it.'];
  const lines = ['Jollof', 'Ingredients', '3 cups rice', 'Directions', 'Fry the rice.', ...end];
  const recipe = readCard(cardLines(lines));
  expect(recipe?.directions.map(({ instruction }) => instruction)).toEqual(['Fry the rice.']);
  expect(recipe?.leftOut?.map(({ text }) => text).join(' ')).toContain('A pinch of mace');
});
