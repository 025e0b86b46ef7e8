import { cardPhoto } from './card-photo.ts';
import { test } from './ai-test.ts';
import { checkHeading, expect, openImport } from './import-test.ts';

test.use({ wire: 'anthropic' });

const BROTH = {
  title: 'Barley Broth',
  servings: 4,
  ingredients: [
    { quantity: '200', unit: 'g', item: 'pearl barley' },
    { quantity: '3', unit: '', item: 'carrots' },
    { quantity: '1', unit: 'tbsp', item: 'butter' },
    { quantity: '1', unit: 'litre', item: 'stock' },
  ],
  directions: [
    { step: 1, instruction: 'Cut the carrots and soften them in the butter.' },
    { step: 2, instruction: 'Add barley and stock and simmer for 50 minutes.' },
  ],
  confidence: 90,
};

test('a card read in two ways shows both readings beside its place in the photo', async ({
  page,
  browser,
  product,
  ai,
}) => {
  test.setTimeout(240_000);
  ai.answer(ai.says(BROTH));
  await page.route('**/api/photos/suggest', (route) =>
    route.fulfill({ json: { success: true, data: { photos: [] } } }),
  );
  await openImport(page, product, 'recipe-card');
  await page.getByLabel('Photos of the card').setInputFiles(await cardPhoto(browser));
  await page.getByRole('button', { name: 'Import Recipe' }).click();
  await page.getByRole('button', { name: 'Skip' }).click({ timeout: 150_000 });
  await expect(checkHeading(page)).toBeVisible();
  const carrots = page.getByRole('listitem').filter({ hasText: 'AI: 3 carrots' });
  await expect(carrots).toContainText('Built-in reader: 2 carrots');
  await expect(carrots).toContainText('Check, 45 %');
  await expect(carrots.getByLabel(/^Quantity of/)).toHaveValue('2');
  await expect(page.getByText('AI confidence is low.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
});
