import { expect, test } from 'vitest';
import { EMPTY_RECIPE } from './recipe-form-values.ts';
import { fixCount, fixSummary, thingsToFix } from './things-to-fix.ts';

test('an empty form lists what is missing in the order of the page', () => {
  const things = thingsToFix(EMPTY_RECIPE);
  expect(things).toEqual(['give it a title', 'add a photo', 'add an ingredient', 'add a step']);
  expect(fixCount(things)).toBe('4 things to fix');
});

test('a row is named by its number, once however much is wrong with it', () => {
  const things = thingsToFix({
    ...EMPTY_RECIPE,
    title: 'x'.repeat(300),
    photoUrl: 'https://pictures.example/plums.jpg',
    servings: 'four',
    ingredients: [
      { quantity: '1', unit: '', item: 'egg' },
      { quantity: '', unit: '', item: '' },
    ],
    directions: [{ instruction: '' }],
  });
  expect(things).toEqual([
    'shorten the title',
    'check the servings',
    'check ingredient 2',
    'check step 1',
  ]);
});

test('a line that is written but not added yet counts as added', () => {
  const things = thingsToFix({
    ...EMPTY_RECIPE,
    title: 'Omelette',
    adding: { quantity: '3', unit: '', item: 'eggs', instruction: 'Beat the eggs.', tag: '' },
  });
  expect(fixSummary(things)).toBe('1 thing to fix: add a photo');
});

test('words too long for a tag are named as tags', () => {
  const adding = {
    quantity: '3',
    unit: '',
    item: 'eggs',
    instruction: 'Beat.',
    tag: 'x'.repeat(51),
  };
  const things = thingsToFix({ ...EMPTY_RECIPE, title: 'Omelette', adding });
  expect(things).toEqual(['add a photo', 'check the tags']);
});

test('a photo that could not be sent is named in its place, whether there is another or not', () => {
  const things = thingsToFix(EMPTY_RECIPE, true);
  expect(things.slice(0, 3)).toEqual([
    'give it a title',
    'the photo was not uploaded',
    'add an ingredient',
  ]);
  const whole = {
    ...EMPTY_RECIPE,
    title: 'Omelette',
    photoUrl: 'https://pictures.example/eggs.jpg',
    ingredients: [{ quantity: '3', unit: '', item: 'eggs' }],
    directions: [{ instruction: 'Beat the eggs.' }],
  };
  expect(thingsToFix(whole)).toEqual([]);
  expect(thingsToFix(whole, true)).toEqual(['the photo was not uploaded']);
});

test('with nothing missing it says so', () => {
  expect(fixSummary([])).toBe('Ready to save');
  expect(fixCount([])).toBe('Ready to save');
});
