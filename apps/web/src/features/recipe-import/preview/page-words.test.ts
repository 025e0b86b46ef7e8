import type { Evidence } from '@commonplate/contract';
import { expect, test } from 'vitest';
import { withDefaults } from '../flow/import-answer.ts';
import { pageWordsOf } from './page-words.ts';

const says = (path: string, excerpt: string): Evidence => ({
  path,
  confidence: 50,
  basis: 'source',
  excerpt,
});

const differs = (path: string, excerpt: string): Evidence => ({
  ...says(path, excerpt),
  pageSays: 'differs',
});

const READ = withDefaults({ title: 'Plum cake' });
const rowOf = (line: string) => {
  const [quantity = '', unit = '', item = ''] = line.split('|');
  return { quantity, unit, item };
};
const shownFor = (ingredient: string, shown: string | null) => {
  const read = { ...READ, ingredients: [rowOf(ingredient)] };
  const piece = differs('ingredients.0.quantity', 'what the page says');
  return pageWordsOf(shown === null ? piece : { ...piece, ingredient: rowOf(shown) }, read);
};

test.each([
  ['2|tins|beans', '4|tins|beans', 'quantity', { quantity: '4' }],
  ['2|tbsp|sugar', '2|tsp|sugar', 'unit', { unit: 'tsp' }],
  ['150|g|butter', '150|g|margarine', 'item', { item: 'margarine' }],
])('%s where the page says %s: the %s is another', (ingredient, shown, part, values) => {
  expect(shownFor(ingredient, shown)).toEqual([
    `ingredients.0.${part}`,
    { kind: 'differs', values },
  ]);
});

test('where more than one part is another, the whole line is', () => {
  expect(shownFor('1|kg|flour', '500|g|flour')).toEqual([
    'ingredients.0',
    { kind: 'differs', values: { quantity: '500', unit: 'g' } },
  ]);
});

test('a line that could not be read as an ingredient is shown, but not to be taken over', () => {
  expect(shownFor('2|tins|beans', null)).toEqual([
    'ingredients.0',
    { kind: 'differs', values: {} },
  ]);
});

test('where the page goes on behind the last line, nothing is to be put in its place', () => {
  const step = differs('directions.3.instruction', 'Serve hot.');
  expect(pageWordsOf({ ...step, pageSays: 'goes-on' }, READ)).toEqual([
    'directions.3',
    { kind: 'goes-on', values: {} },
  ]);
});

test.each(['tells-earlier', 'tells-later'] as const)(
  'a step that the page %s knows the order of the page, if that is certain',
  (pageSays) => {
    const piece = { ...differs('directions.1.instruction', 'Serve.'), pageSays };
    const order = [1, 0];
    expect(pageWordsOf(piece, { ...READ, stepOrder: order })).toEqual([
      'directions.1',
      { kind: pageSays, values: {}, order },
    ]);
    expect(pageWordsOf(piece, READ)).toEqual(['directions.1', { kind: pageSays, values: {} }]);
  },
);

test.each([
  ['title', 'Plum tart', { title: 'Plum tart' }],
  ['servings', 'Serves 6', { servings: '6' }],
  ['servings', 'Serves 4 to 6', {}],
  ['servings', 'Makes 4.5 portions', {}],
  ['cookTime', '1 hour', { cookTime: '60' }],
  ['prepTime', '30 to 40 minutes', {}],
])('the %s that the page gives as "%s" is named as what it says', (path, shown, values) => {
  expect(pageWordsOf(differs(path, shown), READ)).toEqual([path, { kind: 'differs', values }]);
});

test.each([
  ['a title that was tidied', says('title', 'Title: Plum cake')],
  ['half a portion in the data', says('servings', '4.5 servings')],
  ['a time that the data has spliced', says('cookTime', '1 hour 1 hour')],
  ['a part of a line', says('ingredients.0.quantity', '… 2 tins')],
  ['what is sure', { ...differs('title', 'Plum tart'), confidence: 90 }],
  ['what the field holds', differs('title', 'Plum cake')],
])('%s is not what the page says otherwise', (_, piece) => {
  expect(pageWordsOf(piece, READ)).toBeNull();
});

test('an ingredient that stands there as the page has it is none that it gives otherwise', () => {
  expect(shownFor('2|tins|beans', '2|tins|beans')).toBeNull();
});
