import type { Recipe } from '@commonplate/contract';
import { call } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { checkHeading, expect, importAddress, openImport, test } from './import-test.ts';

const saved = /\/recipes\/([0-9a-f-]{36})$/;
const idIn = (url: string) => saved.exec(url)?.[1] ?? '';

test('a page becomes a recipe: read, checked, saved with its source @phone', async ({
  page,
  product,
  site,
}) => {
  const person = await openImport(page, product, 'url');
  await importAddress(page, site.url('/lentil-soup'));
  await expect(checkHeading(page)).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveValue('Lemon lentil soup');
  await expect(page.getByLabel('Servings')).toHaveValue('4');
  await expect(page.getByLabel('Prep time')).toHaveValue('10');
  await expect(page.getByLabel('Cook time')).toHaveValue('25');
  await expect(page.getByLabel('Difficulty')).toHaveValue('medium');
  await expect(page.getByText('320 kcal')).toBeVisible();
  await page.getByLabel('Title').fill('My lentil soup');
  await page.getByLabel('Servings').fill('0');
  await page.getByLabel('Difficulty').selectOption('easy');
  await page.getByLabel('Quantity of ingredient 1').fill('350');
  await page.getByRole('button', { name: 'Remove ingredient 3' }).click();
  await page.getByLabel('Step 2', { exact: true }).fill('Season and serve.');
  await page.getByRole('button', { name: 'Remove lentils' }).click();
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page).toHaveURL(saved);

  const answer = await call(product, `GET /recipes/${idIn(page.url())}`, { token: person.token });
  const { recipe } = answer.data as { recipe: Recipe };
  expect(recipe).toMatchObject({
    title: 'My lentil soup',
    servings: null,
    prepTime: 10,
    cookTime: 25,
    difficulty: 'easy',
    tags: ['soup'],
    nutrition: { calories: 320 },
    sourceUrl: site.url('/lentil-soup'),
    aiGenerated: true,
    visibility: 'private',
    rating: null,
  });
  expect(recipe.confidence).toBeGreaterThan(80);
  expect(recipe.generatedAt).not.toBeNull();
  expect(recipe.ingredients).toHaveLength(3);
  expect(recipe.ingredients[0]).toEqual({ quantity: '350', unit: 'g', item: 'red lentils' });
  expect(recipe.directions[1]).toEqual({ step: 2, instruction: 'Season and serve.' });
});

for (const path of ['/moved', '/broken']) {
  test(`the recipe behind ${path} is found all the same`, async ({ page, product, site }) => {
    await openImport(page, product, 'url');
    await importAddress(page, site.url(path));
    await expect(page.getByLabel('Title')).toHaveValue('Lemon lentil soup');
    await expect(page.getByLabel(/^Quantity of/)).toHaveCount(4);
  });
}

test('a page that is well declared leaves nothing to check and no warning', async ({
  page,
  product,
  site,
}) => {
  await openImport(page, product, 'url');
  await importAddress(page, site.url('/lentil-soup'));
  await expect(page.getByText('Excellent', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Check, /)).toHaveCount(0);
  await expect(page.getByText('1 place worked out.')).toBeVisible();
  await page.getByLabel('Difficulty').selectOption('easy');
  await expect(page.getByText('Nothing left to check.')).toBeVisible();
  await expect(page.getByText(/AI confidence is low/)).toBeHidden();
});

test('a page with several recipes says that there are others @phone', async ({
  page,
  product,
  site,
}) => {
  await openImport(page, product, 'url');
  await importAddress(page, site.url('/two-soups'));
  await expect(page.getByLabel('Title')).toHaveValue('Barley broth');
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(3);
  await expect(page.getByText(/^There are other recipes on this page/)).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await openImport(page, product, 'url');
  await importAddress(page, site.url('/barley-broth'));
  await expect(page.getByLabel('Title')).toHaveValue('Barley broth');
  await expect(page.getByText(/^There are other recipes/)).toBeHidden();
});

test('what the reader doubts is marked with the words of the page, until it is changed @phone', async ({
  page,
  product,
  site,
}) => {
  await openImport(page, product, 'url');
  await importAddress(page, site.url('/barley-broth'));
  await expect(
    page.getByText('AI confidence is low. Please review and edit the extracted information.', {
      exact: true,
    }),
  ).toBeVisible();
  const line = page.getByRole('listitem').filter({ has: page.getByLabel('Unit of ingredient 1') });
  await expect(line.getByText(/^Check, \d\d %$/)).toBeVisible();
  await expect(line.getByText('200 g pearl barley')).toBeVisible();
  const left = page.getByText(/places left to check/);
  const before = Number.parseInt(await left.innerText(), 10);
  await page.getByLabel('Quantity of ingredient 1').fill('220');
  await expect(line.getByText(/^Check, /)).toBeHidden();
  await expect(left).toHaveText(new RegExp(`^${before - 1} places`));
});

test('where a page contradicts its data, its own words stand beside the field and can be taken over by key', async ({
  page,
  product,
  site,
}) => {
  await openImport(page, product, 'url');
  await importAddress(page, site.url('/contradicted'));
  const oil = page.getByRole('listitem').filter({ has: page.getByLabel('Unit of ingredient 2') });
  await expect(oil.getByText('The page says: 3 tbsp olive oil')).toBeVisible();
  await expect(page.getByText('The page says: Serves 6')).toBeVisible();
  await expect(page.getByText(/^2 places left to check\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this for ingredient 2' }).press('Enter');
  await expect(page.getByLabel('Quantity of ingredient 2')).toBeFocused();
  await expect(page.getByLabel('Quantity of ingredient 2')).toHaveValue('3');
  await expect(page.getByText(/^1 place left to check\./)).toBeVisible();
  await page.getByRole('button', { name: 'Use this for the servings' }).press('Space');
  await expect(page.getByLabel('Servings')).toBeFocused();
  await expect(page.getByLabel('Servings')).toHaveValue('6');
  await expect(page.getByText(/^Check, /)).toHaveCount(0);
});

test('a line that the page does not show can be ticked off, and steps put as it tells them @phone', async ({
  page,
  product,
  site,
}) => {
  await openImport(page, product, 'url');
  await importAddress(page, site.url('/turned'));
  const nutmeg = page
    .getByRole('listitem')
    .filter({ has: page.getByLabel('Unit of ingredient 3') });
  await expect(nutmeg.getByText('The page does not show this.')).toBeVisible();
  await expect(page.getByText(/^The page tells this after: Stir in/)).toBeVisible();
  await expect(page.getByText(/^3 places left to check\./)).toBeVisible();
  await expectAccessible(page);
  const isRight = nutmeg.getByLabel('This is right');
  await isRight.press('Space');
  await expect(nutmeg.getByText(/^Check, /)).toBeHidden();
  await expect(page.getByText(/^2 places left to check\./)).toBeVisible();
  await page.getByRole('button', { name: 'Use the page’s order' }).first().press('Enter');
  await expect(page.getByLabel('Step 2', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Step 2', { exact: true })).toHaveValue(/^Rinse/);
  await expect(page.getByText(/^Check, /)).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Step 1', { exact: true })).toHaveValue(/^Stir in/);
  await expect(isRight).toBeChecked();
  await expect(page.getByText(/^Check, /)).toHaveCount(0);
  await isRight.uncheck();
  await expect(nutmeg.getByText('The page does not show this.')).toBeVisible();
});

test('a recipe without title, ingredients or directions is not saved', async ({
  page,
  product,
  site,
}) => {
  await openImport(page, product, 'url');
  await importAddress(page, site.url('/lentil-soup'));
  await page.getByLabel('Title').fill('  ');
  for (let left = 4; left > 0; left -= 1) {
    await page.getByRole('button', { name: 'Remove ingredient 1' }).click();
  }
  await expect(page.getByText('4 read, 4 removed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove step 2' }).click();
  await page.getByRole('button', { name: 'Remove step 1' }).click();
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  for (const message of [
    'Recipe title is required',
    'At least one ingredient is required',
    'At least one direction is required',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page).toHaveURL(/\/recipes\/create\/url$/);
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill('Soup');
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page.getByRole('button', { name: 'Add ingredient' })).toBeFocused();
  await expect(
    page.getByText('At least one ingredient is required', { exact: true }),
  ).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Quantity of ingredient 1')).toBeFocused();
  await page.getByLabel('Quantity of ingredient 1').fill('1');
  await page.getByRole('button', { name: 'Save Recipe' }).press('Enter');
  await expect(page.getByLabel('Ingredient of ingredient 1')).toBeFocused();
  await page.getByLabel('Ingredient of ingredient 1').fill('stone');
  await page.getByRole('button', { name: 'Save Recipe' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add step' })).toBeFocused();
  await page.getByRole('button', { name: 'Add step' }).click();
  await page.getByLabel('Step 1', { exact: true }).fill('Boil it.');
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page).toHaveURL(saved);
});

test('what is written from right to left runs that way in the preview', async ({
  page,
  product,
  site,
}) => {
  await openImport(page, product, 'url');
  await importAddress(page, site.url('/lentil-soup'));
  for (const name of ['Title', 'Ingredient of ingredient 1', 'Step 1']) {
    const field = page.getByLabel(name, { exact: true });
    await expect(field).toHaveCSS('direction', 'ltr');
    await field.fill('מרק עדשים');
    await expect(field).toHaveCSS('direction', 'rtl');
  }
});

test('Cancel in the preview returns to an empty input', async ({ page, product, site }) => {
  await openImport(page, product, 'url');
  await importAddress(page, site.url('/lentil-soup'));
  await expect(checkHeading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Recipe address')).toHaveValue('');
  await page.getByRole('link', { name: 'Back to Recipe Options' }).click();
  await expect(page).toHaveURL('/recipes/new');
});

test('leaving an unsaved preview asks first', async ({ page, product, site }) => {
  await openImport(page, product, 'url');
  await importAddress(page, site.url('/lentil-soup'));
  await expect(checkHeading(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back to Recipe Options' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Keep Writing' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Lemon lentil soup');
  await page.getByRole('link', { name: 'Back to Recipe Options' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/recipes/new');
});

test('a recipe imported before is noticed: open it, or import it anyway', async ({
  page,
  product,
  site,
}) => {
  await openImport(page, product, 'url');
  await importAddress(page, site.url('/lentil-soup'));
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page).toHaveURL(saved);
  const first = page.url();
  await page.goto('/recipes/create/url');
  await importAddress(page, site.url('/lentil-soup'));
  const notice = page.getByRole('heading', { name: 'You already have this recipe' });
  await expect(notice).toBeVisible();
  await expect(notice).toBeFocused();
  await expect(page.getByText('Lemon lentil soup', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open It' })).toHaveAttribute(
    'href',
    new URL(first).pathname,
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use Another Address' }).click();
  await expect(page.getByLabel('Recipe address')).toBeFocused();
  await expect(page.getByLabel('Recipe address')).toHaveValue(site.url('/lentil-soup'));
  await page.keyboard.type('https://soups.example/barley');
  await expect(page.getByLabel('Recipe address')).toHaveValue('https://soups.example/barley');
  await importAddress(page, site.url('/lentil-soup'));
  await page.getByRole('button', { name: 'Import Anyway' }).click();
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page).toHaveURL(saved);
  expect(page.url()).not.toBe(first);
});

test('a page without directions gives what it has, and asks for the rest @phone', async ({
  page,
  product,
  site,
}) => {
  await openImport(page, product, 'url');
  await importAddress(page, site.url('/no-method'));
  await expect(checkHeading(page)).toBeVisible();
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(4);
  const directions = page.getByRole('region', { name: 'Directions' });
  await expect(directions.getByText('0 read')).toBeVisible();
  await expect(directions.getByText('Not found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(directions.getByText('At least one direction is required')).toBeVisible();
  await page.getByRole('button', { name: 'Add step' }).click();
  await page.getByLabel('Step 1', { exact: true }).fill('Simmer the lentils until they are soft.');
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page).toHaveURL(saved);
});

test('a failed save keeps the preview as it is', async ({ page, product, site, expectTrouble }) => {
  expectTrouble('500');
  await page.route('**/api/recipes', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await openImport(page, product, 'url');
  await importAddress(page, site.url('/lentil-soup'));
  await page.getByLabel('Title').fill('Kept');
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to create recipe');
  await expect(page.getByLabel('Title')).toHaveValue('Kept');
});

test('nothing bars the way in input and preview, light and dark @phone', async ({
  page,
  product,
  site,
}) => {
  await openImport(page, product, 'url');
  await importAddress(page, 'soups');
  await expectAccessible(page);
  await importAddress(page, site.url('/barley-broth'));
  await expect(checkHeading(page)).toBeVisible();
  await expectAccessible(page);
});

test('two clicks at once on Save Recipe make one recipe, in one call', async ({
  page,
  product,
  site,
}) => {
  const person = await openImport(page, product, 'url');
  await importAddress(page, site.url('/lentil-soup'));
  await expect(checkHeading(page)).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/recipes')) calls.push(request.method());
    if (request.method() === 'PUT') calls.push('PUT');
  });
  await page.getByRole('button', { name: 'Save Recipe' }).evaluate((button) => {
    if (!(button instanceof HTMLElement)) return;
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(saved);
  expect(calls.filter((method) => method !== 'GET')).toEqual(['POST']);
  const { data } = await call(product, 'GET /recipes', { token: person.token });
  expect(data).toMatchObject({ pagination: { total: 1 } });
});
