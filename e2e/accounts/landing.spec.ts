import { expect, test } from '../support/test.ts';
import { enterAs, registerPerson } from '../support/accounts.ts';

test.describe('signed out', () => {
  test('the landing page offers to start and to sign in @phone', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Started Free' }).click();
    await expect(page).toHaveURL('/register');
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('the landing page promotes import, organisation and a clean interface', async ({ page }) => {
    await page.goto('/');
    const features = page.getByRole('region', { name: 'What Commonplate does' }).locator('> div');
    await expect(features).toHaveCount(3);
    await expect(features.nth(0)).toContainText(/AI.*(photos|URLs)/i);
    await expect(features.nth(1)).toContainText(/tag/i);
    await expect(features.nth(1)).toContainText(/search/i);
    await expect(features.nth(2)).toContainText(/clean/i);
  });

  test('the theme can be chosen before signing in, on a phone below the page @phone-only', async ({
    page,
  }) => {
    for (const path of ['/', '/login', '/register', '/forgot-password', '/reset-password/none']) {
      await page.goto(path);
      await page.evaluate(() => localStorage.removeItem('theme'));
      await page.reload();
      await page.getByRole('contentinfo').getByRole('button', { name: 'Theme: System' }).click();
      await page.getByRole('menuitemradio', { name: 'Dark' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    }
  });

  test('the bar shows Login and Sign Up and nothing of the signed-in bar @phone', async ({
    page,
  }) => {
    await page.goto('/');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Sign Up' })).toBeVisible();
    for (const name of ['My Recipes', 'Community Recipes', 'Admin', 'Profile']) {
      await expect(bar.getByRole('link', { name })).toHaveCount(0);
    }
  });
});

test.describe('signed in', () => {
  test('the bar shows the lists, the greeting, Profile and Logout, and no Admin for a cook', async ({
    page,
    product,
  }) => {
    await registerPerson(product, 'First Admin');
    await enterAs(page, await registerPerson(product, 'Ayşe Demir'));
    await page.goto('/recipes');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'My Recipes' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Community Recipes' })).toBeVisible();
    await expect(bar.getByText('Welcome, Ayşe Demir')).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Profile' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Admin' })).toHaveCount(0);
    await expect(bar.getByRole('link', { name: 'Login' })).toHaveCount(0);
  });

  test('on a phone the bar folds into a menu that opens and closes @phone-only', async ({
    page,
    product,
  }) => {
    await enterAs(page, await registerPerson(product));
    await page.goto('/recipes');
    const links = page.getByRole('banner').getByRole('link', { name: 'Community Recipes' });
    await expect(links).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(links).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(links).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await links.click();
    await expect(page).toHaveURL('/recipes/public');
    await expect(links).toBeHidden();
  });
});

test('the theme follows the system until it is switched, and the choice is kept', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await ground();
  expect(light).not.toBe(dark);
  await page.getByRole('button', { name: 'Theme: System' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  expect(await ground()).toBe(dark);
  await page.reload();
  expect(await ground()).toBe(dark);
});
