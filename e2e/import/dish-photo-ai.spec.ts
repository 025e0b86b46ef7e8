import { STEW } from '../../apps/server/src/testing/ai-recipes.ts';
import { TEST_KEY } from '../../apps/server/src/testing/ai-wires.ts';
import { replies } from '../../apps/server/src/testing/fake-ai.ts';
import { photo } from '../recipe-form/drawn-photo.ts';
import { expectAccessible } from '../support/axe.ts';
import { test } from './ai-test.ts';
import { checkHeading, expect, openImport } from './import-test.ts';

test('with an AI provider the chooser and the home page promise dish photos', async ({
  page,
  product,
}) => {
  await page.goto('/');
  await expect(page.getByText('From photos of a card or a dish, or from a URL.')).toBeVisible();
  await openImport(page, product, 'photo-dish');
  await page.goto('/recipes/new');
  await expect(page.getByText('Start from a picture of the plate')).toBeVisible();
});

test('AI-5 the browser gets neither the key nor the address of the provider', async ({
  page,
  product,
  ai,
  expectTrouble,
}) => {
  expectTrouble('502');
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => bodies.push(response.text().catch(() => '')));
  ai.answer(replies(401, `{"error":"${TEST_KEY} at ${ai.host}"}`));
  await openImport(page, product, 'url');
  await page.goto('/recipes/new');
  await page.getByRole('link', { name: 'Photo of Dish' }).click();
  await page.getByLabel('Photos of the dish').setInputFiles(photo());
  await page.getByRole('button', { name: 'Import Recipe' }).click();
  await expect(page.getByRole('alert')).toContainText('does not accept the key');
  const all = (await Promise.all(bodies)).join('');
  expect(all.length).toBeGreaterThan(100_000);
  for (const secret of [TEST_KEY, ai.host]) expect(all).not.toContain(secret);
});

test.describe('the photo of a dish', () => {
  test.beforeEach(async ({ page, product }) => {
    await openImport(page, product, 'photo-dish');
    await page.getByLabel('Photos of the dish').setInputFiles(photo());
  });

  test('becomes a recipe that is all guessed, with the photo as its picture @phone', async ({
    page,
    ai,
  }) => {
    ai.answer(ai.says(STEW));
    await page.getByRole('button', { name: 'Import Recipe' }).click();
    await expect(checkHeading(page)).toBeVisible();
    await expect(page.getByText('All of this is guessed from the photo')).toBeVisible();
    await expect(page.getByText('Confidence 65')).toBeVisible();
    await expect(page.getByText('AI confidence is low.')).toBeVisible();
    await expect(page.getByText('4 guessed', { exact: true })).toBeVisible();
    const rows = page.getByRole('listitem');
    await expect(rows.filter({ hasText: 'Seen in the photo' })).toHaveCount(2);
    await expect(rows.filter({ hasText: 'Assumed' })).toHaveCount(2);
    await expect(
      rows
        .filter({ hasText: 'Assumed' })
        .first()
        .getByLabel(/^Ingredient of/),
    ).toHaveValue('cumin');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save Recipe' }).click();
    await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { name: 'Chickpea stew' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Chickpea stew' })).toHaveAttribute(
      'src',
      /\/api\/uploads\//,
    );
  });

  test('of which hardly anything can be told warns twice, and leaves open what was not said', async ({
    page,
    ai,
  }) => {
    const unsaid = { servings: null, prepTime: null, cookTime: null, difficulty: null };
    ai.answer(ai.says({ ...STEW, ...unsaid, confidence: 24 }));
    await page.getByRole('button', { name: 'Import Recipe' }).click();
    await expect(page.getByText('Very Poor', { exact: true })).toBeVisible();
    await expect(page.getByText(/AI confidence is low/)).toBeVisible();
    await expect(page.getByText(/Compare every line with the source/)).toBeVisible();
    for (const label of ['Servings', 'Prep time', 'Cook time'])
      await expect(page.getByLabel(label)).toHaveValue('0');
    await expect(page.getByLabel('Difficulty')).toHaveValue('medium');
  });

  test('is still there after a failure, and works at the next try', async ({
    page,
    ai,
    expectTrouble,
  }) => {
    expectTrouble('502', '422');
    const chosen = page.getByRole('img', { name: 'Front' });
    const start = page.getByRole('button', { name: 'Import Recipe' });
    ai.answer(replies(429, '{}'));
    await start.click();
    await expect(page.getByRole('alert')).toContainText('The AI provider is busy');
    await expect(chosen).toBeVisible();
    ai.answer(ai.says({ found: false }));
    await start.click();
    await expect(page.getByRole('alert')).toContainText('No dish could be made out');
    await expect(chosen).toBeVisible();
    ai.answer(ai.says(STEW));
    await start.click();
    await expect(checkHeading(page)).toBeVisible();
  });

  test('that cannot be kept is told', async ({ page, expectTrouble }) => {
    expectTrouble('500');
    await page.route('**/api/uploads', (route) =>
      route.fulfill({
        status: 500,
        json: { success: false, error: { code: 'internal', message: 'The disk is full' } },
      }),
    );
    await page.getByRole('button', { name: 'Import Recipe' }).click();
    await expect(page.getByText('Failed to upload image', { exact: true })).toBeVisible();
    await expect(page.getByText('The disk is full')).toBeHidden();
  });
});
