import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { HOSTILE, openRecipe } from './kitchen-recipes.ts';

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Share' }).click();
  return page.getByRole('menu', { name: 'Share' });
};

test('the Share menu offers Copy Link, Facebook, Twitter, Email and WhatsApp @phone', async ({
  page,
  product,
}) => {
  await openRecipe({ page, product });
  const menu = await openMenu(page);
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Copy Link',
    'Facebook',
    'Twitter',
    'Email',
    'WhatsApp',
  ]);
  const box = await menu.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test('where the Share button stands at the foot of the window, the whole menu comes into view @phone', async ({
  page,
  product,
}) => {
  await openRecipe({ page, product });
  const share = page.getByRole('button', { name: 'Share' });
  await share.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  const menu = await openMenu(page);
  for (const item of await menu.getByRole('menuitem').all()) {
    await expect(item).toBeInViewport({ ratio: 1 });
  }
  await expect(share).toBeInViewport({ ratio: 1 });
});

test('Copy Link copies the address, with a check mark for 2 seconds and a toast', async ({
  page,
  product,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const { recipe } = await openRecipe({ page, product });
  const copy = (await openMenu(page)).getByRole('menuitem', { name: 'Copy Link' });
  await expect(copy.locator('.lucide-link')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy.click();
  await expect(copy.locator('.lucide-check')).toBeVisible();
  await page.clock.runFor(100);
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/recipes/${recipe.id}`,
  );
  await page.clock.runFor(1_800);
  await expect(copy.locator('.lucide-check')).toBeVisible();
  await page.clock.runFor(200);
  await expect(copy.locator('.lucide-check')).toHaveCount(0);
  await expect(copy.locator('.lucide-link')).toBeVisible();
});

test('without a clipboard a temporary text area copies the link', async ({
  page,
  product,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = (command) => {
      const area = document.activeElement;
      document.body.dataset['copied'] =
        area instanceof HTMLTextAreaElement ? `${command} ${area.value}` : 'nothing';
      return true;
    };
  });
  const { recipe } = await openRecipe({ page, product });
  const copy = (await openMenu(page)).getByRole('menuitem', { name: 'Copy Link' });
  await copy.click();
  await expect(copy.locator('.lucide-check')).toBeVisible();
  await expect(copy).toBeFocused();
  await expect(page.getByText('Link copied')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute(
    'data-copied',
    `copy ${baseURL}/recipes/${recipe.id}`,
  );
  await expect(page.locator('textarea')).toHaveCount(0);
});

test('where nothing can be copied the page says so and shows the link', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  const { recipe } = await openRecipe({ page, product });
  const menu = await openMenu(page);
  await menu.getByRole('menuitem', { name: 'Copy Link' }).click();
  const toast = page.getByRole('alert');
  await expect(toast).toContainText('Copying is not possible here');
  await expect(toast).toContainText(recipe.id);
  await expect(menu.locator('.lucide-check')).toHaveCount(0);
});

test('the services get the encoded link and name, in tabs that learn nothing of this one', async ({
  page,
  product,
  baseURL,
}) => {
  const title = `Ragù & "sugo" #1 ${HOSTILE}`;
  const { recipe } = await openRecipe({ page, product }, { title });
  const address = `${baseURL}/recipes/${recipe.id}`;
  const menu = await openMenu(page);
  const hrefs: Record<string, URL> = {};
  for (const name of ['Facebook', 'Twitter', 'Email', 'WhatsApp']) {
    const item = menu.getByRole('menuitem', { name });
    await expect(item).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(item).toHaveAttribute('target', '_blank');
    const href = (await item.getAttribute('href')) ?? '';
    expect(href).not.toMatch(/[<>"\s]/);
    hrefs[name] = new URL(href);
  }
  expect(hrefs['Facebook']?.searchParams.get('u')).toBe(address);
  expect(hrefs['Twitter']?.searchParams.get('url')).toBe(address);
  expect(hrefs['Twitter']?.searchParams.get('text')).toBe(title);
  expect(hrefs['WhatsApp']?.searchParams.get('text')).toBe(`${title}\n${address}`);
  expect(hrefs['Email']?.protocol).toBe('mailto:');
  expect(hrefs['Email']?.searchParams.get('subject')).toBe(title);
});

test('a service opens in a window of its own and the menu closes', async ({
  page,
  product,
  context,
}) => {
  await context.route('https://www.facebook.com/**', (route) =>
    route.fulfill({ body: '<title>shared</title>', contentType: 'text/html' }),
  );
  await openRecipe({ page, product });
  const menu = await openMenu(page);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    menu.getByRole('menuitem', { name: 'Facebook' }).click(),
  ]);
  await expect(opened).toHaveURL(/^https:\/\/www\.facebook\.com\/sharer/);
  await expect(menu).toHaveCount(0);
});
