import { expect, test } from '../support/test.ts';
import { openRecipe } from './kitchen-recipes.ts';
import { START, indicator, later, openKitchen, press, row, startPreset } from './timer-panel.ts';

test('several timers run at once, and the page title shows the next one', async ({
  page,
  product,
}) => {
  const { recipe } = await openKitchen({ page, product });
  await startPreset(page, 'Rice');
  await startPreset(page, 'Pasta');
  await page.clock.runFor(2_000);
  await expect(row(page, 'Rice')).toContainText('17:58');
  await expect(row(page, 'Pasta')).toContainText('11:58');
  await expect(page).toHaveTitle(`11:58 Pasta · ${recipe.title} · Commonplate`);
  await expect(indicator(page)).toContainText('11:58');
  await page.clock.runFor(720_000);
  await expect(page).toHaveTitle(`5:58 Rice · ${recipe.title} · Commonplate`);
  await press(page, 'Remove Rice');
  await expect(page).toHaveTitle(`${recipe.title} · Commonplate`);
});

test('timers go on while other pages are open, with an indicator in the bar @phone', async ({
  page,
  product,
}) => {
  await page.clock.install({ time: START });
  await openRecipe({ page, product });
  await page.getByRole('button', { name: 'Timer', exact: true }).click();
  await startPreset(page, 'Boil Eggs');
  await page.getByRole('link', { name: 'Commonplate' }).click();
  await expect(page).toHaveURL('/');
  await expect(indicator(page)).toContainText(/ends in9:\d\d$/);
  await expect(page).toHaveTitle(/^9:\d\d Boil Eggs · /);
  await indicator(page).click();
  const dialog = page.getByRole('dialog', { name: 'Timers' });
  await expect(dialog.getByText('Boil Eggs')).toBeVisible();
  await dialog.getByRole('button', { name: 'Pause Boil Eggs' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(indicator(page)).toHaveCount(0);
});

test('a finish on another page is told there, and stays in the bar until it is seen to', async ({
  page,
  product,
}) => {
  await page.clock.install({ time: START });
  await openRecipe({ page, product });
  await page.getByRole('button', { name: 'Timer', exact: true }).click();
  await startPreset(page, 'Boil Eggs');
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  await page.clock.fastForward('10:01');
  await expect(page.getByRole('status').filter({ hasText: 'Timer Finished!' })).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(indicator(page)).toHaveAccessibleName(/Boil Eggs timer finished/);
  await indicator(page).click();
  await press(page, 'Remove Boil Eggs');
  await expect(indicator(page)).toHaveCount(0);
});

test('a reload loses no time', async ({ page, product }) => {
  await page.clock.install({ time: START });
  await openRecipe({ page, product });
  await page.getByRole('button', { name: 'Timer', exact: true }).click();
  await startPreset(page, 'Rice');
  await page.clock.fastForward('05:00');
  await page.reload();
  await expect(indicator(page)).toContainText(/ends in12:\d\d$/);
  await page.getByRole('button', { name: 'Timer', exact: true }).click();
  await expect(row(page, 'Rice')).toHaveAttribute('data-tone', 'green');
});

test('one that ran out while the page was closed is told when it opens', async ({
  page,
  product,
}) => {
  await page.clock.install({ time: START });
  const { recipe } = await openRecipe({ page, product });
  await page.getByRole('button', { name: 'Timer', exact: true }).click();
  await startPreset(page, 'Boil Eggs');
  await page.goto('about:blank');
  await page.clock.fastForward('20:00');
  await page.goto(`/recipes/${recipe.id}`);
  await expect(page.getByText('Boil Eggs timer has finished.').first()).toBeVisible();
});

test('after a hidden tab or a sleeping laptop the time is right at the first look', async ({
  page,
  product,
}) => {
  await openKitchen({ page, product });
  await startPreset(page, 'Rice');
  await startPreset(page, 'Boil Eggs');
  // Time passes and no timer of the page fires, as in sleep.
  await page.clock.setSystemTime(later(660));
  await expect(row(page, 'Rice')).toContainText('18:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(row(page, 'Rice')).toContainText('7:00');
  await expect(row(page, 'Boil Eggs')).toContainText('Finished');
  await page.clock.runFor(100);
  await expect(page.getByRole('status').filter({ hasText: 'Timer Finished!' })).toBeVisible();
});

test('who logs out takes the timers along', async ({ page, product }) => {
  await openRecipe({ page, product });
  await page.getByRole('button', { name: 'Timer', exact: true }).click();
  await startPreset(page, 'Rice');
  await expect(indicator(page)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(indicator(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('cookingTimers'))).toBeNull();
});

test('a page without timers does not fetch them', async ({ page, product }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openRecipe({ page, product });
  await page.goto('/profile');
  fetched.length = 0;
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  expect(fetched.filter((url) => /timer|recipe-page/.test(url))).toEqual([]);
});
