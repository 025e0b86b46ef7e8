import { Switch } from '../../ui/switch.tsx';
import styles from './cooking-mode.module.css';
import { useScreenAwake } from './screen-wake-lock.ts';

interface CookingModeProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

/** For the cook at the stove: the screen stays on and the type grows. */
export function CookingMode({ on, onChange }: CookingModeProps) {
  const screen = useScreenAwake(on);
  return (
    <div className={styles['mode']}>
      <Switch on={on} onChange={onChange}>
        <span className={styles['name']}>Cooking mode</span>
      </Switch>
      <output className={styles['note']}>
        {screen === 'refused'
          ? 'Larger type. Your browser does not let this page keep the screen on: please set a longer screen time on the device.'
          : screen === 'awake'
            ? 'Larger type, and the screen stays on.'
            : 'Keeps the screen on and makes the type larger.'}
      </output>
    </div>
  );
}
