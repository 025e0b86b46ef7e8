import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { PASSWORD, newEmail, registerPerson } from '../support/accounts.ts';

const fill = async (page: Page, values: [string, string, string, string]) => {
  const [name, email, password, confirmation] = values;
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(confirmation);
  await page.getByRole('button', { name: 'Create Account' }).click();
};

test('a new cook registers and lands on /recipes with the three stored items @phone', async ({
  page,
}) => {
  await page.goto('/register');
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  const email = newEmail();
  let sent: unknown;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/register')) sent = request.postDataJSON();
  });
  await fill(page, ['Marta Keller', email, PASSWORD, PASSWORD]);
  await expect(page).toHaveURL('/recipes');
  expect(sent).toEqual({ name: 'Marta Keller', email, password: PASSWORD });
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  expect(stored.authToken).toMatch(/^ey/);
  expect(stored.refreshToken).toBeTruthy();
  expect(JSON.parse(stored.user ?? '{}')).toMatchObject({ name: 'Marta Keller', email });
});

const faults = [
  [
    'a name of one letter',
    ['M', 'm@kitchen.example', PASSWORD, PASSWORD],
    'Name must be at least 2 characters',
  ],
  [
    'a broken address',
    ['Marta', 'marta@', PASSWORD, PASSWORD],
    'Please enter a valid email address',
  ],
  [
    'a short password',
    ['Marta', 'm@kitchen.example', 'Short1', 'Short1'],
    'Password must be at least 8 characters',
  ],
  [
    'a password without a digit',
    ['Marta', 'm@kitchen.example', 'OnlyLetters', 'OnlyLetters'],
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  ],
  [
    'a password without an uppercase letter',
    ['Marta', 'm@kitchen.example', 'lemons-and-7', 'lemons-and-7'],
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  ],
  [
    'two different passwords',
    ['Marta', 'm@kitchen.example', PASSWORD, `${PASSWORD}x`],
    "Passwords don't match",
  ],
] as const;

for (const [what, values, message] of faults) {
  test(`${what} is told at its field, nothing is sent, and the form keeps what was typed`, async ({
    page,
  }) => {
    await page.goto('/register');
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/auth/register')) calls += 1;
    });
    await fill(page, [...values]);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    expect(calls).toBe(0);
    await expect(page.getByLabel('Full Name')).toHaveValue(values[0]);
    await expect(page.getByLabel('Email Address')).toHaveValue(values[1]);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(values[2]);
  });
}

test('a taken address shows the server text in a red box and keeps the form', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('409');
  const taken = await registerPerson(product);
  await page.goto('/register');
  await fill(page, ['Somebody Else', taken.email.toUpperCase(), PASSWORD, PASSWORD]);
  await expect(page.getByRole('alert')).toContainText('An account with this email already exists');
  await expect(page).toHaveURL('/register');
  await expect(page.getByLabel('Full Name')).toHaveValue('Somebody Else');
});

test('a server without words is told as "Registration failed", and another try works', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble('500');
  await page.goto('/register');
  await page.route(
    '**/api/auth/register',
    (route) => route.fulfill({ status: 500, body: 'oops' }),
    { times: 1 },
  );
  await fill(page, ['Marta Keller', newEmail(), PASSWORD, PASSWORD]);
  await expect(page.getByRole('alert')).toContainText('Registration failed');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/recipes');
});
