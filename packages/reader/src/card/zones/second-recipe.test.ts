import { LOW_CONFIDENCE, SURE_CONFIDENCE } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { cardLines } from '../../testing/card-lines.ts';
import { readCard } from '../read-card.ts';

const FRONT = [
  'Plum Cobbler',
  'Serves 6',
  'Ingredients',
  '2 cups sliced plums',
  '1 cup flour',
  'Directions',
  '1. Toss the plums with sugar.',
  '2. Bake 45 minutes until golden.',
];
const LIST = ['Ingredients', '2 tbsp olive oil', '1 tsp cumin', 'Directions', '1. Warm the oil.'];
const read = (...back: string[]) =>
  readCard(cardLines([...FRONT, ...back.map((text) => ({ text, photo: 1 }))]));

describe('another recipe on a later photo', () => {
  test.each([
    [['Weeknight Eggs', 'Serves 4 Prep: 10 minutes', ...LIST]],
    [['Weeknight Eggs', ...LIST]],
    [['Weeknight Eggs', 'Makes 12', 'Beat the eggs.']],
  ])('%j lowers the whole', (back) => {
    expect(read(...back)?.confidence).toBeLessThan(LOW_CONFIDENCE);
  });

  test('the step it was read into is marked, the others are not', () => {
    const recipe = read('Weeknight Eggs', 'Serves 4', ...LIST);
    const marked = recipe?.directions
      .filter(({ step }) => {
        const path = `directions.${step - 1}`;
        const found = recipe.evidence.find((entry) => entry.path === path);
        return (found?.confidence ?? 0) < SURE_CONFIDENCE;
      })
      .map(({ instruction }) => instruction);
    expect(marked).toHaveLength(1);
    expect(marked?.[0]).toContain('Weeknight Eggs');
  });
});

describe('one recipe on two photos', () => {
  test.each([
    [['3. Cool on a rack.', '4. Dust with sugar.']],
    [['Plum Cobbler (continued)', '3. Cool on a rack.']],
    [['PLUM COBBLER', 'Serves 6', '3. Cool on a rack.']],
    [['For the glaze', '1 cup sugar', '2 tbsp milk', 'Whisk sugar and milk.']],
    [['Glaze', '1 cup sugar', '2 tbsp milk', 'Whisk sugar and milk.']],
    [['Notes', 'Best on the day.']],
  ])('%j leaves it as sure as it is', (back) => {
    expect(read(...back)?.confidence).toBeGreaterThanOrEqual(SURE_CONFIDENCE);
  });

  test('whose list is on the one and whose directions are on the other', () => {
    const recipe = readCard(
      cardLines([
        ...FRONT.slice(0, 5),
        ...['Directions', ...FRONT.slice(6)].map((text) => ({ text, photo: 1 })),
      ]),
    );
    expect(recipe?.confidence).toBeGreaterThanOrEqual(SURE_CONFIDENCE);
  });
});
