import { describe, expect, test } from 'vitest';
import { readPage } from '../../read-page.ts';
import { linesOf } from '../../testing/lines-of.ts';
import { markedPaths } from '../../testing/marked-paths.ts';

interface Card {
  declared: readonly string[];
  rows: readonly string[];
  steps: readonly string[];
  language?: string;
  story?: string;
}

const items = (lines: readonly string[]): string =>
  lines.map((line) => `<li>${line}</li>`).join('');

function read({
  declared,
  rows,
  steps,
  language = 'en',
  story = '',
}: Card): ReturnType<typeof readPage> {
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: 'Lamb Kofta',
    recipeIngredient: declared,
    recipeInstructions: steps.map((step) => step.replace(/<[^>]+>/g, '')),
  });
  return readPage(
    `<html lang="${language}"><head><script type="application/ld+json">${data}</script></head><body><h1>Lamb Kofta</h1>${story}<h2>Ingredients</h2><ul>${items(rows)}</ul><h2>Method</h2><ol>${items(steps)}</ol></body></html>`,
    'https://skewer.example/kofta',
  );
}

const SPOONED: Card = {
  declared: ['2 tsp ground coriander', '1 tbsp olive oil', '1 tsp sea salt', '1/2 tsp sumac'],
  rows: [
    '2 teaspoons ground coriander',
    '1 tablespoon olive oil',
    '1 teaspoon sea salt',
    '½ teaspoon sumac',
  ],
  steps: ['Knead everything for five minutes.', 'Grill the kofta until they are brown.'],
};
/** Their amounts stand in the steps as the data writes them, each in an element of its own. */
const AMOUNTS_IN_STEPS: Card = {
  ...SPOONED,
  steps: [
    'Knead in <b>2 tsp ground coriander</b>, <b>1 tsp sea salt</b> and <b>1/2 tsp sumac</b>.',
    'Brush with <b>1 tbsp olive oil</b> and grill.',
  ],
};
const GERMAN: Card = {
  declared: ['2 TL Koriander', '1 EL Olivenöl', '1 TL Meersalz', '3 TL Sumach'],
  rows: ['2 Teelöffel Koriander', '1 Esslöffel Olivenöl', '1 Teelöffel Meersalz', '3 TL Sumach'],
  steps: ['Alles fünf Minuten kneten.', 'Die Spieße grillen, bis sie braun sind.'],
  language: 'de',
};

describe('a list that writes its units otherwise than the data', () => {
  const CARDS: [string, Card, string][] = [
    ['in full', SPOONED, '600 g minced lamb'],
    ['in full where the steps write them as the data does', AMOUNTS_IN_STEPS, '600 g minced lamb'],
    ['in full in German', GERMAN, '600 g Lammhack'],
  ];

  test.each(CARDS)('is the same list: %s', (_way, card) => {
    expect(markedPaths(read(card)).filter((path) => path.startsWith('ingredients'))).toEqual([]);
  });

  test.each(CARDS)('has a row that the data lacks taken, marked: %s', (_way, card, row) => {
    for (const at of [0, 2, card.rows.length]) {
      const recipe = read({ ...card, rows: card.rows.toSpliced(at, 0, row) });
      expect(linesOf(recipe, 'ingredients')).toEqual(card.declared.toSpliced(at, 0, row));
      expect(markedPaths(recipe)).toContain(`ingredients.${at}`);
    }
  });

  test('is not taken for it where the unit is another', () => {
    const rows = SPOONED.rows.with(3, '½ tablespoon sumac');
    const marked = markedPaths(read({ ...SPOONED, rows }));
    expect(marked.some((path) => path.startsWith('ingredients.3'))).toBe(true);
  });

  test('is not the one of a story that tells some of the rows in other units', () => {
    const rows = SPOONED.declared.map((line) => `${line}, divided`);
    const story = `<ul>${items(['salad leaves', SPOONED.rows[1] ?? '', 'flat bread'])}</ul>`;
    const recipe = read({ ...SPOONED, rows, story });
    expect(linesOf(recipe, 'ingredients')).toEqual(SPOONED.declared);
  });
});

test.each([
  ['nl', '1 el olie', '1 eetlepel olie'],
  ['da', '1 tsk salt', '1 teske salt'],
  ['de', '1 Pck. Hefe', '1 Päckchen Hefe'],
  ['de', '2 Stück Zwiebeln', '2 Stk. Zwiebeln'],
])('a short list of %s does not tell its language: %s is %s', (language, declared, row) => {
  const others = ['200 g lam', '300 ml mint'];
  const steps = ['Mix.', 'Knead everything for five minutes and grill it until it is brown.'];
  const card = { declared: [...others, declared], rows: [...others, row], steps, language };
  expect(markedPaths(read(card))).toEqual([]);
  expect(markedPaths(read({ ...card, rows: [...others, row.replace(/\d/, '3')] }))).not.toEqual([]);
});
