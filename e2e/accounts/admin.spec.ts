import { expect, test as base } from '../support/test.ts';
import { call, enterAs, newEmail, registerPerson, type Person } from '../support/accounts.ts';
import { startProduct, type Product } from '../support/product.ts';

/** The first account of an empty database is the admin, so this needs a product of its own. */
const test = base.extend<{ admin: Person }, { product: Product }>({
  admin: async ({ product }, use) => {
    const users = await call(product, 'POST /auth/login', {
      body: { email: 'owner@kitchen.example', password: 'Owner-of-7-pans' },
    });
    await use({
      ...(users.data as Person),
      email: 'owner@kitchen.example',
      password: 'Owner-of-7-pans',
    });
  },
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs off this pattern
    async ({}, use) => {
      const product = await startProduct();
      await call(product, 'POST /auth/register', {
        body: { name: 'Olga Owner', email: 'owner@kitchen.example', password: 'Owner-of-7-pans' },
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

test('the first account is admin and sees every user with role, status and date @phone', async ({
  page,
  product,
  admin,
}) => {
  const cook = await registerPerson(product, 'Bram Novak');
  await enterAs(page, admin);
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: cook.email });
  await expect(row).toContainText('Bram Novak');
  await expect(row).toContainText(/user/i);
  await expect(row).toContainText('Active');
  await expect(row).toContainText(String(new Date(cook.user.createdAt).getFullYear()));
});

test('the table has the columns User, Role, Status, Created and Actions', async ({
  page,
  admin,
}) => {
  await enterAs(page, admin);
  await page.goto('/admin/users');
  await expect(page.getByRole('columnheader')).toHaveText([
    'User',
    'Role',
    'Status',
    'Created',
    'Actions',
  ]);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toBeVisible();
});

test('an admin resets a password; the cook must change it before anything else', async ({
  page,
  product,
  admin,
  browser,
  expectTrouble,
}) => {
  expectTrouble('403');
  const cook = await registerPerson(product, 'Wren Castellanos');
  await enterAs(page, admin);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin/users');
  const row = page.getByRole('row').filter({ hasText: cook.email });
  await row.getByRole('button', { name: 'Reset Password' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toContainText('Active');
  await row.getByRole('button', { name: 'Reset Password' }).click();
  await question.getByRole('button', { name: 'Reset Password' }).click();
  await expect(question).toContainText(/must change .* next login/i);
  await question.getByRole('button', { name: 'Copy' }).click();
  const temporary = await page.evaluate(() => navigator.clipboard.readText());
  await expect(question).toContainText(temporary);
  // It is shown only now, so that no slip may take it away.
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(question).toContainText(temporary);
  await question.getByRole('button', { name: 'Done' }).click();
  await expect(question).toBeHidden();
  await expect(row).toContainText('Password Reset Required');

  const dead = await call(product, 'GET /auth/profile', { token: cook.token });
  expect(dead.status).toBe(401);

  const theirs = await browser.newContext({ baseURL: product.url });
  const cookPage = await theirs.newPage();
  await cookPage.goto('/login');
  await cookPage.getByLabel('Email Address').fill(cook.email);
  await cookPage.getByLabel('Password', { exact: true }).fill(temporary);
  await cookPage.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(cookPage).toHaveURL('/change-password?required=true');
  await expect(
    cookPage.getByText(
      'Password Reset Required: Your password has been reset by an administrator. Please set a new password to continue.',
    ),
  ).toBeVisible();
  await expect(cookPage.getByRole('link', { name: 'Cancel' })).toHaveCount(0);
  await cookPage.getByLabel('Temporary Password').fill(temporary);
  await cookPage.getByLabel('New Password', { exact: true }).fill('fresh-thyme');
  await cookPage.getByLabel(/Confirm/).fill('fresh-thyme');
  await cookPage.getByRole('main').getByRole('button', { name: 'Change Password' }).click();
  await expect(cookPage.getByText('Password Changed Successfully!')).toBeVisible();
  await expect(cookPage).toHaveURL('/recipes');
  await theirs.close();
  await page.reload();
  await expect(row).toContainText('Active');
});

test('the back button takes no password away, neither one on its way nor one that is shown', async ({
  page,
  product,
  admin,
}) => {
  const cook = await registerPerson(product);
  await enterAs(page, admin);
  await page.goto('/recipes');
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
  const { promise: pressedBack, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/reset-password', async (route) => {
    await pressedBack;
    await route.continue();
  });
  const row = page.getByRole('row').filter({ hasText: cook.email });
  await row.getByRole('button', { name: 'Reset Password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reset Password' }).click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.goBack();
  await expect(page).toHaveURL('/admin/users');
  letGo();
  const temporary = dialog.getByRole('code');
  await expect(temporary).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/admin/users');
  await expect(temporary).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'My Recipes' })).toBeVisible();
  await expect(page).toHaveURL('/recipes');
});

test('a list that cannot be loaded and a reset that fails are told', async ({
  page,
  product,
  admin,
  expectTrouble,
}) => {
  expectTrouble('500');
  const cook = await registerPerson(product);
  await enterAs(page, admin);
  await page.route('**/api/auth/admin/users', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/admin/users');
  await expect(page.getByText('Failed to load users')).toBeVisible();
  await page.unroute('**/api/auth/admin/users');
  await page.reload();
  await page.route('**/reset-password', (route) => route.fulfill({ status: 500, body: '' }));
  await page
    .getByRole('row')
    .filter({ hasText: cook.email })
    .getByRole('button', { name: 'Reset Password' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Failed to reset password')).toBeVisible();
});

test('an empty list says "No users found", and a user without a name is "No name"', async ({
  page,
  admin,
}) => {
  await enterAs(page, admin);
  await page.route('**/api/auth/admin/users', (route) =>
    route.fulfill({ json: { success: true, data: { users: [] } } }),
  );
  await page.goto('/admin/users');
  await expect(page.getByText('No users found')).toBeVisible();
  await page.route('**/api/auth/admin/users', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: { users: [{ ...admin.user, name: '', email: newEmail('nameless') }] },
      },
    }),
  );
  await page.reload();
  await expect(page.getByText('No name')).toBeVisible();
});
