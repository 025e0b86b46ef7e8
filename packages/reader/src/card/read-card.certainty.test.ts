import { SURE_CONFIDENCE } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { cardLines as card, type Written } from '../testing/card-lines.ts';
import { readCard } from './read-card.ts';

const STEPS = ['Directions', 'Mix everything in a bowl.', 'Bake for 30 minutes.'];

const withSecond = (second: Written | string) =>
  readCard(card(['Nut Loaf', 'Ingredients', '2 cups flour', second, '1 cup sugar', ...STEPS]));

describe('how sure it is', () => {
  test('a card that is clear to read comes out high', () => {
    expect(withSecond('1 cup milk')?.confidence).toBeGreaterThanOrEqual(90);
  });

  test.each(['I cup milk', '21/2 cups milk', '5OO g milk', '2 Ib milk', '3cups milk'])(
    'what can be read in one way only is no doubt: %s',
    (second) => {
      const recipe = withSecond(second);
      const line = recipe?.evidence.find(({ path }) => path === 'ingredients.1');
      expect(recipe?.confidence).toBeGreaterThanOrEqual(SURE_CONFIDENCE);
      expect(line).not.toHaveProperty('unsureWords');
    },
  );

  test.each([
    ['a doubtful amount', { text: '7 cups milk', confidence: 0.5 }],
    ['a word nobody knows', { text: '1 cup mlqrst', confidence: 0.6 }],
    ['more than one of what there is one of', { text: '1 cups milk' }],
    ['an amount that was lost', { text: 'cup mlik', confidence: 0.8 }],
  ])('%s brings the whole card below 80, and its own line most', (_, second) => {
    const recipe = withSecond(second);
    expect(recipe?.confidence).toBeLessThan(80);
    const line = recipe?.evidence.find(({ path }) => path === 'ingredients.1');
    expect(line?.confidence).toBeLessThan(75);
  });
});

test('the words that were hard to read are counted in the excerpt', () => {
  const lines = card(['Nut Loaf', 'Ingredients', '2 cups flour', '1 cup mlqrst', ...STEPS]);
  const blurred = lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({
      ...word,
      confidence: word.text === 'mlqrst' ? 0.55 : word.confidence,
    })),
  }));
  const evidence = new Map(readCard(blurred)?.evidence.map((entry) => [entry.path, entry]));
  expect(evidence.get('ingredients.1')).toMatchObject({
    excerpt: '1 cup mlqrst',
    unsureWords: [2],
  });
  expect(evidence.get('ingredients.0')).not.toHaveProperty('unsureWords');
});

/** A clear card on which the named words were hard to read, though the rest of their lines was not. */
const withFaint = (faint: readonly string[], lines: readonly string[]) =>
  readCard(
    card(lines).map((line) => ({
      ...line,
      words: line.words.map((word) => ({
        ...word,
        confidence: faint.includes(word.text) ? 0.62 : word.confidence,
      })),
    })),
  );

describe('a field with a word that was hard to read', () => {
  const recipe = withFaint(
    ['Hreek', 'mlqrst', 'qwrtzup'],
    [
      'Old Fashioned Hreek Pasta',
      'Ingredients',
      '2 cups flour',
      '1 cup mlqrst',
      'Directions',
      'Mix everything in a large bowl with a qwrtzup spoon.',
      'Bake for 30 minutes.',
    ],
  );
  const evidence = new Map(recipe?.evidence.map((entry) => [entry.path, entry]));

  test.each(['title', 'ingredients.1', 'directions.0'])('%s is not sure', (path) => {
    expect(evidence.get(path)?.unsureWords).toHaveLength(1);
    expect(evidence.get(path)?.confidence).toBeLessThan(SURE_CONFIDENCE);
  });

  test.each(['ingredients.0', 'directions.1'])('its neighbour %s is', (path) => {
    expect(evidence.get(path)?.confidence).toBeGreaterThanOrEqual(SURE_CONFIDENCE);
  });

  test('a doubtful word of the title or of a step leaves the whole card as sure as it is', () => {
    const lines = ["Bea's Soup", 'Ingredients', '1 cup milk', 'Directions', 'Whirl the milk.'];
    expect(withFaint(["Bea's", 'Whirl'], lines)?.confidence).toBe(withFaint([], lines)?.confidence);
  });
});

test('a word that was mended is to be looked at, a measure after a number is not', () => {
  const recipe = withFaint(
    ['hayelnuts', 'thsp'],
    ['Nut Loaf', 'Ingredients', '1 cup hayelnuts', '2 thsp sugar', ...STEPS],
  );
  const evidence = new Map(recipe?.evidence.map((entry) => [entry.path, entry]));
  expect(recipe?.ingredients).toMatchObject([{ item: 'hazelnuts' }, { unit: 'tbsp' }]);
  expect(evidence.get('ingredients.0')?.unsureWords).toEqual([2]);
  expect(evidence.get('ingredients.1')).not.toHaveProperty('unsureWords');
});
