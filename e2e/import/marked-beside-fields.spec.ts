import type { Page } from '@playwright/test';
import { photo } from '../recipe-form/drawn-photo.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, importAddress, openImport, test } from './import-test.ts';

test.beforeEach(async ({ page, product, site }) => {
  await page.route('https://photos.example/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: photo().buffer }),
  );
  await openImport(page, product, 'url');
  await importAddress(page, site.url('/pictured-broth'));
});

const LEFT = /^(\d+) places left to check\./;

const placesLeft = async (page: Page): Promise<number> =>
  Number(LEFT.exec(await page.getByText(LEFT).innerText())?.[1]);

const expectLeft = (page: Page, places: number) =>
  expect(page.getByText(LEFT)).toHaveText(new RegExp(`^${places} places left`));

test('a picture and a difficulty that need a look are marked, and ticked off by key @phone', async ({
  page,
}) => {
  const leaveOut = page.getByRole('button', { name: 'Leave Out the Picture' });
  await expect(leaveOut).toHaveAccessibleDescription('Check, 75 %');
  await expectAccessible(page);
  const all = await placesLeft(page);
  const ticks = page.getByRole('checkbox', { name: 'This is right' });
  await expect(ticks).toHaveCount(all);
  await expect(ticks.first()).toHaveAccessibleDescription('the picture');
  for (let at = 0; at < all; at++) await ticks.nth(at).press('Space');
  await expect(page.getByText('Nothing left to check.')).toBeVisible();
  await expect(page.getByText(/^Check, /)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Nothing left to check.')).toBeVisible();
  await expect(ticks.first()).toBeChecked();
  await ticks.first().press('Space');
  await expect(leaveOut).toHaveAccessibleDescription('Check, 75 %');
});

test('a doubtful picture is settled by leaving it out, and marked again once it is taken', async ({
  page,
}) => {
  const leaveOut = page.getByRole('button', { name: 'Leave Out the Picture' });
  await expect(leaveOut).toBeVisible();
  const all = await placesLeft(page);
  await leaveOut.click();
  await expectLeft(page, all - 1);
  await page.getByRole('button', { name: 'Take the Picture' }).click();
  await expectLeft(page, all);
});
