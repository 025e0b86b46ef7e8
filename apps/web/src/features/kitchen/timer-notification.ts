import { browserStorage } from '../../lib/browser-storage.ts';
import { createSetting } from '../../lib/stored-setting.ts';
import { showToast } from '../../ui/toasts.ts';

export type NotificationState = NotificationPermission | 'unavailable';

const asked = createSetting(browserStorage, { name: 'timerNotificationsAsked', initially: false });
const ASK_MS = 12_000;

export const notificationState = (): NotificationState =>
  'Notification' in window ? Notification.permission : 'unavailable';

export async function askForNotifications(): Promise<NotificationState> {
  asked.change(true);
  try {
    return await Notification.requestPermission();
  } catch {
    return notificationState();
  }
}

/** Once, when the first timer starts: our own question, so that the browser's comes only to who wants it. */
export function offerNotifications(): void {
  if (asked.current() || notificationState() !== 'default') return;
  asked.change(true);
  showToast({
    title: 'Hear of it in other tabs too?',
    message: 'Commonplate can notify you when a timer finishes while you look elsewhere.',
    action: { label: 'Allow notifications', onClick: () => void askForNotifications() },
    duration: ASK_MS,
  });
}

export function notifyFinish({ id, label }: { id: string; label: string }): void {
  if (notificationState() !== 'granted') return;
  try {
    // The same tag in every tab: the system shows it once.
    const notification = new Notification(`Timer Finished: ${label}`, {
      body: 'Your cooking timer has finished!',
      tag: id,
    });
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
    });
  } catch {
    // Phones offer notifications only to service workers; the toast and the sound remain.
  }
}
