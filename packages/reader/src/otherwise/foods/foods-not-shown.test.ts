import { expect, test } from 'vitest';
import { bareOf } from '../../text/bare-text.ts';
import { seenLines } from '../../shown/seen-lines.ts';
import { foodsNotShown } from './foods-not-shown.ts';

const SHOWN = ['300 g flour', '4 eggs, beaten', '100 g sugar', '2 tbsp lemon juice'];

const unshown = (ingredients: readonly string[], ...shown: readonly string[]): string[] =>
  foodsNotShown(ingredients, [], bareOf(shown.join(' ')));

test.each([0, 1, 2, 3, 4])('a food that the list of the page lacks at place %i is named', (at) => {
  const declared = SHOWN.toSpliced(at, 0, '100 g chopped walnuts');
  expect(unshown(declared, 'Ingredients', ...SHOWN, 'Method. Whisk the eggs.')).toEqual([
    '100 g chopped walnuts',
  ]);
});

test.each(['1 egg', '100 g ham', '1 ui', '1 løg'])(
  'so is one of few letters, where those around it follow each other: %s',
  (short) => {
    const declared = SHOWN.toSpliced(2, 0, short);
    const behind = `Method. Take ${short.replace(/^[\d g]+/, '')} as well.`;
    expect(unshown(declared, ...SHOWN, behind)).toEqual([short]);
    expect(unshown(declared, ...SHOWN.toSpliced(2, 0, 'an ox'), behind)).toEqual([]);
  },
);

test('neighbours of few letters do not stand in its place', () => {
  const declared = ['300 g mel', '1 løg', '1 æg', '100 g sukker'];
  expect(unshown(declared, '300 g mel', '1 løg', '100 g sukker')).toEqual(['1 æg']);
  expect(unshown(declared, '300 g mel', '1 æg', '100 g sukker')).toEqual(['1 løg']);
});

test('the comma of an amount is none before a note', () => {
  const declared = SHOWN.toSpliced(2, 0, '1,5 dl hasselnødder');
  expect(unshown(declared, ...SHOWN, 'Serves 5, in 1 hour')).toEqual(['1,5 dl hasselnødder']);
});

test('the first food is looked for below the heading, not in what stands above it', () => {
  const declared = ['100 g walnuts', ...SHOWN];
  expect(unshown(declared, 'All about walnut cake', 'Ingredients', ...SHOWN)).toEqual([
    '100 g walnuts',
  ]);
  expect(unshown(declared, 'Ingredients', '3 1/2 oz walnut halves', ...SHOWN)).toEqual([]);
  expect(unshown(declared, 'All about walnut cake', ...SHOWN)).toEqual([]);
});

test('a food that the page has replaced elsewhere in its list is named', () => {
  const declared = ['250 ml sunflower oil', ...SHOWN]
    .toSpliced(0, 1)
    .concat('250 ml sunflower oil');
  expect(unshown(declared, '150 g butter', ...SHOWN, 'Method')).toEqual(['250 ml sunflower oil']);
});

test.each([
  ['in other words', '50 g walnuts, in pieces'],
  ['in another form', '50 g walnut pieces'],
  ['with its amount in another measure', '3 1/2 oz (100 g) of chopped walnuts'],
])('a food that the page lists %s is not', (_how, row) => {
  const declared = SHOWN.toSpliced(2, 0, '100 g chopped walnuts');
  expect(unshown(declared, ...SHOWN.toSpliced(2, 0, row))).toEqual([]);
});

test.each([
  ['200 g crème fraîche', '7 oz creme fraiche'],
  ['8 fluid ounces cider', '8 fl. oz. cider'],
  ['8 fluid ounces ale', '8 fl. oz. ale'],
  ['2 tbsp olive oil', '2 tbsp oil'],
])('%s may be listed as %s', (line, row) => {
  const declared = SHOWN.toSpliced(2, 0, line);
  expect(unshown(declared, ...SHOWN.toSpliced(2, 0, row))).toEqual([]);
});

test('nor one that is named elsewhere on the page', () => {
  const declared = SHOWN.toSpliced(2, 0, '100 g chopped walnuts');
  expect(unshown(declared, ...SHOWN, 'Strew the chopped walnuts over it.')).toEqual([]);
});

test('but one that only the steps name is', () => {
  const declared = SHOWN.toSpliced(2, 0, '100 g chopped walnuts');
  const step = 'Strew the chopped walnuts over it.';
  const shown = bareOf([...SHOWN, 'Method', step].join(' '));
  expect(foodsNotShown(declared, seenLines([step], shown), shown)).toEqual([
    '100 g chopped walnuts',
  ]);
});

test('a page that words many of them otherwise is not compared', () => {
  const declared = ['300 grams of flour', '4 hen’s eggs', '100 g sugar', '100 g chopped walnuts'];
  expect(unshown(declared, ...SHOWN)).toEqual([]);
});
