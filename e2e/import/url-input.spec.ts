import { expect, importAddress, openImport, test } from './import-test.ts';

const SITES = [
  'Allrecipes',
  'BBC Good Food',
  'Serious Eats',
  'Bon Appétit',
  'Food Network',
  'NYT Cooking',
];

test.beforeEach(({ page, product }) => openImport(page, product, 'url'));

test('six popular recipe sites are shown, and lead nowhere @phone', async ({ page }) => {
  const sites = page.getByRole('complementary', { name: 'Popular recipe sites' });
  await expect(sites.getByRole('listitem')).toHaveText(SITES);
  await expect(sites.getByRole('link')).toHaveCount(0);
});

const FAULTS = [
  ['https://exa mple.com', 'Please enter a valid URL'],
  ['', 'Please enter a URL'],
  ['   ', 'Please enter a URL'],
  ['blog/plum-cake', 'Please enter a valid URL'],
  ['ftp://soups.example/barley', 'Please enter a valid URL'],
  ['javascript:alert(1)', 'Please enter a valid URL'],
] as const;

test('an address that is none is told so', async ({ page }) => {
  for (const [typed, message] of FAULTS)
    await test.step(`"${typed}": ${message}`, async () => {
      const address = page.getByLabel('Recipe address');
      // What was said of the one before is gone.
      await address.fill('https://soups.example/barley');
      await expect(page.getByText(/^Please enter a/)).toBeHidden();
      await importAddress(page, typed);
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      await expect(address).toBeFocused();
    });
});

test('the fault vanishes as the address is mended', async ({ page }) => {
  await importAddress(page, 'soups');
  await expect(page.getByText('Please enter a valid URL')).toBeVisible();
  await page.getByLabel('Recipe address').fill('https://soups.example/barley');
  await expect(page.getByText('Please enter a valid URL')).toBeHidden();
});

const failures = [
  { path: '/members-only', says: /The website does not let us read this page/, status: '502' },
  { path: '/too-often', says: /The website does not let us read this page/, status: '502' },
  { path: '/for-subscribers', says: /keeps this page for its subscribers/, status: '502' },
  { path: '/for-members', says: /shows this page only to those who log in/, status: '502' },
  { path: '/huge', says: /This page is too large to fetch/, status: '413' },
  { path: '/in-circles', says: /The website could not be reached/, status: '502' },
  { path: '/about-us', says: /No recipe was found on this page/, status: '422' },
  { path: '/nowhere', says: /The website has no such page/, status: '502' },
] as const;

for (const { path, says, status } of failures) {
  test(`importing ${path} fails with a message and the next way in place @phone`, async ({
    page,
    site,
    expectTrouble,
  }) => {
    expectTrouble(status, '422', '404');
    await importAddress(page, site.url(path));
    await expect(page.getByRole('alert')).toContainText(says);
    await expect(page.getByLabel('Recipe address')).toHaveValue(site.url(path));
    await expect(page.getByRole('link', { name: 'Use Photos' })).toBeVisible();
    const nextWay = page.getByRole('button', { name: 'Paste the Page', exact: true });
    await expect(nextWay).toBeFocused();
    await nextWay.click();
    await expect(page.getByLabel("The page's text or HTML")).toBeFocused();
    await expect(page.getByLabel('Recipe address, if you want to keep it')).toHaveValue(
      site.url(path),
    );
  });
}

test('a recipe that is kept is one click away where its page refuses to be read again @phone', async ({
  page,
  site,
  expectTrouble,
}) => {
  expectTrouble('502');
  await importAddress(page, site.url('/members-only'));
  await page.getByRole('button', { name: 'Paste the Page', exact: true }).click();
  await page
    .getByLabel("The page's text or HTML")
    .fill(
      'Leek broth\n\nIngredients\n2 leeks\n1 litre stock\n\nDirections\n1. Simmer the leeks in the stock.',
    );
  await page.getByRole('button', { name: 'Import Recipe' }).click();
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page).toHaveURL(/\/recipes\/[0-9a-f-]{36}$/);
  const kept = page.url();
  await page.goto('/recipes/create/url');
  await importAddress(page, site.url('/members-only'));
  await expect(page.getByRole('alert')).toContainText(
    'You already have a recipe from this address.',
  );
  await page.getByRole('link', { name: 'Open the Recipe You Have' }).click();
  await expect(page).toHaveURL(kept);
});

test('an address of the network inside is refused with its message, and still there after a reload', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('400');
  await importAddress(page, 'http://10.0.0.1/recipe');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Recipe address')).toHaveValue('http://10.0.0.1/recipe');
  await page.reload();
  await expect(page.getByLabel('Recipe address')).toHaveValue('http://10.0.0.1/recipe');
});

test('who enters the address of the screen anew finds it empty, who reloads it does not', async ({
  page,
}) => {
  const address = page.getByLabel('Recipe address');
  await address.fill('https://soups.example/barley');
  await page.reload();
  await expect(address).toHaveValue('https://soups.example/barley');
  await page.goto('/recipes/create/url');
  await expect(address).toHaveValue('');
  await page.reload();
  await expect(address).toHaveValue('');
  await address.fill('https://soups.example/leek');
  await page.goto('/recipes');
  await page.goBack();
  await expect(address).toHaveValue('https://soups.example/leek');
});

test('a page that never answers is given up with a message', async ({
  page,
  site,
  expectTrouble,
}) => {
  expectTrouble('504');
  await importAddress(page, site.url('/slow'));
  await expect(page.getByText('Analyzing the page...')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(/long/i, { timeout: 30_000 });
  await expect(page.getByLabel('Recipe address')).toHaveValue(site.url('/slow'));
});

test('while a page is read, Cancel stops it and leaves the address to change @phone', async ({
  page,
  site,
}) => {
  const stopped = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/ai/import/url'),
  );
  await importAddress(page, site.url('/slow'));
  await expect(page.getByText('Analyzing the page...')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await stopped;
  await expect(page.getByLabel('Recipe address')).toHaveValue(site.url('/slow'));
  await expect(page.getByLabel('Recipe address')).toBeFocused();
});

test('without words from the server, a failed import says so', async ({ page, expectTrouble }) => {
  expectTrouble('500');
  await page.route('**/api/ai/import/url', (route) => route.fulfill({ status: 500, body: '' }));
  await importAddress(page, 'https://soups.example/barley');
  await expect(page.getByRole('alert')).toContainText('Failed to import recipe from URL');
});

test('past the limit the message says when to come back', async ({ page, site, expectTrouble }) => {
  expectTrouble('422', '429');
  await importAddress(page, site.url('/about-us'));
  const alert = page.getByRole('alert');
  for (let left = 15; left > 0; left -= 1) {
    await expect(alert).toBeVisible();
    if (/try again in/i.test(await alert.innerText())) break;
    await page.getByRole('button', { name: 'Import Recipe' }).click();
    await expect(page.getByText('Analyzing the page...')).toBeHidden();
  }
  await expect(alert).toContainText(/try again in/i);
  await expect(page.getByText(/^No imports left this minute/)).toBeVisible();
});
