import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { photo } from './drawn-photo.ts';
import { choosePhoto, fillWhole, openManual, save } from './recipe-form-page.ts';

const picture = (page: Page) => page.getByRole('img', { name: 'The photo of this recipe' });

async function drop(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const data = await page.evaluateHandle(
    ({ name, mimeType, bytes }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      return transfer;
    },
    { ...file, bytes: [...file.buffer] },
  );
  const target = page.getByText('Drop a photo here');
  await target.dispatchEvent('dragover', { dataTransfer: data });
  await target.dispatchEvent('drop', { dataTransfer: data });
}

test('a chosen picture is uploaded, shown and can be removed @phone', async ({ page, product }) => {
  await openManual(page, product);
  await choosePhoto(page);
  const loaded = await picture(page).evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) return 0;
    await image.decode();
    return image.naturalWidth;
  });
  expect(loaded).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(picture(page)).toHaveCount(0);
  await expect(page.getByText('Drop a photo here')).toBeVisible();
  await save(page);
  await expect(page.getByText('Recipe image is required')).toBeVisible();
});

test('a picture can be dropped on the frame', async ({ page, product }) => {
  await openManual(page, product);
  await drop(page, photo());
  await expect(picture(page)).toHaveAttribute('src', /^\/api\/uploads\//);
});

test('clicking the frame opens the file chooser', async ({ page, product }) => {
  await openManual(page, product);
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Drop a photo here').click({ force: true });
  await (await chooser).setFiles(photo());
  await expect(picture(page)).toHaveAttribute('src', /^\/api\/uploads\//);
});

for (const [what, file] of [
  ['no image', { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('plums') }],
  [
    'larger than 5 MB',
    { name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
  ],
] as const) {
  test(`a file that is ${what} is dropped without a word`, async ({ page, product }) => {
    await openManual(page, product);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByLabel('Photo', { exact: true }).setInputFiles(file);
    await page.getByLabel('Title').fill('Still here');
    await expect(picture(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(/fail|too large|not an image/i)).toHaveCount(0);
    expect(asked.filter((url) => url.includes('/uploads'))).toEqual([]);
  });
}

test('a file dropped beside the frame does not take the page away', async ({ page, product }) => {
  await openManual(page, product);
  const prevented = await page.getByLabel('Title').evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'x.png', { type: 'image/png' }));
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    return !element.dispatchEvent(event);
  });
  expect(prevented).toBe(true);
});

test('a refused picture shows the words of the server', async ({
  page,
  product,
  expectTrouble,
}) => {
  // The test's own trace reads a preview that could not be shown once more, past what the page itself may do.
  expectTrouble('415', "Connecting to 'blob:");
  const person = await openManual(page, product);
  const fake = { name: 'soup.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  const body = new FormData();
  body.append('image', new Blob([fake.buffer], { type: fake.mimeType }), fake.name);
  const headers = { authorization: `Bearer ${person.token}` };
  const answer = await fetch(`${product.url}/api/uploads`, { method: 'POST', headers, body });
  const { error } = (await answer.json()) as { error: { message: string } };
  await page.getByLabel('Photo', { exact: true }).setInputFiles(fake);
  await expect(page.getByText(error.message)).toBeVisible();
  await expect(picture(page)).toHaveCount(0);
});

for (const [what, fulfil, message] of [
  ['without words', { status: 500, body: '' }, 'Failed to upload file'],
  ['without an address', { status: 200, json: { success: true, data: {} } }, 'Upload failed'],
] as const) {
  test(`an answer ${what} is told as "${message}"`, async ({ page, product, expectTrouble }) => {
    expectTrouble('500');
    await openManual(page, product);
    await page.route('**/api/uploads', (route) => route.fulfill(fulfil));
    await page.getByLabel('Photo', { exact: true }).setInputFiles(photo());
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  });
}

test('no answer is told as "Upload failed. Please try again.", and trying again works', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('ERR_FAILED');
  await openManual(page, product);
  await page.route('**/api/uploads', (route) => route.abort());
  await page.getByLabel('Photo', { exact: true }).setInputFiles(photo());
  await expect(page.getByText('Upload failed. Please try again.', { exact: true })).toBeVisible();
  await page.unroute('**/api/uploads');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(picture(page)).toHaveAttribute('src', /^\/api\/uploads\//);
  await expect(page.getByText('Upload failed. Please try again.')).toHaveCount(0);
});

test('saving waits for a picture that is still on its way', async ({ page, product }) => {
  await openManual(page, product);
  await fillWhole(page);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/uploads', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Photo', { exact: true }).setInputFiles(photo());
  await expect(page.getByText('Uploading...')).toBeVisible();
  await save(page);
  await expect(page.getByText('Recipe image is required')).toHaveCount(0);
  letGo();
  await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
});
