import type { Page } from '@playwright/test';
import { photo } from '../recipe-form/drawn-photo.ts';
import { type Person, call } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { CARD_READ } from './card-result.ts';
import { checkHeading, expect, importAddress, openImport, test } from './import-test.ts';

const isBack = /^Your unsaved draft of .* is back\.$/;

async function signInAgain(page: Page, { email, password }: Person) {
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/^Your session has ended\. .* What you typed is kept/)).toBeVisible();
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/recipes/create/url');
}

test('a session that ends on the server loses nothing of what was imported @phone', async ({
  page,
  product,
  site,
  expectTrouble,
}) => {
  expectTrouble('401');
  const person = await openImport(page, product, 'url');
  const { refreshToken, token } = person;
  await importAddress(page, site.url('/lentil-soup'));
  await page.getByLabel('Title').fill('My lentil soup');
  await call(product, 'POST /auth/logout', { body: { refreshToken }, token });
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/^Your session has ended\. .* What you typed is kept/)).toBeVisible();
  await expectAccessible(page);
  await signInAgain(page, person);
  await expect(page.getByText(isBack)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('My lentil soup');
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
  await page.goto('/recipes/create/url');
  await expect(page.getByLabel('Recipe address')).toBeVisible();
});

test('a session that ends on the server loses nothing of what was pasted @phone', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('401');
  const person = await openImport(page, product, 'url');
  const { refreshToken, token } = person;
  await page.getByRole('button', { name: "Paste the page's text or HTML instead" }).click();
  const pasted = page.getByLabel("The page's text or HTML");
  await pasted.fill('Barley broth');
  await call(product, 'POST /auth/logout', { body: { refreshToken }, token });
  await page.getByRole('button', { name: 'Import Recipe' }).click();
  await signInAgain(page, person);
  await expect(pasted).toHaveValue('Barley broth');
  await page.reload();
  await expect(pasted).toHaveValue('Barley broth');
});

test('a logout in another tab leaves the address to who signs in again', async ({
  page,
  product,
}) => {
  const person = await openImport(page, product, 'url');
  await page.goto('/recipes/new');
  await page.getByRole('link', { name: 'From URL' }).click();
  const address = page.getByLabel('Recipe address');
  await address.fill('https://soups.example/barley');
  const other = await page.context().newPage();
  await other.goto('/recipes');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/login');
  await signInAgain(page, person);
  await expect(address).toHaveValue('https://soups.example/barley');
});

test('a card whose photo is being chosen asks before it is left and survives a reload', async ({
  page,
  product,
}) => {
  await page.route('**/api/ai/import/photo', (route) =>
    route.fulfill({ json: { success: true, data: CARD_READ } }),
  );
  await openImport(page, product, 'recipe-card');
  await page.goto('/recipes/new');
  await page.getByRole('link', { name: 'Recipe Card' }).click();
  await page.getByLabel('Photos of the card').setInputFiles(photo());
  await page.getByRole('button', { name: 'Import Recipe' }).click();
  const choice = page.getByRole('heading', { name: 'Choose a photo' });
  await expect(choice).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Keep Writing' }).click();
  await expect(page).toHaveURL('/recipes/create/recipe-card');
  await page.reload();
  await expect(choice).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(checkHeading(page)).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveValue('Plum cake');
  await expect(page.getByText(/^The photos were not kept/)).toBeVisible();
  await expectAccessible(page);
});
