import { expect, test } from '../support/test.ts';
import { PASSWORD, enterAs, registerPerson } from '../support/accounts.ts';

const guarded = [
  '/recipes',
  '/recipes/public',
  '/recipes/new',
  '/recipes/create/recipe-card',
  '/recipes/create/url',
  '/recipes/create/photo-dish',
  '/recipes/create/manual',
  '/recipes/018f2b6c-0000-7000-8000-000000000000',
  '/recipes/018f2b6c-0000-7000-8000-000000000000/edit',
  '/change-password',
  '/admin/users',
];

test('signed out, every page of a cook leads to /login', async ({ page }) => {
  for (const path of guarded)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    });
});

test('signing in returns to the page whose guard sent the user away, with its query', async ({
  page,
  product,
}) => {
  const person = await registerPerson(product);
  await page.goto('/recipes?tag=soup');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/recipes\?.*soup/);
});

for (const next of [
  '//evil.example',
  'https://evil.example/x',
  String.raw`/\evil.example`,
  'javascript:alert(1)',
]) {
  test(`FE-3 a return address ${next} stays on this origin`, async ({ page, product }) => {
    const person = await registerPerson(product);
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await page.getByLabel('Email Address').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/recipes');
  });
}

test('the profile tells a visitor to log in', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByText('Please log in to view your profile.')).toBeVisible();
});

test('FE-5 a cook who is no admin is turned away to /recipes, even with an edited stored role', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble('403');
  await registerPerson(product, 'First Admin');
  const cook = await registerPerson(product);
  await enterAs(page, cook);
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/recipes');
  await enterAs(page, { ...cook, user: { ...cook.user, role: 'admin' } });
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/recipes');
  await expect(page.getByText(cook.email)).toHaveCount(0);
  await expect(page.getByRole('row')).toHaveCount(0);
});

test('an unknown address says so instead of showing an empty page', async ({ page }) => {
  await page.goto('/no/such/place');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found/i);
});
