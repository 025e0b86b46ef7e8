import type { ImportResult } from '@commonplate/contract';
import type { Locator, Page } from '@playwright/test';
import { photo } from '../recipe-form/drawn-photo.ts';
import { expectAccessible } from '../support/axe.ts';
import { cardPhoto } from './card-photo.ts';
import { checkHeading, expect, openImport, test } from './import-test.ts';

const TYPES = 'Please select valid image files (JPG, PNG, WEBP under 15MB)';
const region = { photo: 0, x: 0.1, y: 0.2, width: 0.4, height: 0.06 };

const READ: ImportResult = {
  title: 'Plum cake',
  servings: 8,
  prepTime: 0,
  cookTime: 45,
  difficulty: 'medium',
  ingredients: [
    { quantity: '150', unit: 'g', item: 'butter' },
    { quantity: '120', unit: 'g', item: 'sugar' },
  ],
  directions: [{ step: 1, instruction: 'Bake at 180 degrees for 45 minutes.' }],
  nutrition: {},
  tags: [],
  confidence: 76,
  aiGenerated: true,
  generatedAt: '2026-05-04T10:00:00.000Z',
  engine: 'ocr',
  evidence: [
    { path: 'servings', confidence: 50, basis: 'inferred' },
    { path: 'ingredients.0', confidence: 96, basis: 'source', excerpt: '150 g butter' },
    {
      path: 'ingredients.1',
      confidence: 64,
      basis: 'source',
      excerpt: '120 g sugar',
      unsureWords: [2],
      region,
    },
  ],
};

const STOCK = {
  id: 'stock-1',
  url: 'https://photos.example/plum.jpg',
  thumbnailUrl: '',
  description: 'A plum cake on a table',
  photographer: 'Rosa Imanova',
  photographerUrl: 'https://photos.example/rosa',
  license: 'CC BY 4.0',
  licenseUrl: 'https://licenses.example/by',
};

const picker = (page: Page) => page.getByLabel('Photos of the card');
const labels = (page: Page) => page.getByRole('list', { name: 'Chosen photos' }).getByRole('img');
const importNow = (page: Page) => page.getByRole('button', { name: 'Import Recipe' }).click();
const answerRead = (page: Page, about: Partial<ImportResult> = {}) =>
  page.route('**/api/ai/import/photo', (route) =>
    route.fulfill({ json: { success: true, data: { ...READ, ...about } } }),
  );
const answerStock = (page: Page, data: unknown) =>
  page.route('**/api/photos/suggest', (route) => route.fulfill({ json: { success: true, data } }));

test.beforeEach(({ page, product }) => openImport(page, product, 'recipe-card'));

test('photos are labelled Front, Back, Photo n, and can be ordered and removed @phone', async ({
  page,
}) => {
  await picker(page).setInputFiles([photo('a.png'), photo('b.png'), photo('c.png')]);
  const alts = () => labels(page).evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
  await expect.poll(alts).toEqual(['Front', 'Back', 'Photo 3']);
  const second = await labels(page).nth(1).getAttribute('src');
  await page.getByRole('button', { name: 'Move Back earlier' }).click();
  await expect(labels(page).first()).toHaveAttribute('src', second ?? '');
  await page.getByRole('button', { name: 'Remove Front' }).click();
  await expect.poll(alts).toEqual(['Front', 'Back']);
});

test('what is no image is refused with the kinds that are taken', async ({ page }) => {
  await picker(page).setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('soup'),
  });
  await expect(page.getByText(TYPES)).toBeVisible();
  await expect(labels(page)).toHaveCount(0);
});

test('importing without a photo asks for one', async ({ page }) => {
  await importNow(page);
  await expect(page.getByText(TYPES)).toBeVisible();
});

test('of six photos five are taken, with a message', async ({ page }) => {
  await picker(page).setInputFiles(Array.from({ length: 6 }, (_, at) => photo(`${at}.png`)));
  await expect(page.getByText('Maximum 5 images allowed')).toBeVisible();
  await expect(labels(page)).toHaveCount(5);
});

test('photos dropped on the frame are taken', async ({ page }) => {
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'card.png', { type: 'image/png' }));
      return data;
    },
    [...photo().buffer],
  );
  await picker(page).dispatchEvent('drop', { dataTransfer: transfer });
  await expect(labels(page)).toHaveCount(1);
});

test('a phone offers its camera @phone-only', async ({ page }) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take a Photo' }).click();
  await (await chooser).setFiles(photo());
  await expect(labels(page)).toHaveCount(1);
});

test('a large photo is made smaller before it is sent', async ({ page, browser }) => {
  const large = await browser.newPage({ viewport: { width: 3200, height: 2400 } });
  const buffer = await large.screenshot({ type: 'png' });
  await large.close();
  const size = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const send = globalThis.fetch;
        globalThis.fetch = async (input, init) => {
          const image = init?.body instanceof FormData ? init.body.get('image') : null;
          if (image instanceof File) {
            const bitmap = await createImageBitmap(image);
            resolve([bitmap.width, bitmap.height]);
          }
          return send(input, init);
        };
      }),
  );
  await answerRead(page);
  await answerStock(page, { photos: [] });
  await picker(page).setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer });
  await importNow(page);
  expect(await size).toEqual([2400, 1800]);
});

test('a failed reading brings one back with the message and the photos still there', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('422');
  await picker(page).setInputFiles([photo('front.png'), photo('back.png')]);
  await page.route('**/api/ai/import/photos', (route) =>
    route.fulfill({
      status: 422,
      json: { success: false, error: { message: 'Too blurred', code: 'unreadable_photo' } },
    }),
  );
  await importNow(page);
  await expect(page.getByRole('alert')).toContainText('Too blurred');
  await expect(labels(page)).toHaveCount(2);
});

for (const [count, endpoint, message] of [
  [1, 'photo', 'Failed to import recipe from photo'],
  [2, 'photos', 'Failed to import recipe from photos'],
] as const) {
  test(`without words from the server, ${count} failed say: ${message}`, async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble('500');
    await page.route(`**/api/ai/import/${endpoint}`, (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await picker(page).setInputFiles(Array.from({ length: count }, (_, at) => photo(`${at}.png`)));
    await importNow(page);
    await expect(page.getByRole('alert').getByText(message, { exact: true })).toBeVisible();
  });
}

test('where no stock photo is found, the reason is told and one goes on @phone', async ({
  page,
}) => {
  await answerRead(page);
  await answerStock(page, { photos: [], message: 'No photo service is set up.' });
  await picker(page).setInputFiles(photo());
  await importNow(page);
  await expect(page.getByRole('heading', { name: 'No Photos Found' })).toBeVisible();
  await expect(page.getByText('No photo service is set up.')).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(checkHeading(page)).toBeVisible();
});

test('a failed photo service is told in the empty state, and can be asked again', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('502');
  await answerRead(page);
  await page.route('**/api/photos/suggest', (route) => route.fulfill({ status: 502, body: '' }));
  await picker(page).setInputFiles(photo());
  await importNow(page);
  await expect(page.getByRole('heading', { name: 'No Photos Found' })).toBeVisible();
  await expect(page.getByText('Failed to load photo suggestions')).toBeVisible();
  await answerStock(page, { photos: [STOCK] });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: STOCK.description })).toBeVisible();
});

test('a stock photo is chosen with its credit, and kept by its own address if need be', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('502', 'photos.example');
  await answerRead(page);
  await answerStock(page, { photos: [STOCK] });
  await page.route('**/api/photos/download', (route) => route.fulfill({ status: 502, body: '' }));
  await page.route('https://photos.example/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: photo().buffer }),
  );
  await picker(page).setInputFiles(photo());
  await importNow(page);
  await expect(page.getByRole('heading', { name: 'Choose a photo' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rosa Imanova' })).toHaveAttribute(
    'href',
    STOCK.photographerUrl,
  );
  await expect(page.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: STOCK.description }).click();
  await page.getByRole('button', { name: 'Use This Photo' }).click();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/recipes'),
  );
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    photoUrl: STOCK.url,
    photoCredit: { photographer: 'Rosa Imanova', license: 'CC BY 4.0' },
  });
});

test('a stock photo that can neither be fetched nor named is left out, and the recipe is saved @phone', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('502', '127.0.0.1');
  const url = 'http://127.0.0.1:9/plum.jpg';
  await answerRead(page);
  await answerStock(page, { photos: [{ ...STOCK, url }] });
  await page.route('**/api/photos/download', (route) => route.fulfill({ status: 502, body: '' }));
  await picker(page).setInputFiles(photo());
  await importNow(page);
  await page.getByRole('button', { name: STOCK.description }).click();
  await page.getByRole('button', { name: 'Use This Photo' }).click();
  const save = page.getByRole('button', { name: 'Save Recipe' });
  const toast = page.locator('[data-phase]').filter({ hasText: 'Picture left out' });
  await expect(toast).toBeVisible();
  // What is told does not lie over what is clicked next.
  const [told, button] = [await toast.boundingBox(), await save.boundingBox()];
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  await save.click();
  await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
});

test('a doubtful line shows its part of the photo, and the photo leads to its field @phone', async ({
  page,
}) => {
  await answerRead(page);
  await answerStock(page, { photos: [] });
  await picker(page).setInputFiles(photo());
  await importNow(page);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('1 place to check, 1 worked out')).toBeVisible();
  await page.getByRole('button', { name: 'Go to the field of mark 1' }).click();
  await expect(page.getByLabel('Quantity of ingredient 2')).toBeFocused();
  const doubtful = page.getByRole('listitem').filter({ hasText: 'Check, 64 %' });
  await expect(doubtful.locator('mark')).toHaveText('sugar');
  const crop = doubtful.getByRole('button', { name: 'Enlarge this part of Front' });
  const widthOf = async (image: Locator) => (await image.boundingBox())?.width ?? 0;
  const inline = await widthOf(crop.locator('img'));
  await crop.click();
  const zoom = page.getByRole('dialog', { name: 'Front' });
  await expect.poll(() => widthOf(zoom.getByRole('img'))).toBeGreaterThan(1.9 * inline);
  await zoom.getByRole('button', { name: 'Close' }).click();
  await expectAccessible(page);
});

test('every field that was read has its part of the photo, and marks of one line can each be tapped @phone', async ({
  page,
}) => {
  const seen = (path: string, y: number, confidence = 95) => ({
    path,
    confidence,
    basis: 'source' as const,
    excerpt: path,
    region: { photo: 0, x: 0.1, y, width: 0.6, height: 0.05 },
  });
  await answerRead(page, {
    evidence: [
      seen('title', 0.1),
      ...['servings', 'prepTime', 'cookTime'].map((fact) => seen(fact, 0.2, 60)),
      seen('ingredients.0', 0.4),
      seen('ingredients.1', 0.5),
      seen('directions.0', 0.7),
    ],
  });
  await answerStock(page, { photos: [] });
  await picker(page).setInputFiles(photo());
  await importNow(page);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('button', { name: 'Enlarge this part of Front' })).toHaveCount(7);
  const row = page.getByRole('listitem').filter({ has: page.getByLabel('Unit of ingredient 2') });
  const crop = row.getByRole('button', { name: 'Enlarge this part of Front' });
  // The middle of the line, half way down the photo, is the middle of its crop.
  await expect
    .poll(async () => {
      const [frame, image] = [await crop.boundingBox(), await crop.locator('img').boundingBox()];
      if (frame === null || image === null) return null;
      return Math.abs(image.y + 0.525 * image.height - (frame.y + frame.height / 2));
    })
    .toBeLessThan(2);
  for (const [number, field] of [
    [1, 'Servings'],
    [2, 'Prep time'],
    [3, 'Cook time'],
  ] as const) {
    await page.getByRole('button', { name: `Go to the field of mark ${number}` }).click();
    await expect(page.getByLabel(field)).toBeFocused();
  }
});

test('a printed card is read on this machine, given a stock photo, checked and saved with the credit', async ({
  page,
  browser,
  stock,
}) => {
  test.setTimeout(180_000);
  await picker(page).setInputFiles(await cardPhoto(browser));
  await importNow(page);
  await expect(page.getByText('Analyzing the photo...')).toBeVisible();
  await expect(page.getByText('Photos provided by Openverse')).toBeVisible({ timeout: 150_000 });
  // Other tests of this worker ask the same service.
  expect(stock.asked).toContainEqual(expect.stringMatching(/^Barley Broth/));
  const offered = page.getByRole('button', { name: /^Soup number/ });
  await expect(offered).toHaveCount(4);
  await offered.nth(1).click();
  await page.getByRole('button', { name: 'Use This Photo' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Barley Broth');
  await expect(page.getByLabel(/^Quantity of/)).toHaveCount(4);
  await expect(page.getByText('Photo by Rosa Imanova, CC BY 4.0')).toBeVisible();
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('img', { name: 'Barley Broth' })).toHaveAttribute(
    'src',
    /^\/api\/uploads\//,
  );
  await expect(page.getByText('Photo by Rosa Imanova, CC BY 4.0')).toBeVisible();
  const print = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect((await print).getByText('Photo by Rosa Imanova, CC BY 4.0')).toBeVisible();
});

test('a photo that is on its way when one skips does not come back', async ({ page }) => {
  await answerRead(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/photos/download', async (route) => {
    await held.promise;
    await route.continue();
  });
  await picker(page).setInputFiles(photo());
  await importNow(page);
  await page.getByRole('button', { name: 'Soup number 1' }).click();
  await page.getByRole('button', { name: 'Use This Photo' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByLabel('Title').fill('Plum tart');
  const answered = page.waitForResponse('**/api/photos/download');
  held.resolve();
  await answered;
  await expect(page.getByLabel('Title')).toHaveValue('Plum tart');
  await expect(page.getByText('Photo by Rosa Imanova')).toHaveCount(0);
});
