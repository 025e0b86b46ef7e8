import { AddTimer } from './add-timer.tsx';
import { TimerList } from './timer-list.tsx';
import styles from './timer-panel.module.css';
import { TimerSettings } from './timer-settings.tsx';

/** The timers of the app and the ways to add one. */
export function TimerPanel() {
  return (
    <div className={styles['panel']}>
      <div>
        <TimerList />
      </div>
      <div>
        <AddTimer />
        <TimerSettings />
      </div>
    </div>
  );
}
