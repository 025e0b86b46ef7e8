import { expect, test } from '../support/test.ts';
import {
  addIngredient,
  addStep,
  choosePhoto,
  fillWhole,
  openManual,
  readRecipe,
  save,
} from './recipe-form-page.ts';

const savedId = (url: string) => /\/recipes\/([0-9a-f-]{36})$/.exec(url)?.[1] ?? '';

test('a recipe with every field is created, kept as written, and shown @phone', async ({
  page,
  product,
}) => {
  const person = await openManual(page, product);
  await page.getByLabel('Title').fill('Roasted tomato soup');
  await choosePhoto(page);
  await page.getByLabel('Rating').selectOption({ label: '★★★★★ 5 stars' });
  await page.getByLabel('Prep time').fill('15');
  await page.getByLabel('Cook time').fill('40');
  await page.getByLabel('Servings').fill('4');
  await page.getByLabel('Difficulty').selectOption('Medium');
  await page.getByRole('radio', { name: 'Public' }).check();
  await page.getByLabel('Unit', { exact: true }).fill('kg');
  await addIngredient(page, '1.2', 'plum tomatoes');
  await addIngredient(page, 'to taste', 'salt');
  await addStep(page, 'Roast for 40 minutes.');
  await addStep(page, 'Blend until smooth.');
  await page.getByLabel('Add a tag').fill('soup, Weeknight,');
  for (const [label, value] of Object.entries({
    Calories: '412',
    Protein: '9',
    Carbs: '38.5',
    Fat: '25',
    Fiber: '0',
    Sodium: '640',
  })) {
    await page.getByLabel(label).fill(value);
  }
  await save(page);
  await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
  const recipe = await readRecipe(product, person, savedId(page.url()));
  expect(recipe).toMatchObject({
    title: 'Roasted tomato soup',
    rating: 5,
    prepTime: 15,
    cookTime: 40,
    servings: 4,
    difficulty: 'medium',
    visibility: 'public',
    ingredients: [
      { quantity: '1.2', unit: 'kg', item: 'plum tomatoes' },
      { quantity: 'to taste', unit: '', item: 'salt' },
    ],
    directions: [
      { step: 1, instruction: 'Roast for 40 minutes.' },
      { step: 2, instruction: 'Blend until smooth.' },
    ],
    tags: ['soup', 'Weeknight'],
    nutrition: { calories: 412, protein: 9, carbohydrates: 38.5, fat: 25, fiber: 0, sodium: 640 },
  });
  expect(recipe.photoUrl).toMatch(/^\/api\/uploads\//);
});

test('what is left open is not set, and a recipe is private unless made public', async ({
  page,
  product,
}) => {
  const person = await openManual(page, product);
  await expect(page.getByRole('radio', { name: 'Private' })).toBeChecked();
  await fillWhole(page);
  await save(page);
  await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
  expect(await readRecipe(product, person, savedId(page.url()))).toMatchObject({
    visibility: 'private',
    rating: null,
    prepTime: null,
    cookTime: null,
    servings: null,
    difficulty: null,
    nutrition: null,
    tags: [],
  });
});

test('rating is chosen from one to five stars, difficulty from four words', async ({
  page,
  product,
}) => {
  await openManual(page, product);
  await expect(page.getByLabel('Rating').getByRole('option')).toHaveText([
    'Not rated yet',
    '★★★★★ 5 stars',
    '★★★★ 4 stars',
    '★★★ 3 stars',
    '★★ 2 stars',
    '★ 1 star',
  ]);
  await expect(page.getByLabel('Difficulty').getByRole('option')).toHaveText([
    'Not set',
    'Easy',
    'Medium',
    'Hard',
    'Expert',
  ]);
});

test('an empty form names everything it needs, goes to the first, and stays as it is @phone', async ({
  page,
  product,
}) => {
  await openManual(page, product);
  await page.getByLabel('Calories').fill('12');
  await save(page);
  for (const message of [
    'Recipe title is required',
    'Recipe image is required',
    'At least one ingredient is required',
    'At least one direction is required',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Title')).toBeInViewport();
  await expect(page.getByLabel('Calories')).toHaveValue('12');
  await expect(page).toHaveURL('/recipes/create/manual');
});

test('a message goes when its fault is mended', async ({ page, product }) => {
  await openManual(page, product);
  await save(page);
  await expect(page.getByText('Recipe title is required')).toBeVisible();
  await page.getByLabel('Title').fill('Plum cake');
  await expect(page.getByText('Recipe title is required')).toHaveCount(0);
  await choosePhoto(page);
  await expect(page.getByText('Recipe image is required')).toHaveCount(0);
  await addIngredient(page, '1', 'plum');
  await expect(page.getByText('At least one ingredient is required')).toHaveCount(0);
  await addStep(page, 'Stone the plum.');
  await expect(page.getByText('At least one direction is required')).toHaveCount(0);
});

const FAULTS = [
  { label: 'Title', value: 'x'.repeat(201), message: 'Title must be less than 200 characters' },
  { label: 'Prep time', value: '-1', message: 'Prep time must be positive' },
  { label: 'Cook time', value: '-1', message: 'Cook time must be positive' },
  { label: 'Servings', value: '0', message: 'Servings must be at least 1' },
  { label: 'Sodium', value: '-3', message: 'Must be at least 0' },
  { label: 'Cook time', value: 'a while', message: 'Please enter a number' },
];
for (const { label, value, message } of FAULTS) {
  test(`${label} ${value.slice(0, 9)}: ${message}`, async ({ page, product }) => {
    await openManual(page, product);
    await fillWhole(page);
    await page.getByLabel(label).fill(value);
    await save(page);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByLabel(label)).toBeFocused();
    await expect(page.getByLabel(label)).toHaveValue(value);
  });
}

test('a title of 200 characters is saved, on one line however it was pasted', async ({
  page,
  product,
}) => {
  const person = await openManual(page, product);
  await fillWhole(page, `Plum cake\nof the ${'x'.repeat(183)}`);
  await save(page);
  await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
  const { title } = await readRecipe(product, person, savedId(page.url()));
  expect(title).toBe(`Plum cake of the ${'x'.repeat(183)}`);
});

test('the first fault of the page is brought into view from far below @phone', async ({
  page,
  product,
}) => {
  await openManual(page, product);
  await page.getByLabel('Title').fill('Plum cake');
  await addIngredient(page, '1', 'plum');
  await addStep(page, 'Stone the plum.');
  await page.getByLabel('Sodium').focus();
  await save(page);
  await expect(page.getByLabel('Photo', { exact: true })).toBeFocused();
  await expect(page.getByText('Recipe image is required')).toBeInViewport();
});

test('the save bar stays in sight and counts what is missing @phone', async ({
  page,
  product,
  isMobile,
}) => {
  await openManual(page, product);
  const line = (short: string, long: string) =>
    page.getByText(isMobile ? short : long, { exact: true }).filter({ visible: true });
  await expect(
    line(
      '4 things to fix',
      '4 things to fix: give it a title, add a photo, add an ingredient, add a step',
    ),
  ).toBeInViewport();
  await page.getByLabel('Title').fill('Plum cake');
  await addIngredient(page, '1', 'plum');
  await addStep(page, 'Stone the plum.');
  await expect(line('1 thing to fix', '1 thing to fix: add a photo')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Create Recipe' })).toBeInViewport();
  await choosePhoto(page);
  await expect(line('Ready to save', 'Ready to save')).toBeInViewport();
});

test('lines written but not added yet are saved with the rest', async ({ page, product }) => {
  const person = await openManual(page, product);
  await page.getByLabel('Title').fill('Plum cake');
  await choosePhoto(page);
  await page.getByLabel('Quantity', { exact: true }).fill('1');
  await page.getByLabel('Ingredient', { exact: true }).fill('plum');
  await page.getByLabel('Next step').fill('Stone the plum.');
  await page.getByLabel('Add a tag').fill('cake');
  await save(page);
  await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
  expect(await readRecipe(product, person, savedId(page.url()))).toMatchObject({
    ingredients: [{ item: 'plum' }],
    directions: [{ instruction: 'Stone the plum.' }],
    tags: ['cake'],
  });
});

test('a half-written ingredient is asked for instead of being lost', async ({ page, product }) => {
  await openManual(page, product);
  await fillWhole(page);
  await page.getByLabel('Ingredient', { exact: true }).fill('sugar');
  await save(page);
  await expect(page.getByText('Quantity is required', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Quantity', { exact: true })).toBeFocused();
  await expect(page).toHaveURL('/recipes/create/manual');
});

test('the finished form does not come back as a draft', async ({ page, product }) => {
  await openManual(page, product);
  await fillWhole(page);
  await save(page);
  await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
  await page.goto('/recipes/create/manual');
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByText('is back.')).toHaveCount(0);
});
