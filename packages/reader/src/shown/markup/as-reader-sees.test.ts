import { describe, expect, test } from 'vitest';
import { readPage } from '../../read-page.ts';
import type { ReadRecipe } from '../../finding/read-recipe.ts';
import { markedPaths } from '../../testing/marked-paths.ts';

const INGREDIENTS = [
  '250 g plain flour',
  '1 1/2 tsp baking powder',
  '125 g butter',
  '2 eggs',
  '75 ml milk',
];
const STEPS = [
  'Rub the butter into the flour and baking powder until it looks like crumbs.',
  'Beat the eggs with the milk and stir them in with a knife.',
  'Cut out rounds and bake them for 12 minutes.',
];
const items = (lines: readonly string[]): string => `<li>${lines.join('</li><li>')}</li>`;
const LIST = items(INGREDIENTS);
const METHOD = items(STEPS);

function read(list: string, method = METHOD): ReadRecipe | null {
  const data = {
    '@type': 'Recipe',
    name: 'Plain scones',
    recipeIngredient: INGREDIENTS,
    recipeInstructions: STEPS,
  };
  return readPage(
    `<html lang="en"><title>Plain scones</title><script type="application/ld+json">${JSON.stringify(data)}</script>
     <body><h1>Plain scones</h1><h2>Ingredients</h2><ul>${list}</ul><h2>Method</h2><ol>${method}</ol></body></html>`,
    'https://scones.example/plain',
  );
}
const marked = (list: string, method = METHOD): string[] => markedPaths(read(list, method));

describe('words within a line that no reader sees', () => {
  test.each([
    'role="tooltip"',
    'class="tooltip-text"',
    'class="sr-only"',
    'class="visually-hidden"',
    'class="screen-reader-text"',
    'style="display:none"',
    'hidden',
  ])('are neither missed nor counted: %s', (attributes) => {
    const words = `<span ${attributes}>with your fingertips</span>`;
    expect(marked(LIST, METHOD.replace('Rub', `<a>Rub${words}</a>`))).toEqual([]);
    expect(marked(LIST.replace('baking powder', `<a>baking powder${words}</a>`))).toEqual([]);
    expect(marked(LIST.replace('baking', `baking ${words}`))).toEqual([]);
  });

  test('may read a fraction out that only the others see', () => {
    const half = '1 <span aria-hidden="true">½</span><span class="sr-only">one half</span> tsp';
    expect(marked(LIST.replace('1 1/2 tsp', half))).toEqual([]);
  });

  test('do not make up for what the others see', () => {
    const list = LIST.replace('125 g', '150 g <span class="sr-only">125 g</span>');
    expect(marked(list)).toContain('ingredients.2.quantity');
    const method = METHOD.replace('Rub', '<i class="sr-only">Gently</i> Grate');
    expect(marked(LIST, method)).toContain('directions.0.instruction');
  });
});

describe('what is struck out', () => {
  test.each([
    '<del>125 g</del> 150 g',
    '<s>125 g</s> 150 g',
    '<strike>125 g</strike> 150 g',
    '<span style="text-decoration: line-through">125 g</span> 150 g',
  ])('is not what the page says: %s', (amounts) => {
    expect(marked(LIST.replace('125 g', amounts))).toContain('ingredients.2.quantity');
  });

  test('is no line that the page shows', () => {
    expect(marked(LIST.replace('2 eggs', '<s>2 eggs</s>'))).toContain('ingredients.3.quantity');
    const method = METHOD.replace(STEPS[1] ?? '', `<del>${STEPS[1] ?? ''}</del>`);
    expect(marked(LIST, method)).toContain('directions.1.instruction');
  });

  test('may be what the data no longer says', () => {
    expect(marked(LIST.replace('125 g', '<del>100 g</del> 125 g'))).toEqual([]);
  });

  test('may be a whole list that somebody ticked off', () => {
    const ticked = LIST.replaceAll('<li>', '<li><s>').replaceAll('</li>', '</s></li>');
    expect(marked(ticked)).toEqual([]);
  });
});

describe('amounts that a page does not write as texts', () => {
  const AMOUNT = /(?<=<li>)([\d /]+) /g;

  test.each([
    '<input type="text" value="$1"> ',
    '<input type="number" value="$1"> ',
    '<span class="amount" data-amount="$1"></span> ',
    '<b data-base-quantity="$1"> </b>',
  ])('are those of its fields: %s', (field) => {
    const list = LIST.replace(AMOUNT, field);
    expect(marked(list)).toEqual([]);
    expect(marked(list.replace('"125"', '"150"'))).toContain('ingredients.2.quantity');
  });

  test('are not those of boxes to tick', () => {
    const list = LIST.replaceAll('<li>', '<li><input type="checkbox" value="3"> ');
    expect(marked(list)).toEqual([]);
    expect(marked(list.replace('125 g', '150 g'))).toContain('ingredients.2.quantity');
  });
});
