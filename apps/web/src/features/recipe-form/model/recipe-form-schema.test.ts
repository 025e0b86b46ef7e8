import { RecipeDraft } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { RecipeFormSchema, draftOf } from './recipe-form-schema.ts';
import { EMPTY_RECIPE, type RecipeFormValues } from './recipe-form-values.ts';

const whole: RecipeFormValues = {
  ...EMPTY_RECIPE,
  title: '  Plum\ncake ',
  photoUrl: '/api/uploads/0123456789abcdef0123456789abcdef.webp',
  ingredients: [{ quantity: ' 1 ', unit: ' kg', item: 'plums ' }],
  directions: [{ instruction: 'Stone the plums.' }, { instruction: ' Bake. ' }],
};

const messages = (values: RecipeFormValues) =>
  Object.fromEntries(
    RecipeFormSchema.safeParse(values).error?.issues.map(({ path, message }) => [
      path.join('.'),
      message,
    ]) ?? [],
  );

test('an empty form names everything it needs, in its words', () => {
  expect(messages(EMPTY_RECIPE)).toEqual({
    title: 'Recipe title is required',
    photoUrl: 'Recipe image is required',
    ingredients: 'At least one ingredient is required',
    directions: 'At least one direction is required',
  });
});

describe('faults of single fields', () => {
  test.each<[Partial<RecipeFormValues>, string, string]>([
    [{ title: 'x'.repeat(201) }, 'title', 'Title must be less than 200 characters'],
    [{ title: ' \n ' }, 'title', 'Recipe title is required'],
    [{ rating: '0' }, 'rating', 'Rating must be at least 1'],
    [{ rating: '6' }, 'rating', 'Rating must be at most 5'],
    [{ prepTime: '-1' }, 'prepTime', 'Prep time must be positive'],
    [{ cookTime: '-5' }, 'cookTime', 'Cook time must be positive'],
    [{ cookTime: 'soon' }, 'cookTime', 'Please enter a number'],
    [{ servings: '0' }, 'servings', 'Servings must be at least 1'],
    [
      { ingredients: [{ quantity: ' ', unit: '', item: 'salt' }] },
      'ingredients.0.quantity',
      'Quantity is required',
    ],
    [
      { ingredients: [{ quantity: '1', unit: '', item: '' }] },
      'ingredients.0.item',
      'Ingredient name is required',
    ],
    [
      { directions: [{ instruction: '  ' }] },
      'directions.0.instruction',
      'Instruction is required',
    ],
    [
      { nutrition: { ...EMPTY_RECIPE.nutrition, fat: '-2' } },
      'nutrition.fat',
      'Must be at least 0',
    ],
    [
      { adding: { ...EMPTY_RECIPE.adding, item: 'salt' } },
      'adding.quantity',
      'Quantity is required',
    ],
    [
      { adding: { ...EMPTY_RECIPE.adding, quantity: '2' } },
      'adding.item',
      'Ingredient name is required',
    ],
  ])('%j', (part, path, message) => {
    expect(messages({ ...whole, ...part })).toEqual({ [path]: message });
  });
});

test('200 characters of title and 0 minutes are allowed', () => {
  expect(messages({ ...whole, title: 'x'.repeat(200), prepTime: '0', cookTime: ' 0 ' })).toEqual(
    {},
  );
});

test('what is sent is trimmed and numbered, and what is not set is null, never 0', () => {
  const sent = draftOf(RecipeFormSchema.parse({ ...whole, servings: ' 2,5 ' }));
  expect(sent).toMatchObject({
    title: 'Plum cake',
    ingredients: [{ quantity: '1', unit: 'kg', item: 'plums' }],
    directions: [
      { step: 1, instruction: 'Stone the plums.' },
      { step: 2, instruction: 'Bake.' },
    ],
    visibility: 'private',
    rating: null,
    prepTime: null,
    servings: 2.5,
    difficulty: null,
    nutrition: null,
  });
  expect(sent).not.toHaveProperty('adding');
  expect(RecipeDraft.safeParse(sent).success).toBe(true);
});

test('one nutrition value is enough to send nutrition', () => {
  const nutrition = { ...EMPTY_RECIPE.nutrition, protein: '9' };
  const sent = draftOf(RecipeFormSchema.parse({ ...whole, nutrition }));
  expect(sent.nutrition).toMatchObject({ protein: 9, fat: null });
});
