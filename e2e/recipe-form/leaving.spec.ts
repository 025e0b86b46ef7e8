import { SignedIn } from '@commonplate/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { call, enterAs, registerPerson } from '../support/accounts.ts';
import {
  addIngredient,
  choosePhoto,
  fillWhole,
  ingredientNames,
  openEdit,
  openManual,
  save,
  storeRecipe,
} from './recipe-form-page.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

const stored = (page: Page, text: string) =>
  expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage))))
    .toContain(text);

test('Back goes to the previous page', async ({ page, product }) => {
  await openManual(page, product);
  await page.goto('/recipes/new');
  await page.getByRole('link', { name: 'Manual Entry' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/recipes/new');
});

test('Back on a form that was opened by its address goes to where it belongs', async ({
  page,
  product,
}) => {
  const { recipe } = await openEdit(page, product);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(`/recipes/${recipe.id}`);
});

test('an untouched form is left without a question', async ({ page, product }) => {
  await openManual(page, product);
  await page.getByRole('link', { name: 'Back to Recipe Options' }).click();
  await expect(page).toHaveURL('/recipes/new');
});

test('with unsaved changes every way out asks first @phone', async ({
  page,
  product,
  isMobile,
}) => {
  await openManual(page, product);
  await page.goto('/recipes/new');
  await page.getByRole('link', { name: 'Manual Entry' }).click();
  await page.getByLabel('Title').fill('Plum cake');
  const ways: (() => Promise<unknown>)[] = [
    () => page.getByRole('button', { name: 'Back', exact: true }).click(),
    () => page.getByRole('link', { name: 'Back to Recipe Options' }).click(),
    () => page.goBack(),
    async () => {
      if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('link', { name: 'My Recipes' }).click();
    },
  ];
  for (const leave of ways) {
    await leave();
    await expect(question(page)).toBeVisible();
    await page.getByRole('button', { name: 'Keep Writing' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL('/recipes/create/manual');
    await expect(page.getByLabel('Title')).toHaveValue('Plum cake');
  }
});

test('who leaves all the same gets where they wanted, and the text is gone', async ({
  page,
  product,
}) => {
  await openManual(page, product);
  await page.getByLabel('Title').fill('Plum cake');
  await page.getByRole('link', { name: 'Back to Recipe Options' }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/recipes/new');
  await page.getByRole('link', { name: 'Manual Entry' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('a row that is only half written is reason enough to ask', async ({ page, product }) => {
  await openManual(page, product);
  await page.getByLabel('Ingredient', { exact: true }).fill('plu');
  await page.getByRole('link', { name: 'Back to Recipe Options' }).click();
  await expect(question(page)).toBeVisible();
});

test('closing the tab asks the browser’s own question', async ({ page, product }) => {
  await openManual(page, product);
  await page.getByLabel('Title').fill('Plum cake');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});

test('after a save nothing asks', async ({ page, product }) => {
  const { recipe } = await openEdit(page, product);
  await page.getByLabel('Title').fill('Pea soup II');
  await save(page);
  await expect(page).toHaveURL(`/recipes/${recipe.id}`);
  await expect(question(page)).toHaveCount(0);
});

test('what was typed survives a reload, rows and picture and half-written line included @phone', async ({
  page,
  product,
}) => {
  await openManual(page, product);
  await page.getByLabel('Title').fill('Plum cake');
  await choosePhoto(page);
  await addIngredient(page, '1', 'plum');
  await page.getByLabel('Add a tag').fill('cake,');
  await page.getByLabel('Next step').fill('Stone the pl');
  await page.reload();
  await expect(page.getByText(/^Your unsaved draft of .* is back\.$/)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Plum cake');
  expect(await ingredientNames(page)).toEqual(['plum']);
  await expect(page.getByLabel('Next step')).toHaveValue('Stone the pl');
  await expect(page.getByRole('button', { name: 'Remove tag cake' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'The photo of this recipe' })).toBeVisible();
  await save(page);
  await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
});

test('what was typed survives a crash of the tab', async ({ page, product, context }) => {
  await openManual(page, product);
  await page.getByLabel('Title').fill('Plum cake');
  await stored(page, 'Plum cake');
  const again = await context.newPage();
  await page.close({ runBeforeUnload: false });
  await again.goto('/recipes/create/manual');
  await expect(again.getByLabel('Title')).toHaveValue('Plum cake');
});

test('two tabs write two recipes, and neither takes the other’s draft', async ({
  page,
  product,
  context,
}) => {
  await openManual(page, product);
  await page.getByLabel('Title').fill('Recipe A');
  await stored(page, 'Recipe A');
  const other = await context.newPage();
  await other.goto('/recipes/create/manual');
  await expect(other.getByLabel('Title')).toHaveValue('');
  await other.getByLabel('Title').fill('Recipe B');
  await stored(other, 'Recipe B');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Recipe A');
  await other.reload();
  await expect(other.getByLabel('Title')).toHaveValue('Recipe B');
});

test('a draft can be discarded @phone', async ({ page, product }) => {
  await openEdit(page, product);
  await page.getByLabel('Title').fill('Something else');
  await page.getByRole('button', { name: 'Remove ingredient 1' }).click();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Something else');
  await page.getByRole('button', { name: 'Discard Draft' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Pea soup');
  expect(await ingredientNames(page)).toEqual(['peas', 'onion', 'salt']);
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Pea soup');
  await expect(page.getByText('is back.')).toHaveCount(0);
});

test('a draft belongs to its cook and its recipe', async ({ page, product }) => {
  const { person } = await openEdit(page, product);
  await page.getByLabel('Title').fill('Secret soup');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Secret soup');
  const other = await storeRecipe(product, person, { title: 'Leek soup' });
  await page.goto(`/recipes/${other.id}/edit`);
  await expect(page.getByLabel('Title')).toHaveValue('Leek soup');
  await page.goto('/recipes/create/manual');
  await expect(page.getByLabel('Title')).toHaveValue('');
  await enterAs(page, await registerPerson(product));
  await page.goto('/recipes/create/manual');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('logging out asks what becomes of a draft, and does as told @phone', async ({
  page,
  product,
  isMobile,
}) => {
  const person = await openManual(page, product);
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')).length);
  const logOut = async (way: string) => {
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    const asked = page.getByRole('dialog', { name: 'Keep your unfinished recipe?' });
    await asked.getByRole('button', { name: way }).click();
    await expect(asked).toHaveCount(0);
  };
  await page.getByLabel('Title').fill('Plum cake');
  await expect.poll(drafts).toBe(1);
  await logOut('Stay Signed In');
  await expect(page.getByLabel('Title')).toHaveValue('Plum cake');
  await logOut('Keep and Log Out');
  await expect(page).toHaveURL('/login');
  expect(await drafts()).toBe(1);

  const { email, password } = person;
  const again = await call(product, 'POST /auth/login', { body: { email, password } });
  await enterAs(page, SignedIn.parse(again.data));
  await page.goto('/recipes/create/manual');
  await expect(page.getByLabel('Title')).toHaveValue('Plum cake');
  await logOut('Delete and Log Out');
  await expect(page).toHaveURL('/login');
  expect(await drafts()).toBe(0);
});

test('a draft of an older version does not silently overwrite the newer one', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('409');
  const { person, recipe } = await openEdit(page, product);
  await page.getByLabel('Title').fill('Draft of Monday');
  await page.goto('/recipes/new');
  await fetch(`${product.url}/api/recipes/${recipe.id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Version of Tuesday' }),
  });
  await page.goto(`/recipes/${recipe.id}/edit`);
  await expect(page.getByLabel('Title')).toHaveValue('Draft of Monday');
  await save(page);
  await expect(page.getByRole('dialog', { name: 'This recipe has changed' })).toBeVisible();
});

test('a session that ends while one writes leads to signing in and back to the text', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('401');
  const person = await openManual(page, product);
  await fillWhole(page);
  await page.evaluate(() => {
    localStorage.setItem('authToken', 'expired');
    localStorage.removeItem('refreshToken');
  });
  await save(page);
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/recipes/create/manual');
  await expect(page.getByLabel('Title')).toHaveValue('Plum cake');
  await save(page);
  await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
});
