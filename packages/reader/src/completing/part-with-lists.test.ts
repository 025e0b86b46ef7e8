import { expect, test } from 'vitest';
import { emptyFinding, type Finding } from '../finding/finding.ts';
import { readPage } from '../read-page.ts';
import type { Page } from '../scan/page.ts';
import { readPageHead } from '../scan/page-head.ts';
import { scanPage } from '../scan/scan-page.ts';
import { linesOf } from '../testing/lines-of.ts';
import { partWithLists } from './part-with-lists.ts';

const FOODS = ['buckwheat flour', 'chestnut honey', 'salted butter', 'hazelnut milk'];
const LISTED = [
  '200 g buckwheat flour',
  '3 tbsp chestnut honey',
  '80 g salted butter',
  '150 ml hazelnut milk',
];
const STEPS = [
  'Melt the salted butter with the chestnut honey over a low heat.',
  'Stir in the buckwheat flour and the hazelnut milk until the batter is smooth.',
  'Bake the cakes in a hot oven until they are brown at the edges.',
];

const DATA = {
  '@type': 'Recipe',
  name: 'Buckwheat cakes',
  image: 'https://cakes.test/buckwheat.jpg',
  recipeYield: '6',
  totalTime: 'PT40M',
  recipeIngredient: FOODS,
  recipeInstructions: STEPS.map((text) => ({ '@type': 'HowToStep', text })),
};

const items = (lines: readonly string[]): string =>
  lines.map((line) => `<li>${line}</li>`).join('');
/** More than what is read around the lists. */
const STORY =
  '<div class="story"><p>On long evenings we sat by the stove and told of the hills.</p></div>'.repeat(
    900,
  );
const CARD = `<h2>Ingredients</h2><ul>${items(LISTED)}</ul><h2>Method</h2><ol>${items(STEPS)}</ol>`;
const OTHER_CARD =
  '<div class="recipe-ingredients"><h2>Ingredients</h2><ul><li>1 kg beetroot</li><li>2 l stock</li><li>4 bay leaves</li></ul></div>';

const written = (body: string, data: object = DATA): string =>
  `<html><head><title>Buckwheat cakes</title><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><h1>Buckwheat cakes</h1>${body}</body></html>`;

function pageOf(body: string): Page {
  const html = written(body);
  const scanned = scanPage(html);
  return { ...scanned, html, head: readPageHead(scanned) };
}

const recipe: Finding = {
  ...emptyFinding('json-ld'),
  title: 'Buckwheat cakes',
  ingredients: FOODS,
  steps: STEPS,
  yieldText: '6',
  totalTime: { minutes: 40, text: 'PT40M' },
  images: ['https://cakes.test/buckwheat.jpg'],
};

test('the part around both lists is read, and not the story far above and below them', () => {
  const page = pageOf(`${STORY}${CARD}${STORY}`);
  const part = partWithLists(recipe, page);
  const markup = page.markup.slice(part?.from ?? 0, part?.to ?? 0);
  for (const line of [...LISTED, ...STEPS]) expect(markup).toContain(line);
  expect(markup.length).toBeLessThan(page.markup.length / 4);
  expect(markup.trimStart()).toMatch(/^[A-Z]/);
});

test('where the ingredients are not found as they are declared, more is read above the steps', () => {
  const page = pageOf(`${STORY}${CARD}${STORY}`);
  const other = { ...recipe, ingredients: FOODS.map((food) => `${food} of the mill`) };
  const [near, far] = [partWithLists(recipe, page), partWithLists(other, page)];
  expect(far?.from).toBeLessThan(near?.from ?? 0);
});

test.each<[string, Partial<Finding>]>([
  ['the title', { title: '' }],
  ['the portions', { yieldText: '' }],
  ['every time', { totalTime: null }],
  ['the picture', { images: [] }],
  ['the steps', { steps: [] }],
])('where the data lacks %s, the whole page is read', (_what, lacking) => {
  expect(partWithLists({ ...recipe, ...lacking }, pageOf(`${STORY}${CARD}`))).toBeNull();
});

test.each([
  ['how hard it is', '<p>Difficulty: easy</p>'],
  ['what a portion holds', '<h2>Nutrition</h2><p>Calories: 210</p>'],
])('where the page may say far off %s, and the data does not, all of it is read', (_what, said) => {
  expect(partWithLists(recipe, pageOf(`${said}${STORY}${CARD}`))).toBeNull();
  const whole: Finding = { ...recipe, difficulty: 'hard', nutrition: { calories: 300 } };
  expect(partWithLists(whole, pageOf(`${said}${STORY}${CARD}`))).not.toBeNull();
});

test('where the page tells other steps, the whole page is read', () => {
  const told = { ...recipe, steps: STEPS.map((step) => `Grandmother says: ${step} Then rest.`) };
  expect(partWithLists(told, pageOf(`${STORY}${CARD}`))).toBeNull();
});

test('where the lists stand far apart, the whole page is read', () => {
  const apart = `<ul>${items(FOODS)}</ul>${STORY}<ol>${items(STEPS)}</ol>`;
  expect(partWithLists(recipe, pageOf(apart))).toBeNull();
});

test('the amounts that the data leaves out are taken from the list by the steps, not from another card of the page', () => {
  const read = readPage(written(`${OTHER_CARD}${STORY}${CARD}${STORY}`), 'https://cakes.test/');
  expect(linesOf(read, 'ingredients')).toEqual(LISTED);
});
