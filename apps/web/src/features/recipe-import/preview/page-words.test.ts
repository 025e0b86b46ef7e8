import type { Evidence } from '@commonplate/contract';
import { expect, test } from 'vitest';
import { withDefaults } from '../flow/import-answer.ts';
import { pageWordsOf } from './page-words.ts';

const doubt = (path: string, excerpt: string): Evidence => ({
  path,
  confidence: 50,
  basis: 'source',
  excerpt,
});
const line = doubt('ingredients.0', 'as the data has it');

const READ = withDefaults({ title: 'Plum cake', engine: 'structured-data' });
const shownFor = (ingredient: string, shown: string) => {
  const [quantity = '', unit = '', item = ''] = ingredient.split('|');
  const read = { ...READ, ingredients: [{ quantity, unit, item }] };
  return pageWordsOf(doubt('ingredients.0.quantity', shown), line, read);
};

test.each([
  ['2|tins|beans', '4 tins beans', 'quantity', { quantity: '4' }],
  ['2|tbsp|sugar', '2 tsp sugar', 'unit', { unit: 'tsp' }],
  ['150|g|butter', '150 g margarine', 'item', { item: 'margarine' }],
  // Measures that the browser does not know are told by the item behind them.
  ['2|EL|Öl', '3 EL Öl', 'quantity', { quantity: '3' }],
  ['2|EL|Öl', '2 TL Öl', 'unit', { unit: 'TL' }],
])('%s where the page says %s: the %s is another', (ingredient, shown, part, values) => {
  expect(shownFor(ingredient, shown)).toEqual([
    `ingredients.0.${part}`,
    { kind: 'differs', values },
  ]);
});

test('where more than one part is another, the whole line is', () => {
  expect(shownFor('1|kg|flour', '500 g flour')).toEqual([
    'ingredients.0',
    { kind: 'differs', values: { quantity: '500', unit: 'g' } },
  ]);
});

test('a line whose amount cannot be made out is shown, but not to be taken over', () => {
  expect(shownFor('2|tins|beans', 'Beans, four tins')).toEqual([
    'ingredients.0',
    { kind: 'differs', values: {} },
  ]);
});

test('where the page goes on behind the last line, nothing is to be put in its place', () => {
  const goesOn = { kind: 'goes-on', values: {} };
  expect(shownFor('2|tins|beans', '… 1 onion')).toEqual(['ingredients.0', goesOn]);
  const step = doubt('directions.3.instruction', '… Serve hot.');
  expect(pageWordsOf(step, doubt('directions.3', 'Simmer.'), READ)).toEqual([
    'directions.3',
    goesOn,
  ]);
});

test.each([
  ['title', 'Plum tart', { title: 'Plum tart' }],
  ['servings', 'Serves 6', { servings: '6' }],
  ['servings', 'Serves 4 to 6', {}],
  ['servings', 'Makes 4.5 portions', {}],
  ['cookTime', '1 hour', {}],
])('the %s that the page gives as "%s" is named as what it says', (path, shown, values) => {
  expect(pageWordsOf(doubt(path, shown), undefined, READ)).toEqual([
    path,
    { kind: 'differs', values },
  ]);
});

const REGION = { photo: 0, x: 0.1, y: 0.2, width: 0.5, height: 0.05 };

test.each<[string, Evidence]>([
  ['the words that the field was read from', doubt('title', 'Plum cake')],
  ['what another reader read', doubt('title', 'Plum cake · AI: Plum tart')],
  ['two readings', { ...doubt('title', 'one · other'), disputed: true }],
  ['a line of a photo', { ...doubt('title', 'Plum cake?'), region: REGION }],
  ['what is sure', { ...doubt('title', 'Plum tart'), confidence: 90 }],
  ['what was worked out', { ...doubt('cookTime', 'PT1H'), basis: 'inferred' }],
  ['a whole line', line],
])('%s is not what the page says otherwise', (_, piece) => {
  expect(pageWordsOf(piece, undefined, READ)).toBeNull();
});
