import { expect, test as base } from '../support/test.ts';
import { PASSWORD, call, enterAs, registerPerson } from '../support/accounts.ts';
import { startProduct, type Product } from '../support/product.ts';

/** Access tokens of two seconds, so that every test sees them expire. */
const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs off this pattern
    async ({}, use) => {
      const product = await startProduct({ ACCESS_TOKEN_TTL_S: '2' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

const EXPIRY_MS = 3_200;
const stored = (key: string) => localStorage.getItem(key);

test('a token that expired is refreshed once for many requests at a time', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('401');
  await enterAs(page, await registerPerson(product));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  const before = await page.evaluate(stored, 'refreshToken');
  await page.waitForTimeout(EXPIRY_MS);
  let [refreshes, refused] = [0, 0];
  page.on('response', (response) => {
    if (response.status() === 401) refused += 1;
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh-token')) refreshes += 1;
  });
  await page.goto('/');
  await expect.poll(() => refreshes).toBe(1);
  // Whatever would refresh a second time does so before the page comes to rest.
  await page.waitForLoadState('networkidle');
  expect(refreshes).toBe(1);
  expect(refused).toBeGreaterThan(1);
  expect(await page.evaluate(stored, 'refreshToken')).not.toBe(before);
});

test('two tabs whose token expired do not log each other out', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('401');
  await enterAs(page, await registerPerson(product));
  const other = await page.context().newPage();
  await Promise.all([page.goto('/recipes'), other.goto('/recipes/public')]);
  await page.waitForTimeout(EXPIRY_MS);
  await Promise.all([page.reload(), other.reload()]);
  await page.waitForTimeout(500);
  await Promise.all([page.goto('/profile'), other.goto('/profile')]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
    await expect(tab.getByRole('button', { name: 'Logout' })).toBeVisible();
  }
});

test('a session that ended elsewhere leads to /login with nothing left behind', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('401');
  const person = await registerPerson(product);
  await enterAs(page, person);
  await page.goto('/recipes');
  await call(product, 'POST /auth/logout', {
    body: { refreshToken: person.refreshToken },
    token: person.token,
  });
  await page.goto('/recipes/public');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(stored, 'authToken')).toBeNull();
  expect(await page.evaluate(stored, 'user')).toBeNull();
});

test('a token without a refresh token leads to /login when it is refused', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('401');
  const { user } = await registerPerson(product);
  await enterAs(page, { user, token: 'spoiled' });
  await page.goto('/recipes');
  await expect(page).toHaveURL(/\/login/);
});

test('a token without a stored user fetches the profile; if that fails the session ends', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('500', '401');
  const { token, refreshToken, email } = await registerPerson(product, 'Tomás Okafor');
  await enterAs(page, { token, refreshToken });
  await page.goto('/profile');
  await expect(page.getByText('Welcome, Tomás Okafor')).toBeVisible();
  expect(JSON.parse((await page.evaluate(stored, 'user')) ?? '{}')).toMatchObject({ email });
  await page.evaluate(() => localStorage.removeItem('user'));
  await page.route('**/api/auth/profile', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/recipes');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(stored, 'authToken')).toBeNull();
});

test('the profile shows name and e-mail and changes the password with toasts', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('400', '401', '500');
  const person = await registerPerson(product, 'Ayşe Demir');
  await enterAs(page, person);
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(main.getByText('Ayşe Demir')).toBeVisible();
  await expect(main.getByText(person.email)).toBeVisible();
  await page.getByLabel('Current Password').fill(PASSWORD);
  await page.getByLabel('New Password', { exact: true }).fill('fresh-thyme');
  await page.getByLabel(/Confirm/).fill('fresh-thyme');
  await page.route(
    '**/api/auth/change-password',
    (route) => route.fulfill({ status: 500, body: '' }),
    { times: 1 },
  );
  await main.getByRole('button', { name: 'Change Password' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to change password' }),
  ).toBeVisible();
  await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('fresh-thyme');
  await main.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed successfully!')).toBeVisible();
  const login = await call(product, 'POST /auth/login', {
    body: { email: person.email, password: 'fresh-thyme' },
  });
  expect(login.status).toBe(200);
});

test('an account without a name shows "Not provided"', async ({ page, product }) => {
  const person = await registerPerson(product);
  await enterAs(page, { ...person, user: { ...person.user, name: '' } });
  await page.goto('/profile');
  await expect(page.getByText('Not provided')).toBeVisible();
});
