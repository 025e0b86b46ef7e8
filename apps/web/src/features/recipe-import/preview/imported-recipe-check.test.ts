import { expect, test } from 'vitest';
import { withDefaults } from '../flow/import-answer.ts';
import { ImportedRecipeCheck } from './imported-recipe-check.ts';
import { previewValues } from './preview-values.ts';

const whole = previewValues(
  withDefaults({
    title: 'Barley broth',
    ingredients: [{ quantity: '200', unit: 'g', item: 'pearl barley' }],
    directions: [{ step: 1, instruction: 'Simmer for an hour.' }],
  }),
);

const messages = (values: unknown) =>
  ImportedRecipeCheck.safeParse(values).error?.issues.map(({ message }) => message) ?? [];

test('a title, an ingredient and a direction are enough', () => {
  expect(messages(whole)).toEqual([]);
});

test.each([
  [{ title: '  ' }, 'Recipe title is required'],
  [{ title: '\u200B\u2060' }, 'Recipe title is required'],
  [{ title: 'x'.repeat(201) }, 'Title must be less than 200 characters'],
  [{ ingredients: [] }, 'At least one ingredient is required'],
  [{ directions: [] }, 'At least one direction is required'],
  [
    { ingredients: [{ quantity: '', unit: '', item: 'salt', origin: null }] },
    'Quantity is required',
  ],
  [
    { ingredients: [{ quantity: '1', unit: '', item: ' ', origin: null }] },
    'Ingredient name is required',
  ],
  [{ directions: [{ instruction: '', origin: 0 }] }, 'Instruction is required'],
  [{ prepTime: '-5' }, 'Prep time must be positive'],
  [{ cookTime: '-5' }, 'Cook time must be positive'],
  [{ servings: '0.5' }, 'Servings must be at least 1'],
  [{ servings: 'many' }, 'Please enter a number'],
])('%j is told: %s', (change, message) => {
  expect(messages({ ...whole, ...change })).toEqual([message]);
});

test.each(['0', '', '  '])('"%s" as servings or time means not set', (text) => {
  expect(
    ImportedRecipeCheck.parse({ ...whole, servings: text, prepTime: text, cookTime: text }),
  ).toMatchObject({ servings: null, prepTime: null, cookTime: null });
});

test('a decimal comma is a decimal point', () => {
  expect(ImportedRecipeCheck.parse({ ...whole, servings: '2,5' }).servings).toBe(2.5);
});
