import { expect, test } from '../support/test.ts';
import { openRecipe } from './kitchen-recipes.ts';
import { indicator, openKitchen, press, row, startPreset } from './timer-panel.ts';

test('the Timer button reveals the panel with its presets and hides it again @phone', async ({
  page,
  product,
}) => {
  await openRecipe({ page, product });
  const toggle = page.getByRole('button', { name: 'Timer', exact: true });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  const panel = page.getByRole('region', { name: 'Timers' });
  for (const preset of ['Boil Eggs 10 min', 'Pasta 12 min', 'Rice 18 min', 'Bake Cookies 15 min']) {
    await expect(panel.getByRole('button', { name: preset })).toBeVisible();
  }
  await toggle.click();
  await expect(panel).toHaveCount(0);
});

test('a timer is created idle with its full time, in grey', async ({ page, product }) => {
  await openKitchen({ page, product });
  await press(page, 'Boil Eggs');
  await expect(row(page, 'Boil Eggs')).toContainText('10:00');
  await expect(row(page, 'Boil Eggs')).toContainText('Not started');
  await expect(row(page, 'Boil Eggs')).toHaveAttribute('data-tone', 'grey');
  await page.clock.runFor(5_000);
  await expect(row(page, 'Boil Eggs')).toContainText('10:00');
  await expect(indicator(page)).toHaveCount(0);
});

test('started it counts down each second, in green; paused it stands', async ({
  page,
  product,
}) => {
  await openKitchen({ page, product });
  await startPreset(page, 'Pasta');
  await expect(row(page, 'Pasta')).toHaveAttribute('data-tone', 'green');
  await expect(row(page, 'Pasta')).toContainText('Running, of 12 min');
  await page.clock.runFor(1_000);
  await expect(row(page, 'Pasta')).toContainText('11:59');
  await page.clock.runFor(59_000);
  await expect(row(page, 'Pasta')).toContainText('11:00');
  await press(page, 'Pause Pasta');
  await page.clock.runFor(30_000);
  await expect(row(page, 'Pasta')).toContainText('11:00');
  await expect(row(page, 'Pasta')).toContainText('Paused');
  await expect(row(page, 'Pasta')).toHaveAttribute('data-tone', 'grey');
  await press(page, 'Start Pasta');
  await page.clock.runFor(10_000);
  await expect(row(page, 'Pasta')).toContainText('10:50');
});

test('under 60 seconds it is yellow, at zero red, and each says so in words', async ({
  page,
  product,
}) => {
  await openKitchen({ page, product });
  await startPreset(page, 'Boil Eggs');
  await page.clock.runFor(540_000);
  await expect(row(page, 'Boil Eggs')).toContainText('1:00');
  await expect(row(page, 'Boil Eggs')).toHaveAttribute('data-tone', 'green');
  await page.clock.runFor(1_000);
  await expect(row(page, 'Boil Eggs')).toHaveAttribute('data-tone', 'yellow');
  await expect(row(page, 'Boil Eggs')).toContainText('Less than a minute');
  await page.clock.runFor(59_000);
  await expect(row(page, 'Boil Eggs')).toContainText('0:00');
  await expect(row(page, 'Boil Eggs')).toHaveAttribute('data-tone', 'red');
  await expect(row(page, 'Boil Eggs')).toContainText('Finished');
});

test('reset restores the full time and stands idle; remove takes the timer away', async ({
  page,
  product,
}) => {
  await openKitchen({ page, product });
  await startPreset(page, 'Rice');
  await page.clock.runFor(90_000);
  await press(page, 'Reset Rice');
  await expect(row(page, 'Rice')).toContainText('18:00');
  await expect(row(page, 'Rice')).toContainText('Not started');
  await press(page, 'Remove Rice');
  await expect(row(page, 'Rice')).toHaveCount(0);
});

test('the start button of a finished timer puts it back to its full time, idle', async ({
  page,
  product,
}) => {
  await openKitchen({ page, product });
  await startPreset(page, 'Boil Eggs');
  await page.clock.runFor(601_000);
  await press(page, 'Start Boil Eggs');
  await expect(row(page, 'Boil Eggs')).toContainText('10:00');
  await expect(row(page, 'Boil Eggs')).toContainText('Not started');
});

test('a timer of one’s own has a name, by default "Timer", and 1 to 999 minutes', async ({
  page,
  product,
}) => {
  await openKitchen({ page, product });
  const minutes = page.getByRole('spinbutton', { name: 'Minutes' });
  await expect(minutes).toHaveAttribute('max', '999');
  await page.getByRole('textbox', { name: 'Timer name' }).fill('Dough');
  await minutes.fill('90');
  await press(page, 'Add');
  await expect(row(page, 'Dough')).toContainText('1:30:00');
  for (const [typed, shown] of [
    ['', '1:00'],
    ['0', '1:00'],
    ['5000', '16:39:00'],
  ] as const) {
    await minutes.fill(typed);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(row(page, 'Timer').last()).toContainText(shown);
  }
});

test('a duration in the directions starts its timer with one tap, named after the step @phone', async ({
  page,
  product,
}) => {
  await openKitchen({ page, product });
  await press(page, '20 minutes');
  await expect(row(page, 'Step 2: simmer')).toContainText('20:00');
  await expect(row(page, 'Step 2: simmer')).toHaveAttribute('data-tone', 'green');
  await page.clock.runFor(5_000);
  await expect(page.getByRole('button', { name: '20 minutes (19:55)' })).toBeVisible();
  await press(page, '20 minutes');
  await expect(row(page, 'Step 2: simmer')).toHaveCount(1);
});
