import { expect, test } from '../support/test.ts';
import { openKitchen, row, startPreset } from './timer-panel.ts';

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
