import { expect, test } from 'vitest';
import { lineEvidence } from './line-evidence.ts';
import { marksOf } from './marks.ts';

const RECIPE: Omit<Parameters<typeof marksOf>[0], 'evidence'> = {
  title: 'Chilli',
  ingredients: [{ quantity: '2', unit: 'tins', item: 'beans' }],
  directions: [{ step: 1, instruction: 'Simmer.' }],
  tags: [],
  nutrition: {},
};
const REGION = { photo: 0, x: 0.1, y: 0.2, width: 0.5, height: 0.05 };

const shownOf = (...evidence: Parameters<typeof marksOf>[0]['evidence']) =>
  lineEvidence(marksOf({ ...RECIPE, evidence })).map(({ path, excerpt, region }) => [
    path,
    excerpt,
    region !== null,
  ]);

test('each mark of a line shows what the source says to it', () => {
  expect(
    shownOf(
      { path: 'ingredients.0', confidence: 50, basis: 'source', excerpt: '2 tins beans' },
      { path: 'ingredients.0.unit', confidence: 50, basis: 'inferred', excerpt: 'tins of 400 g' },
    ),
  ).toEqual([
    ['ingredients.0', '2 tins beans', false],
    ['ingredients.0.unit', 'tins of 400 g', false],
  ]);
});

test('the same words and the same place of a photo are shown once', () => {
  expect(
    shownOf(
      {
        path: 'ingredients.0',
        confidence: 60,
        basis: 'source',
        excerpt: 'beans',
        region: REGION,
      },
      { path: 'ingredients.0.quantity', confidence: 50, basis: 'inferred' },
    ),
  ).toEqual([['ingredients.0', 'beans', true]]);
});
