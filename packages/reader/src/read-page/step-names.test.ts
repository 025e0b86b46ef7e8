import { describe, expect, test } from 'vitest';
import { readPage } from '../read-page.ts';
import { linesOf } from '../testing/lines-of.ts';

const INGREDIENTS = ['300 g spelt flour', '2 eggs', '1 tsp caraway'];
const STEPS = [
  ['Make the dough', 'Stir the flour with the eggs and the caraway.'],
  ['Knead', 'Knead all of it for ten minutes.'],
  ['Bake it', 'Put it in the oven for half an hour.'],
] as const;
const TOLD = [
  'Make the dough: Stir the flour with the eggs and the caraway.',
  'Knead all of it for ten minutes.',
  'Bake it: Put it in the oven for half an hour.',
];

const read = (steps: string, list: string): string[] =>
  linesOf(
    readPage(
      `<html lang="en"><title>Spelt loaf | Our Table</title><body>${list}${steps}</body></html>`,
      'https://table.example/spelt-loaf',
    ),
    'directions',
  );
const marked = (steps: string): string[] =>
  read(
    `<h2>Method</h2>${steps}</div>`,
    `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Spelt loaf</h1>
    <ul>${INGREDIENTS.map((line) => `<li itemprop="recipeIngredient">${line}</li>`).join('')}</ul>`,
  );
const shown = (steps: string): string[] =>
  read(
    `<h2>Method</h2>${steps}`,
    `<h1>Spelt loaf</h1><h2>Ingredients</h2><ul><li>${INGREDIENTS.join('</li><li>')}</li></ul>`,
  );

type Write = (name: string, text: string) => string;
const all = (write: Write): string => STEPS.map(([name, text]) => write(name, text)).join('');
const ITEM = 'itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"';

const MARKED: Record<string, Write> = {
  headings: (name, text) =>
    `<div ${ITEM}><h3 itemprop="name">${name}</h3><p itemprop="text">${text}</p></div>`,
  'headings deep inside': (name, text) =>
    `<div ${ITEM}><div><h3 itemprop="name">${name}</h3><div><p itemprop="text">${text}</p></div></div></div>`,
  'an attribute for programs': (name, text) =>
    `<div ${ITEM}><meta itemprop="name" content="${name}"><p itemprop="text">${text}</p></div>`,
  'cells of a table': (name, text) =>
    `<table><tr ${ITEM}><td itemprop="name">${name}</td><td itemprop="text">${text}</td></tr></table>`,
};

test.each(Object.entries(MARKED))(
  'a step that is marked with its name in %s is one with it',
  (_way, write) => {
    expect(marked(all(write))).toEqual(TOLD);
  },
);

test('so are those of one list that is marked as a whole', () => {
  const item: Write = (name, text) =>
    `<li itemprop="itemListElement" itemscope itemtype="https://schema.org/HowToStep"><b itemprop="name">${name}</b> <span itemprop="text">${text}</span></li>`;
  expect(marked(`<ol itemprop="recipeInstructions">${all(item)}</ol>`)).toEqual(TOLD);
});

const ITEMS: Record<string, Write> = {
  'a heading': (name, text) => `<li><h4>${name}</h4><p>${text}</p></li>`,
  'a paragraph in bold': (name, text) => `<li><p><b>${name}</b></p><p>${text}</p></li>`,
  'bold words above a break': (name, text) => `<li><strong>${name}</strong><br>${text}</li>`,
  'a heading behind a number': (name, text) => `<li><h4>1. ${name}</h4>${text}</li>`,
};

describe.each(Object.entries(ITEMS))('items that begin with %s', (_way, write) => {
  test('have it for their name, on marked pages and others', () => {
    expect(marked(`<ol itemprop="recipeInstructions">${all(write)}</ol>`)).toEqual(TOLD);
    expect(shown(`<ol>${all(write)}</ol>`)).toEqual(TOLD);
  });
});

test.each([
  ['bold words within the sentence', '<li><b>Fold</b> the egg whites in with care.</li>'],
  ['bold words that end as a sentence', '<li><b>Fold.</b><br>The egg whites go in with care.</li>'],
])('%s are no name', (_way, item) => {
  const [first] = shown(`<ol>${item}<li>Put it in the oven for half an hour.</li></ol>`);
  expect(first).not.toContain(':');
});

describe('a marked step of several paragraphs', () => {
  const step = (paragraphs: string): string => `<div ${ITEM}>${paragraphs}</div>`;
  const bake = step('<p>Bake it for half an hour.</p>');

  test('is one step where they are sentences', () => {
    expect(marked(step('<p>Stir it well.</p><p>Let it stand.</p>') + bake)).toEqual([
      'Stir it well. Let it stand.',
      'Bake it for half an hour.',
    ]);
  });

  test.each([
    ['they are notes', step('<p>Stir it well</p><p>Let it stand</p>') + bake],
    ['one is marked around them all', step('<p>Stir it well.</p><p>Let it stand.</p>')],
  ])('is several where %s', (_why, steps) => {
    expect(marked(steps).length).toBeGreaterThan(1);
  });
});
