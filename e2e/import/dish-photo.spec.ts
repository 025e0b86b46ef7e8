import { photo } from '../recipe-form/drawn-photo.ts';
import { expectAccessible } from '../support/axe.ts';
import { checkHeading, expect, openImport, test } from './import-test.ts';

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

const CAPABLE = { url: true, text: true, recipeCard: true, dish: true, stockPhotos: false };

test.describe('with an AI provider', () => {
  test.beforeEach(async ({ page, product }) => {
    await page.route('**/api/ai/import/capabilities', (route) =>
      route.fulfill({ json: { success: true, data: CAPABLE } }),
    );
    await openImport(page, product, 'photo-dish');
    await page.getByLabel('Photos of the dish').setInputFiles(photo());
  });

  test('the photo of a dish becomes the picture of its recipe', async ({ page }) => {
    await page.route('**/api/ai/import/photo', (route) =>
      route.fulfill({ json: { success: true, data: { title: 'Tomato soup', confidence: 55 } } }),
    );
    await page.getByRole('button', { name: 'Import Recipe' }).click();
    await expect(checkHeading(page)).toBeVisible();
    await expect(page.getByAltText('The picture that comes with the recipe')).toHaveAttribute(
      'src',
      /^\/api\/uploads\//,
    );
  });

  test('a photo that cannot be kept is told', async ({ page, expectTrouble }) => {
    expectTrouble('500');
    await page.route('**/api/uploads', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Import Recipe' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to upload image');
  });
});
