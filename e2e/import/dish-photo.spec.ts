import { expectAccessible } from '../support/axe.ts';
import { expect, openImport, test } from './import-test.ts';

test('without an AI provider a dish photo is not asked for, and what is missing is said @phone', async ({
  page,
  product,
}) => {
  await openImport(page, product, 'photo-dish');
  await expect(page.getByRole('heading', { name: 'This needs an AI provider' })).toBeVisible();
  await expect(page.getByText('AI_PROVIDER')).toBeVisible();
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  await expectAccessible(page);
});

test('without an AI provider the chooser and the home page promise no dish photos', async ({
  page,
  product,
}) => {
  await page.goto('/');
  await expect(page.getByText('From photos of a recipe card, or from a URL.')).toBeVisible();
  await openImport(page, product, 'photo-dish');
  await page.goto('/recipes/new');
  await expect(
    page.getByText('Needs an AI provider, and none is set up on this installation.'),
  ).toBeVisible();
});
