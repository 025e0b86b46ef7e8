import { expect, test as base } from '../support/test.ts';
import { enterAs, registerPerson } from '../support/accounts.ts';
import { type Product, startProduct } from '../support/product.ts';

/** Only the first account may register here. */
const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs off this pattern
    async ({}, use) => {
      const product = await startProduct({ REGISTRATION: 'closed' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

test('who cannot register is told before typing, and is not sent there @phone', async ({
  page,
  product,
}) => {
  await page.goto('/register');
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible();

  const owner = await registerPerson(product);
  await page.reload();
  await expect(page.getByText('Registration is closed on this site.')).toBeVisible();
  await expect(page.locator('main input')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('link', { name: /sign up/i })).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('link', { name: /sign up|get started/i })).toHaveCount(0);

  await enterAs(page, owner);
  await page.goto('/recipes');
  await expect(page.getByRole('heading', { name: 'My Recipes' })).toBeVisible();
});
