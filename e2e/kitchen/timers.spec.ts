import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { openRecipe } from './kitchen-recipes.ts';

const START = new Date('2026-11-15T12:00:00');
const later = (seconds: number) => new Date(START.getTime() + seconds * 1_000);

/** The clock stands still at START once the recipe is there. */
async function openKitchen(kitchen: Parameters<typeof openRecipe>[0]) {
  await kitchen.page.clock.install({ time: later(-600) });
  const opened = await openRecipe(kitchen);
  await kitchen.page.getByRole('button', { name: 'Timer', exact: true }).click();
  await kitchen.page.clock.pauseAt(START);
  return opened;
}

const row = (page: Page, label: string) =>
  page.getByRole('list', { name: 'Timers' }).getByRole('listitem').filter({ hasText: label });
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();
const indicator = (page: Page) =>
  page.getByRole('navigation').getByRole('button', { name: /timer/i });

async function startPreset(page: Page, name: string) {
  await press(page, name);
  await press(page, `Start ${name}`);
}

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

test('a finish shows a warning toast for 10 seconds', async ({ page, product }) => {
  await openKitchen({ page, product });
  await startPreset(page, 'Boil Eggs');
  await page.clock.runFor(590_000);
  const toast = page.getByRole('status').filter({ hasText: 'Timer Finished!' });
  await expect(toast).toHaveCount(0);
  await page.clock.runFor(10_100);
  await expect(toast).toContainText('Boil Eggs timer has finished.');
  await expect(
    toast.locator('.lucide-triangle-exclamation-point, .lucide-triangle-alert'),
  ).toBeVisible();
  await page.clock.runFor(9_700);
  await expect(toast).toBeVisible();
  await page.clock.runFor(700);
  await expect(toast).toHaveCount(0);
});

test('readers hear the finish wherever they are', async ({ page, product }) => {
  await openKitchen({ page, product });
  await startPreset(page, 'Boil Eggs');
  await startPreset(page, 'Pasta');
  await page.clock.runFor(721_000);
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'Boil Eggs timer has finished. Pasta timer has finished.' }),
  ).toBeAttached();
});

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

test('the sound rings at the finish and can be muted, which is remembered', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    class Counting extends AudioContext {
      override createOscillator() {
        const { dataset } = document.documentElement;
        dataset['tones'] = String(Number(dataset['tones'] ?? 0) + 1);
        return super.createOscillator();
      }
    }
    Object.defineProperty(window, 'AudioContext', { value: Counting });
  });
  const tones = page.locator('html');
  await openKitchen({ page, product });
  await startPreset(page, 'Boil Eggs');
  await page.clock.runFor(599_000);
  await expect(tones).not.toHaveAttribute('data-tones');
  await page.clock.runFor(1_000);
  await expect(tones).toHaveAttribute('data-tones', '12');
  await page.getByRole('switch', { name: 'Sound when a timer finishes' }).click();
  await startPreset(page, 'Pasta');
  await page.clock.runFor(720_000);
  await expect(row(page, 'Pasta')).toContainText('Finished');
  await expect(tones).toHaveAttribute('data-tones', '12');
  await page.clock.resume();
  await page.reload();
  await page.getByRole('button', { name: 'Timer', exact: true }).click();
  await expect(page.getByRole('switch', { name: /Sound/ })).not.toBeChecked();
});

test('where the browser plays no sound the panel says so and the rest works', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'AudioContext', { value: undefined });
  });
  await openKitchen({ page, product });
  await startPreset(page, 'Boil Eggs');
  await page.clock.runFor(600_100);
  await expect(page.getByText('Your browser did not let the last timer be heard')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Timer Finished!' })).toBeVisible();
});

/** Stands in for the system's notifications, which a test cannot see. */
const fakeNotifications = (permission: string) => {
  class Recorded extends EventTarget {
    static permission = permission;
    static requestPermission = () => {
      document.documentElement.dataset['asked'] = 'yes';
      Recorded.permission = 'granted';
      return Promise.resolve(Recorded.permission);
    };
    constructor(title: string, options: NotificationOptions) {
      super();
      document.documentElement.dataset['notified'] = `${title} / ${options.body ?? ''}`;
    }
    close() {
      return undefined;
    }
  }
  Object.defineProperty(window, 'Notification', { value: Recorded });
};

test('the finish sends a browser notification where it is permitted', async ({ page, product }) => {
  await page.addInitScript(fakeNotifications, 'granted');
  await openKitchen({ page, product });
  await startPreset(page, 'Boil Eggs');
  await page.clock.runFor(600_100);
  await expect(page.locator('html')).toHaveAttribute(
    'data-notified',
    'Timer Finished: Boil Eggs / Your cooking timer has finished!',
  );
});

test('permission is asked for politely, once, when the first timer starts', async ({
  page,
  product,
}) => {
  await page.addInitScript(fakeNotifications, 'default');
  await openKitchen({ page, product });
  await startPreset(page, 'Boil Eggs');
  await page.clock.runFor(100);
  const offer = page.getByRole('status').filter({ hasText: 'notify you when a timer finishes' });
  await expect(offer).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-asked');
  await offer.getByRole('button', { name: 'Allow notifications' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await page.clock.runFor(1_000);
  await startPreset(page, 'Pasta');
  await page.clock.runFor(100);
  await expect(offer).toHaveCount(0);
  await page.clock.runFor(600_000);
  await expect(page.locator('html')).toHaveAttribute('data-notified', /Boil Eggs/);
});

test('refused notifications are said in the panel, and the toast still comes', async ({
  page,
  product,
}) => {
  await page.addInitScript(fakeNotifications, 'denied');
  await openKitchen({ page, product });
  await expect(page.getByText('Notifications are blocked by your browser')).toBeVisible();
  await startPreset(page, 'Boil Eggs');
  await page.clock.runFor(600_100);
  await expect(page.getByRole('status').filter({ hasText: 'Timer Finished!' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-notified');
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
