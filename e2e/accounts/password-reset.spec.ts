import { expect, test } from '../support/test.ts';
import { PASSWORD, call, enterAs, newEmail, registerPerson } from '../support/accounts.ts';
import type { Product } from '../support/product.ts';

async function resetLink(product: Product, email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const mails = await product.mails();
      const mail = mails.findLast(
        ({ to, text }) => to === email && text.includes('/reset-password/'),
      );
      link = mail?.text.match(/\/reset-password\/\S+/)?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

test('forgot, mail, reset, sign in with the new password; the old session is dead', async ({
  page,
  product,
}) => {
  const person = await registerPerson(product);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expect(
    page.getByText("If an account with that email exists, we've sent you a password reset link."),
  ).toBeVisible();

  const link = await resetLink(product, person.email);
  await page.clock.install();
  await page.goto(link);
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill('fresh-thyme');
  await page.getByLabel(/Confirm/).fill('fresh-thyme');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Successfully' })).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(page).toHaveURL(link);
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/login');

  const old = await call(product, 'GET /auth/profile', { token: person.token });
  expect(old.status).toBe(401);
  const again = await call(product, 'POST /auth/login', {
    body: { email: person.email, password: 'fresh-thyme' },
  });
  expect(again.status).toBe(200);

  await page.clock.resume();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
});

test('an unknown address gets the same answer and no mail', async ({ page, product }) => {
  const email = newEmail('nobody');
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  const mails = await product.mails();
  expect(mails.filter(({ to }) => to === email)).toEqual([]);
});

test('forgot password wants a valid address and tells a failure', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('500');
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByText('Please enter a valid email address', { exact: true })).toBeVisible();
  await page.route('**/api/auth/forgot-password', (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  await page.getByLabel('Email').fill('somebody@kitchen.example');
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to send password reset email');
  await expect(page.getByLabel('Email')).toHaveValue('somebody@kitchen.example');
});

test('a bad link is verified, refused, and offers a new one', async ({ page }) => {
  await page.route('**/api/auth/verify-reset-token/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/reset-password/not-a-token');
  await expect(page.getByText('Verifying reset token...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await page.getByRole('link', { name: 'Request New Reset Link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('the new password is checked before it is sent, and a failed reset is told', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('500');
  const person = await registerPerson(product);
  await call(product, 'POST /auth/forgot-password', { body: { email: person.email } });
  await page.goto(await resetLink(product, person.email));
  const save = page.getByRole('button', { name: 'Reset Password' });
  await page.getByLabel('New Password', { exact: true }).fill('short');
  await page.getByLabel(/Confirm/).fill('short');
  await save.click();
  await expect(
    page.getByText('Password must be at least 6 characters', { exact: true }),
  ).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill('longer-one');
  await page.getByLabel(/Confirm/).fill('another-one');
  await save.click();
  await expect(page.getByText("Passwords don't match", { exact: true })).toBeVisible();
  await page.route('**/api/auth/reset-password', (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  await page.getByLabel(/Confirm/).fill('longer-one');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Failed to reset password');
});

test('change password: every fault at its field, then success and on to /recipes after 2 s', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('400');
  await enterAs(page, await registerPerson(product));
  await page.clock.install();
  await page.goto('/change-password');
  await expect(page.getByRole('link', { name: 'Cancel' })).toBeVisible();
  const change = page.getByRole('main').getByRole('button', { name: 'Change Password' });
  await change.click();
  await expect(page.getByText('Current password is required', { exact: true })).toBeVisible();
  await expect(
    page.getByText('New password must be at least 6 characters', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/^Please confirm your (new )?password$/)).toBeVisible();
  await page.getByLabel('Current Password').fill('Not-my-password-1');
  await page.getByLabel('New Password', { exact: true }).fill('fresh-thyme');
  await page.getByLabel(/Confirm/).fill('fresh-time');
  await change.click();
  await expect(page.getByText("Passwords don't match", { exact: true })).toBeVisible();
  await page.getByLabel(/Confirm/).fill('fresh-thyme');
  await change.click();
  await expect(
    page.getByText(/current password is (wrong|incorrect|not right)/i).first(),
  ).toBeVisible();
  await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('fresh-thyme');
  await page.getByLabel('Current Password').fill(PASSWORD);
  await page.clock.pauseAt(Date.now() + 60_000);
  await change.click();
  await expect(page.getByText('Password Changed Successfully!')).toBeVisible();
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL('/change-password');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/recipes');
});
