import { expect, test } from '../support/test.ts';
import { enterAs, registerPerson } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';

const open = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password/none',
  '/profile',
  '/no-such-page',
];
for (const path of open) {
  test(`nothing bars the way on ${path}, light and dark @phone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

for (const path of ['/profile', '/change-password', '/change-password?required=true']) {
  test(`nothing bars the way on ${path} once signed in @phone`, async ({ page, product }) => {
    await enterAs(page, await registerPerson(product));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}
