import { enterAs, registerPerson } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

test('a page that could not be loaded is loaded at the next visit, with its looks', async ({
  page,
  context,
  product,
  expectTrouble,
}) => {
  expectTrouble('ERR_INTERNET_DISCONNECTED', 'Please check your connection');
  await enterAs(page, await registerPerson(product));
  await page.goto('/recipes');
  const menu = page.getByRole('banner');
  const failure = page.getByRole('heading', { name: 'This page could not be loaded' });
  await context.setOffline(true);
  await menu.getByRole('link', { name: 'Profile' }).click();
  await expect(failure).toBeVisible();
  await context.setOffline(false);
  await menu.getByRole('link', { name: 'My Recipes' }).click();
  await expect(failure).toBeHidden();
  await menu.getByRole('link', { name: 'Profile' }).click();
  const title = page.getByRole('heading', { name: 'Profile Settings' });
  await expect(title).toBeVisible();
  await expect(page.getByLabel('Current Password')).toBeVisible();
  const look = () =>
    page
      .getByRole('main')
      .locator('input, button')
      .evaluateAll((controls) => controls.map((it) => JSON.stringify(it.getBoundingClientRect())));
  const shown = await look();
  await page.reload();
  await expect(page.getByLabel('Current Password')).toBeVisible();
  expect(shown).toEqual(await look());
});
