import { photo } from '../recipe-form/drawn-photo.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, importAddress, openImport, test } from './import-test.ts';

const PICTURE = 'https://photos.example/lentil-soup.png';

test.beforeEach(async ({ page, product, site }) => {
  await page.route('https://photos.example/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: photo().buffer }),
  );
  // The site of this test lies on this machine, and the address of such a picture is not kept.
  await page.route('**/api/ai/import/url', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const doubted = { confidence: 75, basis: 'source' };
    const evidence = [
      { path: 'imageUrl', excerpt: PICTURE, ...doubted },
      { path: 'tags', excerpt: 'soup, lentils', ...doubted },
      { path: 'nutrition.calories', ...doubted },
      { path: 'difficulty', ...doubted },
    ];
    const marked = { ...data, imageUrl: PICTURE, evidence };
    await route.fulfill({ response, json: { success: true, data: marked } });
  });
  await openImport(page, product, 'url');
  await importAddress(page, site.url('/lentil-soup'));
});

test('a picture, tags and nutrition that need a look are marked, and ticked off by key @phone', async ({
  page,
}) => {
  const leaveOut = page.getByRole('button', { name: 'Leave Out the Picture' });
  await expect(page.getByText(/^4 places left to check\./)).toBeVisible();
  await expect(page.getByText('Check, 75 %', { exact: true })).toHaveCount(4);
  await expect(leaveOut).toHaveAccessibleDescription('Check, 75 %');
  await expect(page.getByRole('region', { name: 'Tags' })).toContainText('soup, lentils');
  await expectAccessible(page);
  const ticks = page.getByRole('checkbox', { name: 'This is right' });
  for (const [at, what] of [
    'the picture',
    'the difficulty',
    'the tags',
    'the nutrition',
  ].entries()) {
    await expect(ticks.nth(at)).toHaveAccessibleDescription(what);
    await ticks.nth(at).press('Space');
  }
  await expect(page.getByText('Nothing left to check.')).toBeVisible();
  await expect(page.getByText(/^Check, /)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Nothing left to check.')).toBeVisible();
  await expect(ticks.first()).toBeChecked();
});

test('a doubtful picture is settled by leaving it out, and marked again once it is taken', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Leave Out the Picture' }).click();
  await expect(page.getByText(/^3 places left to check\./)).toBeVisible();
  await page.getByRole('button', { name: 'Remove lentils' }).click();
  await expect(page.getByText(/^2 places left to check\./)).toBeVisible();
  await page.getByRole('button', { name: 'Take the Picture' }).click();
  await expect(page.getByText(/^3 places left to check\./)).toBeVisible();
});
