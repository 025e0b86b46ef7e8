import type { Recipe } from '@commonplate/contract';
import type { Page, Route } from '@playwright/test';
import { type Person, call } from '../support/accounts.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { photo } from './drawn-photo.ts';
import { fillWhole, openEdit, openManual, readRecipe, save } from './recipe-form-page.ts';

const saved = /\/recipes\/[0-9a-f-]{36}$/;

async function titles(product: Product, person: Person) {
  const { data } = await call(product, 'GET /recipes', { token: person.token });
  return (data as { recipes: Recipe[] }).recipes.map(({ title }) => title);
}

/** Holds every save until told to let go. */
async function holdSaves(page: Page, answer: (route: Route) => Promise<void>) {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/api\/recipes(?:\/[0-9a-f-]{36})?$/, async (route) => {
    if (route.request().method() === 'GET') {
      await route.continue();
      return;
    }
    await held;
    await answer(route);
  });
  return letGo;
}

/** The server does as told, and the connection breaks before its answer. */
async function loseAnswers(page: Page, method: 'POST' | 'PUT') {
  await page.route(/\/api\/recipes(?:\/[0-9a-f-]{36})?$/, async (route) => {
    if (route.request().method() !== method) {
      await route.continue();
      return;
    }
    await route.fetch();
    await route.abort();
  });
}

test('while a recipe is saved its fields are closed, and open again after a failure', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('500');
  await openEdit(page, product);
  const servings = page.getByLabel('Servings');
  await page.getByLabel('Title').fill('Pea soup II');
  const letGo = await holdSaves(page, (route) => route.fulfill({ status: 500, body: '' }));
  await servings.fill('5');
  await servings.press('Enter');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await page.keyboard.type('99');
  await expect(servings).not.toBeFocused();
  await expect(servings).toHaveValue('5');
  letGo();
  await expect(page.getByRole('alert')).toContainText('Failed to update recipe');
  await expect(servings).toBeFocused();
  await page.getByLabel('Title').fill('Pea soup III');
  await expect(page.getByLabel('Title')).toHaveValue('Pea soup III');
});

test('a creation whose answer was lost makes one recipe, with what was corrected since', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('ERR_FAILED');
  const person = await openManual(page, product);
  await fillWhole(page);
  await loseAnswers(page, 'POST');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('could not be reached');
  await page.getByLabel('Title').fill('Plum tart');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Plum tart');
  await page.unrouteAll();
  await save(page);
  await expect(page).toHaveURL(saved);
  expect(await titles(product, person)).toEqual(['Plum tart']);
});

test('a creation that is answered at once is one call', async ({ page, product }) => {
  await openManual(page, product);
  await fillWhole(page, '  Plum   cake ');
  await page.getByLabel('Add a tag').fill('cake, CAKE, plum');
  await page.getByLabel('Calories').fill('210,5');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.method());
  });
  await save(page);
  await expect(page).toHaveURL(saved);
  expect(calls).toEqual(['POST']);
});

test('a change whose answer was lost is no conflict with itself', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('ERR_FAILED', '409');
  const { person, recipe } = await openEdit(page, product);
  await page.getByLabel('Title').fill('Mine');
  await loseAnswers(page, 'PUT');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('could not be reached');
  await page.unrouteAll();
  await save(page);
  await expect(page).toHaveURL(`/recipes/${recipe.id}`);
  expect((await readRecipe(product, person, recipe.id)).title).toBe('Mine');
});

test.describe('who leaves while a recipe is saved', () => {
  const question = (page: Page) => page.getByRole('dialog', { name: 'Your recipe is being saved' });

  async function leaveWhileSaving(page: Page) {
    await save(page);
    await page.getByRole('link', { name: 'My Recipes' }).click();
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'My Recipes' })).toBeVisible();
  }

  test('is told that it was saved, and not pulled away', async ({ page, product }) => {
    await openManual(page, product);
    await fillWhole(page);
    const letGo = await holdSaves(page, (route) => route.continue());
    await leaveWhileSaving(page);
    letGo();
    await expect(page.getByText('Recipe created')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Plum cake' })).toBeVisible();
    await expect(page).toHaveURL('/recipes');
    await page.goto('/recipes/create/manual');
    await expect(page.getByLabel('Title')).toHaveValue('');
  });

  test('finds it in a list whose first answer is from before it was saved', async ({
    page,
    product,
  }) => {
    await openManual(page, product);
    await fillWhole(page);
    const letGo = await holdSaves(page, (route) => route.continue());
    const { promise: isSaved, resolve: tell } = Promise.withResolvers<void>();
    await page.route(
      '**/api/recipes?*',
      async (route) => {
        const before = await route.fetch();
        await isSaved;
        await route.fulfill({ response: before }).catch(() => undefined);
      },
      { times: 1 },
    );
    const answered = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/api/recipes?'),
    );
    await leaveWhileSaving(page);
    letGo();
    await expect(page.getByText('Recipe created')).toBeVisible();
    tell();
    await answered;
    await expect(page.getByRole('heading', { name: 'Plum cake' })).toBeVisible();
  });

  test('is told that it was not, and finds the text again', async ({
    page,
    product,
    expectTrouble,
  }) => {
    expectTrouble('500');
    await openManual(page, product);
    await fillWhole(page);
    const letGo = await holdSaves(page, (route) => route.fulfill({ status: 500, body: '' }));
    await leaveWhileSaving(page);
    letGo();
    await expect(page.getByText('Failed to create recipe')).toBeVisible();
    await expect(page).toHaveURL('/recipes');
    await page.getByRole('button', { name: 'Go Back to It' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Plum cake');
  });

  test('sees a failure that comes before the decision', async ({
    page,
    product,
    expectTrouble,
  }) => {
    expectTrouble('500');
    await openManual(page, product);
    await fillWhole(page);
    const letGo = await holdSaves(page, (route) => route.fulfill({ status: 500, body: '' }));
    await save(page);
    await page.getByRole('link', { name: 'My Recipes' }).click();
    await expect(question(page)).toBeVisible();
    letGo();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alert')).toContainText('Failed to create recipe');
    await expect(page.getByLabel('Title')).toHaveValue('Plum cake');
  });
});

test('a photo that could not be uploaded holds the save until it is sent or given up', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('ERR_FAILED');
  const { person, recipe } = await openEdit(page, product);
  const field = page.getByLabel('Photo', { exact: true });
  await page.route('**/api/uploads', (route) => route.abort());
  await field.setInputFiles(photo());
  await expect(page.getByText('Upload failed. Please try again.')).toBeVisible();
  await expect(page.getByText('1 thing to fix: the photo was not uploaded')).toBeVisible();
  await page.getByLabel('Title').fill('Pea soup II');
  await save(page);
  await expect(field).toBeFocused();
  expect((await readRecipe(product, person, recipe.id)).title).toBe('Pea soup');
  await page.getByRole('button', { name: 'Keep Old Photo' }).click();
  await expect(page.getByText('Ready to save').first()).toBeVisible();
  await save(page);
  await expect(page).toHaveURL(`/recipes/${recipe.id}`);
  expect((await readRecipe(product, person, recipe.id)).photoUrl).toBe(recipe.photoUrl);
});
