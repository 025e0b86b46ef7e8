import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const URL = 'https://table.example/plum-dumplings';
const TITLE = 'Plum Dumplings';
const INGREDIENTS = [
  '500 g floury potatoes',
  '120 g semolina',
  '12 plums',
  '80 g breadcrumbs',
  '50 g butter',
];
const STEPS = [
  'Boil the potatoes in their skins and press them while they are hot.',
  'Knead the dough with the semolina and leave it for a quarter of an hour.',
  'Wrap each of the plums in a piece of dough and close it well.',
  'Simmer the dumplings until they rise, and roll them in buttered crumbs.',
];

const items = (lines: readonly string[]): string =>
  lines.map((line) => `<li>${line}</li>`).join('');
const page = (data: string, body: string): ReturnType<typeof readPage> =>
  readPage(
    `<html lang="en"><title>${TITLE}</title>${data}<body><h1>${TITLE}</h1>${body}</body></html>`,
    URL,
  );
const block = (json: string): string => `<script type="application/ld+json">${json}</script>`;
const declared = (ingredients: readonly string[], steps: readonly string[]): string =>
  block(
    JSON.stringify({
      '@type': 'Recipe',
      name: TITLE,
      recipeIngredient: ingredients,
      recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
    }),
  );
const list = `<h2>Ingredients</h2><ul>${items(INGREDIENTS)}</ul>`;
const method = `<h2>Method</h2><ol>${items(STEPS)}</ol>`;
const lines = (recipe: ReturnType<typeof readPage>, field: string): (string | undefined)[] =>
  recipe?.evidence
    .filter(({ path }) => new RegExp(`^${field}\\.\\d+$`).test(path))
    .map(({ excerpt }) => excerpt) ?? [];

describe('data that breaks off', () => {
  const whole = JSON.stringify({
    '@type': 'Recipe',
    name: TITLE,
    recipeIngredient: INGREDIENTS,
    recipeInstructions: STEPS.map((text) => ({ '@type': 'HowToStep', text })),
  });
  const upTo = (words: string): string => block(whole.slice(0, whole.indexOf(words)));

  test.each([
    ['in the middle of a step', 'they rise'],
    ['between two steps', '"text":"Wrap'],
  ])('%s is completed from the page, and the reader is not sure', (_where, words) => {
    const recipe = page(upTo(words), list + method);
    expect(lines(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('in the middle of an ingredient is completed from the page', () => {
    const recipe = page(upTo('breadcrumbs'), list + method);
    expect(lines(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(lines(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('where the page does not show the rest, the last line is marked', () => {
    const recipe = page(upTo(' in a piece of dough'), '<p>A dish of late summer.</p>');
    const last = recipe?.evidence.find(({ path }) => path === 'directions.2');
    expect(last?.excerpt).toBe('Wrap each of the plums');
    expect(last?.confidence).toBe(50);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('behind its lists loses nothing', () => {
    const recipe = page(block(whole.slice(0, -1)), list + method);
    expect(lines(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });
});

describe('data that lists only the first steps', () => {
  test.each([
    ['one', 1],
    ['two', 2],
    ['three', 3],
  ])('%s of them: the rest is taken from the list of the page', (_word, count) => {
    const recipe = page(declared(INGREDIENTS, STEPS.slice(0, count)), list + method);
    expect(lines(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test.each([
    ['paragraphs', STEPS.map((step) => `<p>${step}</p>`).join('')],
    ['rows', `<div>${STEPS.map((step) => `<div>${step}</div>`).join('\n')}</div>`],
    [
      'rows with numbers of their own',
      STEPS.map(
        (step, at) =>
          `<div class="step step-${at}"><span class="number">${at + 1}</span><div class="words">${step}</div></div>`,
      ).join('\n'),
    ],
    [
      'a table',
      `<table>${STEPS.map((step, at) => `<tr><td>${at + 1}</td><td>${step}</td></tr>`).join('')}</table>`,
    ],
    ['lines of a paragraph', `<p>${STEPS.join('<br>\n')}</p>`],
    ['lines of a block, set apart', `<div>${STEPS.join('<br /><br />')}</div>`],
    [
      'paragraphs under headings that count them',
      STEPS.map((step, at) => `<h3>Step ${at + 1}</h3><p class="words">${step}</p>`).join(''),
    ],
  ])('the rest may stand in %s', (_where, told) => {
    const recipe = page(declared(INGREDIENTS, STEPS.slice(0, 3)), `${list}<h2>Method</h2>${told}`);
    expect(lines(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('a story that goes on after the words of the last step changes nothing', () => {
    const story = `<p>${STEPS[3]}</p><p>My aunt served them on Fridays and nobody ever was late.</p>`;
    const recipe = page(declared(INGREDIENTS, STEPS), story + list + method);
    expect(lines(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });
});

describe('data that lists only the first ingredients', () => {
  const some = declared(INGREDIENTS.slice(0, 3), STEPS);

  test.each([
    ['rows', INGREDIENTS.map((line) => `<div class="row"><span>${line}</span></div>`).join('')],
    ['lines of a paragraph', `<p>${INGREDIENTS.join('<br>')}</p>`],
    [
      'the list of the next part',
      `<h3>Dough</h3><ul>${items(INGREDIENTS.slice(0, 3))}</ul><h3>Crumbs</h3><ul>${items(INGREDIENTS.slice(3))}</ul>`,
    ],
  ])('the rest is taken from %s', (_where, shown) => {
    const recipe = page(some, `<h2>Ingredients</h2>${shown}${method}`);
    expect(lines(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(recipe?.confidence).toBeLessThan(70);
  });
});

describe('markup that ends before its lists do', () => {
  const marked = (lines_: readonly string[], property: string, count: number): string =>
    lines_
      .map((line, at) => `<li${at < count ? ` itemprop="${property}"` : ''}>${line}</li>`)
      .join('');

  test('both lists are taken to their end', () => {
    const recipe = page(
      '',
      `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${TITLE}</h2>
        <h3>Ingredients</h3><ul>${marked(INGREDIENTS, 'recipeIngredient', 3)}</ul>
        <h3>Method</h3><ol>${marked(STEPS, 'recipeInstructions', 2)}</ol></div>`,
    );
    expect(lines(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(lines(recipe, 'directions')).toEqual(STEPS);
    expect(recipe?.confidence).toBeLessThan(70);
  });

  test('what follows a marked list without being food is not taken', () => {
    const recipe = page(
      '',
      `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${TITLE}</h2>
        <h3>Ingredients</h3><ul>${marked([...INGREDIENTS, 'Into my basket'], 'recipeIngredient', 5)}</ul>
        <h3>Method</h3><ol>${marked(STEPS, 'recipeInstructions', 4)}</ol></div>`,
    );
    expect(lines(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(recipe?.confidence).toBeGreaterThanOrEqual(90);
  });
});
