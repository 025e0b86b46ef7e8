import { useState, useSyncExternalStore } from 'react';
import { useSetting } from '../../lib/stored-setting.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { soundWasRefused, watchSoundRefusal } from './finish-announcement.ts';
import {
  type NotificationState,
  askForNotifications,
  notificationState,
} from './timer-notification.ts';
import { hush, prepareSound, timerSound } from './timer-sound.ts';
import styles from './timer-settings.module.css';

function changeSound(on: boolean): void {
  timerSound.change(on);
  if (on) prepareSound();
  else hush();
}

function SoundSetting() {
  const on = useSetting(timerSound);
  const refused = useSyncExternalStore(watchSoundRefusal, soundWasRefused);
  return (
    <>
      <Switch on={on} onChange={changeSound}>
        Sound when a timer finishes
      </Switch>
      {on && refused && (
        <output className={styles['note']}>
          Your browser did not let the last timer be heard. Messages on this page still appear.
        </output>
      )}
    </>
  );
}

const NOTIFICATION_NOTES = {
  granted: 'You also get a notification when another tab is in front.',
  denied: 'Notifications are blocked by your browser. Messages on this page still appear.',
  unavailable: 'This browser has no notifications. Messages on this page still appear.',
} satisfies Record<Exclude<NotificationState, 'default'>, string>;

function NotificationSetting() {
  const [state, setState] = useState(notificationState);
  if (state !== 'default') return <p className={styles['note']}>{NOTIFICATION_NOTES[state]}</p>;
  const ask = async () => setState(await askForNotifications());
  return (
    <Button variant="quiet" className={styles['ask']} onClick={() => void ask()}>
      Allow notifications
    </Button>
  );
}

export function TimerSettings() {
  return (
    <div className={styles['settings']}>
      <SoundSetting />
      <NotificationSetting />
    </div>
  );
}
