import { type Evidence, SURE_CONFIDENCE } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { cardLines } from '../../testing/card-lines.ts';
import { readCard } from '../read-card.ts';

const REST = [
  'Ingredients',
  '2 cups flour',
  '4 plums, halved',
  'Directions',
  'Stir the flour into the plums.',
];

const titleOf = (text: string, confidence: number): string | undefined =>
  readCard(cardLines([{ text, confidence }, ...REST]))?.title;

const titleEvidence = (text: string, confidence: number): Evidence | undefined =>
  readCard(cardLines([{ text, confidence }, ...REST]))?.evidence.find(
    ({ path }) => path === 'title',
  );

const HARD = 0.5;

describe('a word of a title that was hard to read', () => {
  test.each([
    ['a dish', 'Cherry Mnffins', 'Cherry Muffins'],
    ['a place', 'Lancashine Hotpot', 'Lancashire Hotpot'],
    ['a capital with a flourish', 'Winter Balad', 'Winter Salad'],
    ['family', 'Cousiw Fern Crumble', 'Cousin Fern Crumble'],
    ['a name', "Dorit's Crumble", "Doris's Crumble"],
    ['what the recipe speaks of', 'Dutch Paum Tart', 'Dutch Plum Tart'],
    ['two that stand close', 'KeyWest Crumble', 'Key West Crumble'],
    ['a letter read twice', 'Crispy y Plum Tart', 'Crispy Plum Tart'],
    ['a lost apostrophe', 'Grammy s Plum Tart', "Grammy's Plum Tart"],
  ])('%s: %s', (_, read, meant) => expect(titleOf(read, HARD)).toBe(meant));

  test('is marked as doubtful', () => {
    const title = titleEvidence('Old Lancashine Hotpot', HARD);
    expect(title?.unsureWords).toContain(1);
    expect(title?.confidence).toBeLessThan(SURE_CONFIDENCE);
  });

  test('is marked as doubtful where two were parted, however well they were read', () => {
    const title = titleEvidence('Dutch LemonTart', 0.99);
    expect(title?.unsureWords).toEqual([1]);
    expect(title?.confidence).toBeLessThan(SURE_CONFIDENCE);
  });
});

describe('a word of a title stays as it was read', () => {
  test.each([
    ['read well', 'Balad Tart', 0.95],
    ['no word comes near', 'Zobrist Crumble', HARD],
    ['too short to tell', 'Suja Crumble', HARD],
    ['another name comes near', "Brody's Crumble", HARD],
  ])('%s: %s', (_, title, confidence) => expect(titleOf(title, confidence)).toBe(title));

  test('in another language', () => {
    const recipe = readCard(
      cardLines([
        { text: 'Omas Balad', confidence: HARD },
        'Zutaten',
        '200 g Mehl',
        '2 EL Zucker',
        'Zubereitung',
        'Das Mehl mit dem Zucker mischen und kneten.',
      ]),
    );
    expect(recipe?.title).toBe('Omas Balad');
  });
});

test('a sentence below the title is no second line of it', () => {
  const recipe = readCard(
    cardLines([
      'Maple Plum Crumble',
      { text: 'From the village supper of spring', height: 0.045 },
      { text: 'Serves 6', height: 0.03 },
      ...REST,
    ]),
  );
  expect(recipe?.title).toBe('Maple Plum Crumble');
});
