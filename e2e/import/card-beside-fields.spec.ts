import type { ImportResult } from '@commonplate/contract';
import type { Page } from '@playwright/test';
import { photo } from '../recipe-form/drawn-photo.ts';
import { expectAccessible } from '../support/axe.ts';
import { CARD_READ, regionAt } from './card-result.ts';
import { expect, openImport, test } from './import-test.ts';

const NOTES = [
  { text: 'For the icing', region: regionAt(0.5) },
  { text: '200 g icing sugar', region: regionAt(0.6) },
  { text: 'Note: Keeps five days in a tin.', region: regionAt(0.8) },
];

const picker = (page: Page) => page.getByLabel('Photos of the card');
const crops = (page: Page) => page.getByRole('button', { name: 'Enlarge this part of Front' });

async function read(page: Page, answer: Partial<ImportResult>) {
  await page.route(/\/api\/ai\/import\/photos?$/, (route) =>
    route.fulfill({ json: { success: true, data: { ...CARD_READ, ...answer } } }),
  );
  await page.route('**/api/photos/suggest', (route) =>
    route.fulfill({ json: { success: true, data: { photos: [] } } }),
  );
  await page.getByRole('button', { name: 'Import Recipe' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
}

test.beforeEach(({ page, product }) => openImport(page, product, 'recipe-card'));

test('lines no field holds are shown with their part of the photo and become steps or ingredients @phone', async ({
  page,
}) => {
  await picker(page).setInputFiles([photo('front.png'), photo('back.png')]);
  await read(page, { evidence: [], leftOut: NOTES, unreadPhotos: [1], aiFailed: true });
  await expect(page.getByText('Nothing could be read on Back.')).toBeVisible();
  await expect(page.getByText('the built-in reader read this alone')).toBeVisible();
  await expect(page.getByText('Nothing left to check.')).toBeHidden();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const section = page.getByRole('region', { name: 'Also on the card' });
  await expect(section.getByText('For the icing')).toBeInViewport();
  await expect(crops(page)).toHaveCount(3);
  const add = section.getByRole('button', { name: 'Add as step' });
  await expect(add.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Step 2', { exact: true })).toHaveValue('For the icing');
  await expect(section.getByText('Added as step 2.')).toBeVisible();
  await expect(add.first()).toBeFocused();
  await section.getByRole('button', { name: 'Add as ingredient' }).first().click();
  await expect(page.getByLabel('Quantity of ingredient 2')).toHaveValue('200');
  await expect(page.getByLabel('Unit of ingredient 2')).toHaveValue('g');
  await expect(page.getByLabel('Ingredient of ingredient 2')).toHaveValue('icing sugar');
  await expect(section.getByText('Added as ingredient 2.')).toBeVisible();
  await expect(add).toHaveCount(1);
  await add.press('Enter');
  await expect(page.getByLabel('Step 3', { exact: true })).toHaveValue(/five days/);
  await expect(page.getByLabel('Step 3', { exact: true })).toBeFocused();
  await expect(page.getByText('Nothing left to check.')).toBeVisible();

  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Note: Keeps five days in a tin.')).toBeVisible();
});

test('a line is added where it stood between the steps, is listed again once removed, and Undo brings it back by key @phone', async ({
  page,
}) => {
  await picker(page).setInputFiles(photo('front.png'));
  await read(page, {
    directions: ['Stir until smooth.', 'Bake for an hour.'].map((instruction, at) => ({
      step: at + 1,
      instruction,
    })),
    evidence: [0.3, 0.7].map((y, at) => ({
      path: `directions.${at}`,
      confidence: 95,
      basis: 'source',
      region: regionAt(y),
    })),
    leftOut: NOTES,
  });
  await page.getByRole('button', { name: 'Add as step: For the icing' }).click();
  const icing = page.getByLabel('Step 2', { exact: true });
  await expect(icing).toHaveValue('For the icing');
  await expect(page.getByLabel('Step 3', { exact: true })).toHaveValue('Bake for an hour.');
  await page.getByRole('button', { name: 'Remove step 2' }).press('Enter');
  await expect(page.getByText('Step 2 removed, and listed below again')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add as step: For the icing' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove step 2' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(icing).toHaveValue('For the icing');
  await expect(page.getByRole('button', { name: 'Remove step 2' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Add as step: For the icing' })).toBeHidden();
});

const UNKNOWN = {
  name: 'IMG_1.heic',
  mimeType: 'image/heic',
  buffer: Buffer.from('a kind of photo this browser does not know'),
};

test('of a photo the browser cannot show the name is shown, then a picture the server made', async ({
  page,
}) => {
  await picker(page).setInputFiles(UNKNOWN);
  await expect(page.getByText('IMG_1.heic')).toBeVisible();
  await page.route('**/api/uploads', (route) =>
    route.fulfill({ json: { success: true, data: { url: '/made.png', width: 400, height: 300 } } }),
  );
  await page.route('**/made.png', (route) =>
    route.fulfill({ contentType: 'image/png', body: photo().buffer }),
  );
  await read(page, {});
  await expect(page.getByRole('img', { name: 'Front' })).toHaveAttribute('src', '/made.png');
  await expect(crops(page)).toHaveCount(1);
});

test('of a photo nobody can show the words that were read are shown, and no empty box', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('413');
  await picker(page).setInputFiles(UNKNOWN);
  await page.route('**/api/uploads', (route) => route.fulfill({ status: 413, body: '' }));
  await read(page, {});
  const line = page.getByRole('listitem').filter({ hasText: 'Check, 64 %' });
  await expect(line.getByText('150 g butter')).toBeVisible();
  await expect(crops(page)).toHaveCount(0);
  await expect(page.getByText('IMG_1.heic')).toBeVisible();
});
