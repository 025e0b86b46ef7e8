import { expect, test } from '../support/test.ts';
import { call } from '../support/accounts.ts';
import { fillWhole, openEdit, openManual, readRecipe, save, steps } from './recipe-form-page.ts';

test('a failed save says so, keeps the form, and can be repeated @phone', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('500');
  await openManual(page, product);
  await fillWhole(page);
  await page.route('**/api/recipes', (route) => route.fulfill({ status: 500, body: '' }));
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Failed to create recipe');
  await expect(page.getByLabel('Title')).toHaveValue('Plum cake');
  expect(await steps(page)).toEqual(['Stone the plum.']);
  await page.unroute('**/api/recipes');
  await save(page);
  await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
});

test('the words of the server are used where it has some', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('503');
  await openEdit(page, product);
  await page.route('**/api/recipes/*', (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, error: { message: 'Closed for lunch' } },
    }),
  );
  await page.getByLabel('Title').fill('Pea soup II');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Closed for lunch');
});

test('a failed change without words is told as "Failed to update recipe"', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('500');
  await openEdit(page, product);
  await page.route('**/api/recipes/*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByLabel('Title').fill('Pea soup II');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Failed to update recipe');
});

test('faults the server finds stand at their fields, the first one in view', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('400');
  await openManual(page, product);
  await fillWhole(page);
  await page.route('**/api/recipes', (route) =>
    route.fulfill({
      status: 400,
      json: {
        success: false,
        error: {
          message: 'Invalid',
          code: 'invalid',
          fields: {
            'directions.0.instruction': 'No shouting',
            'ingredients.0.item': 'Not edible',
            'nutrition.fat': 'Too fat',
            photoUrl: 'This picture is gone',
          },
        },
      },
    }),
  );
  await save(page);
  for (const message of ['Not edible', 'No shouting', 'Too fat', 'This picture is gone']) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Photo', { exact: true })).toBeFocused();
  await expect(page.getByText('This picture is gone')).toBeInViewport();
});

test('offline, a clear message is shown and nothing is lost @phone', async ({
  page,
  product,
  context,
  expectTrouble,
}) => {
  expectTrouble('ERR_INTERNET_DISCONNECTED');
  await openManual(page, product);
  await fillWhole(page);
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await save(page);
  await expect(page.getByRole('alert')).toContainText('What you wrote is still here');
  await expect(page.getByLabel('Title')).toHaveValue('Plum cake');
  await context.setOffline(false);
  await save(page);
  await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
});

test('pressing save twice creates one recipe', async ({ page, product }) => {
  const person = await openManual(page, product);
  await fillWhole(page);
  await page.getByRole('button', { name: 'Create Recipe' }).dblclick();
  await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
  const { data } = await call(product, 'GET /recipes', { token: person.token });
  expect(data).toMatchObject({ pagination: { total: 1 } });
});

test.describe('a recipe that was changed elsewhere meanwhile', () => {
  test.beforeEach(({ expectTrouble }) => expectTrouble('409'));

  test('can be overwritten with what was typed @phone', async ({ page, product }) => {
    const { person, recipe } = await openEdit(page, product);
    await call(product, `PUT /recipes/${recipe.id}`, {
      token: person.token,
      body: { title: 'Theirs', tags: ['theirs'] },
    });
    await page.getByLabel('Title').fill('Mine');
    await save(page);
    await expect(page.getByRole('dialog')).toContainText('changed elsewhere');
    await page.getByRole('button', { name: 'Save Mine Over It' }).click();
    await expect(page).toHaveURL(`/recipes/${recipe.id}`);
    expect((await readRecipe(product, person, recipe.id)).title).toBe('Mine');
  });

  test('can be loaded anew without losing what was typed', async ({ page, product }) => {
    const { person, recipe } = await openEdit(page, product);
    await call(product, `PUT /recipes/${recipe.id}`, {
      token: person.token,
      body: { title: 'Theirs', directions: [{ instruction: 'Their step.' }] },
    });
    await page.getByLabel('Title').fill('Mine');
    await save(page);
    await page.getByRole('button', { name: 'Load Newer Version' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Theirs');
    expect(await steps(page)).toEqual(['Their step.']);
    await page.getByRole('button', { name: 'Bring My Text Back' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Mine');
    expect(await steps(page)).toHaveLength(3);
    await save(page);
    await expect(page).toHaveURL(`/recipes/${recipe.id}`);
    expect((await readRecipe(product, person, recipe.id)).title).toBe('Mine');
  });

  test('keeps the text that was put aside over a reload', async ({ page, product }) => {
    const { person, recipe } = await openEdit(page, product);
    await call(product, `PUT /recipes/${recipe.id}`, {
      token: person.token,
      body: { title: 'Theirs' },
    });
    await page.getByLabel('Title').fill('Mine');
    await save(page);
    await page.getByRole('button', { name: 'Load Newer Version' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Theirs');
    // Longer than the pause after which a draft is written.
    await page.waitForTimeout(700);
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue('Mine');
  });

  test('leaves the form alone when one keeps writing', async ({ page, product }) => {
    const { person, recipe } = await openEdit(page, product);
    await call(product, `PUT /recipes/${recipe.id}`, {
      token: person.token,
      body: { title: 'Theirs' },
    });
    await page.getByLabel('Title').fill('Mine');
    await save(page);
    await page.getByRole('button', { name: 'Keep Writing' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel('Title')).toHaveValue('Mine');
    expect((await readRecipe(product, person, recipe.id)).title).toBe('Theirs');
  });
});
