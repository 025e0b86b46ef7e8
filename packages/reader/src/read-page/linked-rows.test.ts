import { describe, expect, test } from 'vitest';
import { linesOf } from '../testing/lines-of.ts';
import { markedPaths } from '../testing/marked-paths.ts';
import { INGREDIENTS, items, readGalette } from '../testing/pear-galette.ts';

const link = (words: string): string => `<a href="/more">${words}</a>`;
/** The food of each row leads to what the site tells of it. */
const LINKED = INGREDIENTS.map((line) => line.replace(/\p{L}{3,}.*$/u, link));

const read = (rows: readonly string[]): ReturnType<typeof readGalette> =>
  readGalette({ list: `<ul>${items(rows)}</ul>` });

describe('a food without an amount that is a link is taken, marked', () => {
  test.each(['lemon thyme', 'sesame', 'blueberries', 'fresh berries, to serve'])(
    'between two others: %s',
    (food) => {
      const recipe = read(INGREDIENTS.toSpliced(2, 0, link(food)));
      expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS.toSpliced(2, 0, food));
      expect(markedPaths(recipe)).toContain('ingredients.2');
    },
  );

  test.each([0, 2, INGREDIENTS.length])('at %i of a list whose foods are links', (at) => {
    const recipe = read(LINKED.toSpliced(at, 0, link('blueberries')));
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS.toSpliced(at, 0, 'blueberries'));
    expect(markedPaths(recipe)).toContain(`ingredients.${at}`);
  });
});

describe('other links are none', () => {
  test.each([
    'How to whip cream',
    'All cheese recipes',
    'Try our chocolate',
    'Shop organic vanilla',
    'Meadow Gold spelt flour',
    'Farm butter',
    'Käserezepte',
    'Recettes au chocolat',
    'Sign up',
    'cake tin',
  ])('between two others: %s', (words) => {
    const recipe = read(INGREDIENTS.toSpliced(2, 0, link(words)));
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(markedPaths(recipe)).toEqual([]);
  });

  test.each([
    ['the last of the list', `<ul>${items([...INGREDIENTS, link('Vanilla')])}</ul>`],
    [
      'a list of tags below',
      `<ul>${items(INGREDIENTS)}</ul><ul>${items(['Chocolate', 'Vanilla'].map(link))}</ul>`,
    ],
    [
      'other dishes below the list of linked foods',
      `<ul>${items(LINKED)}</ul><ul>${items(['Cheese tart', 'Vanilla custard'].map(link))}</ul>`,
    ],
    [
      'a list of products under a name',
      `<ul>${items(INGREDIENTS)}</ul><h3>In our shop</h3><ul>${items(['Rum', 'Vanilla'].map(link))}</ul>`,
    ],
    [
      'items of another kind between others',
      `<ul>${items(INGREDIENTS.slice(0, 2))}<li class="promoted">${link('Vanilla')}</li>${items(INGREDIENTS.slice(2))}</ul>`,
    ],
  ])('%s', (_what, list) => {
    const recipe = readGalette({ list });
    expect(linesOf(recipe, 'ingredients')).toEqual(INGREDIENTS);
    expect(markedPaths(recipe)).toEqual([]);
  });
});
