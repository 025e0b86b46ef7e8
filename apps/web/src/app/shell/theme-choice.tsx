import { type Theme, chooseTheme, useTheme } from '../../lib/theme.ts';
import styles from './mobile-menu.module.css';

const CHOICES = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['system', 'System'],
] as const satisfies readonly (readonly [Theme, string])[];

/** The theme as three buttons side by side, where there is no room for a menu in a menu. */
export function ThemeChoice() {
  const current = useTheme();
  return (
    <fieldset className={styles['themes']} aria-label="Theme">
      {CHOICES.map(([theme, label]) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === current}
          onClick={() => chooseTheme(theme)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
