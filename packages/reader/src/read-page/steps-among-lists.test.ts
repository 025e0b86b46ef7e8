import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { markedPaths } from '../testing/marked-paths.ts';
import { COUNTED_LAYOUTS, type StepLayout } from '../testing/step-layouts.ts';

const INGREDIENTS = ['800 g parsnips', '2 onions', '60 g butter', '150 g cheddar'];
const STEPS = [
  'Heat the oven to 190°C.',
  'Boil the parsnips for 15 minutes.',
  'Slice the onions and fry them in the butter for 8 minutes.',
  'Mix the parsnips with the onions and the cheddar.',
  'Put all of it into a dish and bake it for 15 minutes.',
];
const SHARE = '<ul class="share"><li><a href="/a">Mail</a></li><li><a href="/b">Chat</a></li></ul>';
const CAPTIONED =
  '<figure><img src="a.jpg"><figcaption>The parsnips when done.</figcaption></figure>';

const LAYOUTS: Readonly<Record<string, StepLayout>> = {
  ...COUNTED_LAYOUTS,
  paragraphs: (step) => `<p>${step}</p>`,
  lines: (step) => `${step}<br>`,
};

function marksOf(declared: readonly string[], method: string): string[] {
  const data = JSON.stringify({
    '@type': 'Recipe',
    name: 'Parsnip Bake',
    recipeIngredient: INGREDIENTS,
    recipeInstructions: declared.map((text) => ({ '@type': 'HowToStep', text })),
  });
  const items = INGREDIENTS.map((line) => `<li>${line}</li>`).join('');
  return markedPaths(
    readPage(
      `<html lang="en"><head><title>Parsnip Bake</title>
      <script type="application/ld+json">${data}</script></head><body><h1>Parsnip Bake</h1>
      <h2>Ingredients</h2><ul>${items}</ul><h2>Method</h2>${method}
      <h2>Comments</h2><p>Lovely!</p></body></html>`,
      'https://hearth.example/parsnip-bake',
    ),
  );
}

describe.each(Object.entries(LAYOUTS))(
  'steps as %s above a list of something else',
  (_, layout) => {
    const rows = STEPS.map(layout);
    const method = rows.join('');

    test.each([0, 1, 2, 3, 4])('of which the data lacks the one at %i are marked', (at) => {
      expect(marksOf(STEPS.toSpliced(at, 1), method + SHARE)).not.toEqual([]);
    });

    test.each(['Tænd ovnen på 190 grader.', 'Piekarnik nagrzać do 190 stopni.'])(
      'above which the data lacks one that tells of a heat are marked: %s',
      (step) => {
        expect(marksOf(STEPS, layout(step, 0) + method + SHARE)).not.toEqual([]);
      },
    );

    test.each([
      ['alone', method + SHARE],
      ['below it', SHARE + method],
      ['on both sides of it', rows.toSpliced(2, 0, SHARE).join('')],
      ['below what is said of them', `<p>This is how we make it every week.</p>${method}${SHARE}`],
      ['with a caption between them', rows.toSpliced(2, 0, CAPTIONED).join('') + SHARE],
      ['with words behind it', `${method}${SHARE}<p>We hope that you like the bake as we do.</p>`],
    ])('that the data has all stay unmarked: %s', (_name, shown) => {
      expect(marksOf(STEPS, shown)).toEqual([]);
    });
  },
);

test('a caption between paragraphs that are steps is none', () => {
  const shown = STEPS.map((step) => `<p>${step}</p>`).toSpliced(2, 0, CAPTIONED);
  expect(marksOf(STEPS, shown.join(''))).toEqual([]);
});
