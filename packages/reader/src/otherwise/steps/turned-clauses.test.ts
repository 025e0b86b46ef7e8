import { expect, test } from 'vitest';
import { readPage } from '../../read-page.ts';
import { markedPaths } from '../../testing/marked-paths.ts';
import { ordersInOtherTurn } from './turned-clauses.ts';

test.each([
  ['Remove from heat and add the cream.', 'Add the cream and remove from heat.'],
  [
    'Add salt, then boil for 5 minutes, then add lemon.',
    'Add lemon, then boil for 5 minutes, then add salt.',
  ],
  ['Add the sugar. Fold in the flour.', 'Fold in the flour. Add the sugar.'],
  ['Die Zwiebeln hacken und die Möhren reiben.', 'Die Möhren reiben und die Zwiebeln hacken.'],
])('%s is told in another turn: %s', (step, text) => {
  expect(ordersInOtherTurn(step, text)).toBe(true);
});

test.each([
  ['Add the sugar, the eggs and the milk.', 'Add the sugar, the milk and the eggs.'],
  ['Add sugar and eggs.', 'Add eggs and sugar.'],
  ['Stir gently until smooth, then chill.', 'Gently stir until smooth, then chill.'],
  ['Remove from heat and add the cream.', 'Remove from heat; add the cream.'],
  ['Remove from heat and add the cream.', 'Add the milk and remove from heat.'],
])('%s is not: %s', (step, text) => {
  expect(ordersInOtherTurn(step, text)).toBe(false);
});

const BEATEN = 'Beat the whites in a cold bowl until they hold their shape.';
const FOLDED = 'Fold the melted chocolate into them with a metal spoon.';
const CHILLED = 'Spoon the mousse into six glasses and chill it for three hours.';

function read(declared: readonly string[], shown: readonly string[]) {
  const ingredients = ['200 g chocolate', '5 egg whites', '40 g sugar'];
  const items = (lines: readonly string[]): string =>
    lines.map((line) => `<li>${line}</li>`).join('');
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: 'Dark Mousse',
    recipeIngredient: ingredients,
    recipeInstructions: declared.map((text) => ({ '@type': 'HowToStep', text })),
  });
  return readPage(
    `<html lang="en"><head><title>Dark Mousse</title>
    <script type="application/ld+json">${data}</script></head><body><h1>Dark Mousse</h1>
    <h2>Ingredients</h2><ul>${items(ingredients)}</ul>
    <h2>Method</h2><ol>${items(shown)}</ol></body></html>`,
    'https://glass.example/mousse',
  );
}

test('a step whose sentences the page tells in another turn is marked with its words', () => {
  const recipe = read([`${BEATEN} ${FOLDED}`, CHILLED], [`${FOLDED} ${BEATEN}`, CHILLED]);
  expect(recipe?.evidence).toContainEqual(
    expect.objectContaining({
      path: 'directions.0.instruction',
      pageSays: 'differs',
      excerpt: `${FOLDED} ${BEATEN}`,
    }),
  );
});

test('a step whose sentences the page tells in rows of their own is not marked', () => {
  expect(markedPaths(read([`${BEATEN} ${FOLDED}`, CHILLED], [BEATEN, FOLDED, CHILLED]))).toEqual(
    [],
  );
});
