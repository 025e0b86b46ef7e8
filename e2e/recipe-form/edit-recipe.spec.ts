import { expect, test } from '../support/test.ts';
import { enterAs, registerPerson } from '../support/accounts.ts';
import {
  choosePhoto,
  ingredientNames,
  openEdit,
  readRecipe,
  save,
  servePictures,
  steps,
  storeRecipe,
} from './recipe-form-page.ts';

test('the form opens with everything the recipe has @phone', async ({ page, product }) => {
  await openEdit(page, product);
  await expect(page.getByLabel('Rating')).toHaveValue('4');
  await expect(page.getByLabel('Prep time')).toHaveValue('10');
  await expect(page.getByLabel('Cook time')).toHaveValue('20');
  await expect(page.getByLabel('Servings')).toHaveValue('2');
  await expect(page.getByLabel('Difficulty')).toHaveValue('easy');
  await expect(page.getByRole('radio', { name: 'Private' })).toBeChecked();
  await expect(page.getByLabel('Calories')).toHaveValue('210');
  await expect(page.getByLabel('Fat')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Remove tag Green' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'The photo of this recipe' })).toBeVisible();
  expect(await ingredientNames(page)).toEqual(['peas', 'onion', 'salt']);
  expect(await steps(page)).toEqual(['Soften the onion.', 'Add the peas and simmer.', 'Blend.']);
});

test('changes are saved and what the form does not show is kept', async ({ page, product }) => {
  const { person, recipe } = await openEdit(page, product);
  await page.getByLabel('Title').fill('Green pea soup');
  await page.getByRole('radio', { name: 'Public' }).check();
  await page.getByLabel('Rating').selectOption('');
  await page.getByLabel('Servings').fill('');
  await page.getByLabel('Calories').fill('');
  await page.getByLabel('Protein').fill('');
  await save(page);
  await expect(page).toHaveURL(`/recipes/${recipe.id}`);
  const saved = await readRecipe(product, person, recipe.id);
  expect(saved).toMatchObject({
    title: 'Green pea soup',
    visibility: 'public',
    rating: null,
    servings: null,
    nutrition: null,
    sourceUrl: 'https://soups.example/pea',
    photoUrl: 'https://pictures.example/pea-soup.jpg',
    ingredients: recipe.ingredients,
  });
});

test('a new picture takes the credit of the old one away, the same picture keeps it', async ({
  page,
  product,
}) => {
  const photoCredit = { photographer: 'Ada Lens', license: 'CC BY 4.0' };
  const { person, recipe } = await openEdit(page, product, { photoCredit });
  await page.getByLabel('Title').fill('Pea soup, again');
  await save(page);
  await expect(page).toHaveURL(`/recipes/${recipe.id}`);
  expect((await readRecipe(product, person, recipe.id)).photoCredit).toMatchObject(photoCredit);
  await page.goto(`/recipes/${recipe.id}/edit`);
  await choosePhoto(page);
  await save(page);
  await expect(page).toHaveURL(`/recipes/${recipe.id}`);
  expect((await readRecipe(product, person, recipe.id)).photoCredit).toBeNull();
});

test('a skeleton stands there while the recipe loads @phone', async ({ page, product }) => {
  const person = await registerPerson(product);
  const recipe = await storeRecipe(product, person);
  await enterAs(page, person);
  await servePictures(page);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/recipes/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/recipes/${recipe.id}/edit`);
  await expect(page.getByTestId('form-skeleton')).toBeVisible();
  letGo();
  await expect(page.getByLabel('Title')).toHaveValue('Pea soup');
  await expect(page.getByTestId('form-skeleton')).toHaveCount(0);
});

test('a failure shows a panel with Try Again and Back to Recipes @phone', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('500');
  const person = await registerPerson(product);
  const recipe = await storeRecipe(product, person);
  await enterAs(page, person);
  await servePictures(page);
  await page.route('**/api/recipes/*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`/recipes/${recipe.id}/edit`);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch recipe');
  await expect(page.getByRole('link', { name: 'Back to Recipes' })).toHaveAttribute(
    'href',
    '/recipes',
  );
  await page.unroute('**/api/recipes/*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Pea soup');
});

for (const [what, id] of [
  ['unknown', '018f2b6c-0000-7000-8000-000000000000'],
  ['malformed', 'soup'],
] as const) {
  test(`a recipe of an ${what} id is not found, with a link back`, async ({
    page,
    product,
    expectTrouble,
  }) => {
    expectTrouble('404');
    await enterAs(page, await registerPerson(product));
    await page.goto(`/recipes/${id}/edit`);
    await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Recipes' }).click();
    await expect(page).toHaveURL('/recipes');
  });
}

for (const visibility of ['private', 'public']) {
  test(`somebody else's ${visibility} recipe cannot be edited`, async ({
    page,
    product,
    expectTrouble,
  }) => {
    expectTrouble('404');
    const recipe = await storeRecipe(product, await registerPerson(product), { visibility });
    await enterAs(page, await registerPerson(product));
    await page.goto(`/recipes/${recipe.id}/edit`);
    await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveCount(0);
  });
}

test('text that looks like a script stays text in every field', async ({ page, product }) => {
  const nasty = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  await openEdit(page, product, {
    title: nasty,
    ingredients: [{ quantity: nasty, unit: nasty, item: nasty }],
    directions: [{ step: 1, instruction: nasty }],
    tags: ['<img src=x onerror=window.hacked=1>'],
  });
  await expect(page.getByLabel('Step 1', { exact: true })).toHaveValue(nasty);
  await page.getByRole('button', { name: 'Remove ingredient 1' }).click();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('right-to-left words are written from the right in every field of words', async ({
  page,
  product,
}) => {
  await openEdit(page, product);
  const fields = [
    'Title',
    'Ingredient',
    'Ingredient of ingredient 1',
    'Step 1',
    'Next step',
    'Add a tag',
  ];
  for (const label of fields) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveCSS('direction', 'ltr');
    await field.fill('מרק עדשים');
    await expect(field).toHaveCSS('direction', 'rtl');
  }
});
