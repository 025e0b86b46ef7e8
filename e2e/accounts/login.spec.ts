import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { PASSWORD, registerPerson } from '../support/accounts.ts';

const signIn = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
};

test('FE-4 signing in goes to /recipes, and logging out clears the three items @phone', async ({
  page,
  product,
  isMobile,
}) => {
  const person = await registerPerson(product);
  await page.goto('/login');
  await signIn(page, `  ${person.email.toUpperCase()} `, PASSWORD);
  await expect(page).toHaveURL('/recipes');
  await page.goto('/profile');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(
    await page.evaluate(() =>
      ['authToken', 'refreshToken', 'user'].map((key) => localStorage.getItem(key)),
    ),
  ).toEqual([null, null, null]);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
});

test('a wrong password shows its message in a red box without reloading the page', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('401');
  const person = await registerPerson(product);
  await page.goto('/login');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await signIn(page, person.email, 'Wrong-password-1');
  await expect(page.getByRole('alert')).toContainText('Invalid email or password');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  await expect(page.getByLabel('Email Address')).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Wrong-password-1');
});

test('both login fields tell their fault', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, 'not an address', '');
  await expect(page.getByText('Please enter a valid email address', { exact: true })).toBeVisible();
  await expect(page.getByText('Password is required', { exact: true })).toBeVisible();
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/login');
  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');
});

test('the login screen leads to the forgotten password and to signing up', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.goto('/login');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/register');
});

test('a failure without words is told as "Login failed"', async ({ page, expectTrouble }) => {
  expectTrouble('502');
  await page.goto('/login');
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 502, body: '' }));
  await signIn(page, 'a@kitchen.example', PASSWORD);
  await expect(page.getByRole('alert')).toContainText('Login failed');
});

test('a plain message of the server is used when there is no error.message', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('400');
  await page.goto('/login');
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 400, json: { success: false, message: 'The kitchen is closed' } }),
  );
  await signIn(page, 'a@kitchen.example', PASSWORD);
  await expect(page.getByRole('alert')).toContainText('The kitchen is closed');
});
