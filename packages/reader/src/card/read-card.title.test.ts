import { expect, test } from 'vitest';
import { cardLines as card } from '../testing/card-lines.ts';
import { readCard } from './read-card.ts';

const STEPS = ['Directions', 'Mix everything in a bowl.', 'Bake for 30 minutes.'];

test('the card’s own words and shouting are taken off the title', () => {
  expect(
    readCard(card(['Recipe for: PLUM TART WITH CREAM', '2 plums', 'Bake for an hour.']))?.title,
  ).toBe('Plum Tart with Cream');
});

test.each([
  ['Recipe forPLUM TART', 'Plum Tart'],
  ['Recipe forMRS.HILL\u2019S PLUM TART', 'Mrs. Hill\u2019s Plum Tart'],
  ['Recipeforplum tart', 'plum tart'],
  ['Receta Tortilla de Patatas', 'Tortilla de Patatas'],
  ['Ricetta Diavola', 'Diavola'],
])('a label whose colon or space was lost is no part of the title: %s', (read, title) => {
  expect(readCard(card([read, '2 plums', 'Bake for an hour.']))?.title).toBe(title);
});

test('whom and what a dish is called after stays as it was read', () => {
  const title = (text: string) =>
    readCard(card([{ text, confidence: 0.6 }, 'Ingredients', '1 cup milk', ...STEPS]))?.title;
  expect(title("Cousin Bea's Orkney Grull")).toBe("Cousin Bea's Orkney Grull");
  expect(title("AUNT CAROL'S TBILISI EGGPLANT")).toBe("Aunt Carol's Tbilisi Eggplant");
});
