import { type Evidence, SURE_CONFIDENCE } from '@commonplate/contract';
import { expect, test } from 'vitest';
import { withDefaults } from '../flow/import-answer.ts';
import { isMissing, marksOf } from './marks.ts';

const said = (path: string, confidence: number, excerpt = path): Evidence => ({
  path,
  confidence,
  basis: 'source',
  excerpt,
});
const shown = (path: string, excerpt: string): Evidence => ({
  ...said(path, 50, excerpt),
  pageSays: 'differs',
});
const guessed = (path: string): Evidence => ({ path, confidence: 50, basis: 'inferred' });
const WHOLE: Omit<Parameters<typeof marksOf>[0], 'evidence'> = {
  title: 'Plum cake',
  ingredients: [{ quantity: '150', unit: 'g', item: 'butter' }],
  directions: [{ step: 1, instruction: 'Bake.' }],
  tags: [],
  nutrition: {},
};
const marksIn = ({ evidence }: { evidence: Evidence[] }) => marksOf({ ...WHOLE, evidence });
const region = { photo: 0, x: 0.1, y: 0.2, width: 0.3, height: 0.05 };

test('what the source states and the reader is sure of is not marked', () => {
  expect(marksIn({ evidence: [said('title', 97), said('ingredients.0', 80)] })).toEqual([]);
});

test('what the source states and the reader doubts is to be checked, with its words', () => {
  expect(marksIn({ evidence: [said('ingredients.0', 64, '120 g sugar')] })).toMatchObject([
    { path: 'ingredients.0', kind: 'check', confidence: 64, excerpt: '120 g sugar', number: null },
  ]);
});

test('words that were hard to read are marked alike in a title, an ingredient and a step', () => {
  const evidence = ['title', 'ingredients.0', 'directions.0'].map((path) => ({
    ...said(path, SURE_CONFIDENCE - 1, 'one faint word'),
    unsureWords: [1],
  }));
  expect(marksIn({ evidence })).toMatchObject([
    { path: 'title', kind: 'check', unsureWords: [1] },
    { path: 'ingredients.0', kind: 'check', unsureWords: [1] },
    { path: 'directions.0', kind: 'check', unsureWords: [1] },
  ]);
});

test('what was worked out says so, however sure, beside the line it came from', () => {
  const evidence = [
    said('ingredients.3', 95, 'cinnamon'),
    { ...guessed('ingredients.3.quantity'), confidence: 99 },
    guessed('difficulty'),
  ];
  expect(marksIn({ evidence })).toMatchObject([
    { path: 'difficulty', kind: 'worked-out', excerpt: null },
    { path: 'ingredients.3.quantity', kind: 'worked-out', excerpt: 'cinnamon' },
  ]);
});

test('what a photo of a dish shows and what is only assumed are told apart, without more words', () => {
  const evidence = [
    { ...guessed('ingredients.0'), seen: true, excerpt: 'Seen in the photo' },
    { ...guessed('ingredients.1'), seen: false, excerpt: 'Assumed' },
  ];
  expect(marksIn({ evidence })).toMatchObject([
    { path: 'ingredients.0', kind: 'worked-out', seen: true, excerpt: null },
    { path: 'ingredients.1', kind: 'worked-out', seen: false, excerpt: null },
  ]);
});

test('a line that the page contradicts is one mark, at the part that differs, with the words of the page', () => {
  const evidence = [
    said('ingredients.0', 50, '150 g butter'),
    {
      ...shown('ingredients.0.quantity', '250 g butter'),
      ingredient: { quantity: '250', unit: 'g', item: 'butter' },
    },
    said('directions.0', 50, 'Bake.'),
    shown('directions.0.instruction', 'Bake twice.'),
  ];
  expect(marksIn({ evidence })).toMatchObject([
    {
      path: 'ingredients.0.quantity',
      kind: 'check',
      excerpt: '250 g butter',
      pageWords: { kind: 'differs', values: { quantity: '250' } },
    },
    { path: 'directions.0', excerpt: 'Bake twice.', pageWords: { kind: 'differs' } },
  ]);
});

test('an amount that was worked out and that the page gives are told beside each other', () => {
  const ingredients = [{ quantity: 'as needed', unit: '', item: 'eggs' }];
  const evidence = [
    said('ingredients.0', 50, 'eggs'),
    shown('ingredients.0.quantity', '3 eggs'),
    guessed('ingredients.0.quantity'),
  ];
  const found = marksOf({ ...WHOLE, ingredients, evidence });
  expect(found.map(({ path, kind, excerpt }) => [path, kind, excerpt])).toEqual([
    ['ingredients.0', 'check', '3 eggs'],
    ['ingredients.0.quantity', 'worked-out', 'eggs'],
  ]);
});

test('marks stand in the order of the page, and those with a place in a photo are numbered', () => {
  const evidence = [
    { ...said('directions.1.instruction', 58), region },
    { ...said('ingredients.10', 70), region },
    { ...said('ingredients.2', 71), region },
    guessed('servings'),
  ];
  expect(marksIn({ evidence }).map(({ path, number }) => [path, number])).toEqual([
    ['servings', null],
    ['ingredients.2', 1],
    ['ingredients.10', 2],
    ['directions.1', 3],
  ]);
});

test('the picture is seen before the fields, tags and nutrition behind the steps', () => {
  const paths = ['nutrition', 'tags', 'directions.0', 'ingredients.0', 'title', 'imageUrl'];
  const found = marksOf({
    ...WHOLE,
    imageUrl: 'https://kitchen.example/cake.jpg',
    tags: ['cake'],
    nutrition: { calories: 320 },
    evidence: paths.map((path) => said(path, 50)),
  });
  expect(found.map(({ path }) => path)).toEqual(paths.toReversed());
});

test('what the preview has no field for is not marked', () => {
  expect(
    marksIn({ evidence: [said('nutrition.fat', 20), guessed('tags'), said('totalTime', 10)] }),
  ).toEqual([]);
});

test('picture, tags and nutrition are marked where the reader doubts them, the last by its worst', () => {
  const result = {
    ...WHOLE,
    imageUrl: 'https://kitchen.example/cake.jpg',
    tags: ['cake', 'plums'],
    nutrition: { calories: 320, fat: 12 },
  };
  const found = marksOf({
    ...result,
    evidence: [
      said('imageUrl', 75, 'https://kitchen.example/cake.jpg'),
      said('tags', 70, 'cake, plums'),
      { ...said('nutrition.fat', 60, '12 g fat'), region },
      said('nutrition.calories', 78, '320 kcal'),
    ],
  });
  expect(found).toMatchObject([
    { path: 'imageUrl', kind: 'check', confidence: 75, excerpt: null },
    { path: 'tags', kind: 'check', confidence: 70, excerpt: 'cake, plums' },
    { path: 'nutrition', kind: 'check', confidence: 60, excerpt: '12 g fat', number: null },
  ]);
  const evidence = [said('imageUrl', 80), said('nutrition.fat', 97), guessed('nutrition.calories')];
  expect(marksOf({ ...result, evidence })).toMatchObject([
    { path: 'nutrition', kind: 'worked-out' },
  ]);
});

test('what a recipe cannot do without is marked where it is empty', () => {
  const found = marksOf(withDefaults({ evidence: [said('title', 95)] }));
  expect(found.map(({ path, kind }) => [path, kind])).toEqual([
    ['title', 'check'],
    ['ingredients', 'check'],
    ['directions', 'check'],
  ]);
  expect(marksOf(withDefaults({})).every(isMissing)).toBe(true);
});

test('a title that the source leaves empty is not found, whatever the reader said of it', () => {
  const found = marksOf({ ...WHOLE, title: '', evidence: [said('title', 78, '')] });
  expect(found).toMatchObject([{ path: 'title', kind: 'check', excerpt: null }]);
  expect(found.every(isMissing)).toBe(true);
});
