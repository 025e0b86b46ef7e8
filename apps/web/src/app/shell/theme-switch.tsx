import { Monitor, Moon, Sun } from 'lucide-react';
import { type Theme, chooseTheme, useTheme } from '../../lib/theme.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';

const THEMES = [
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
  { theme: 'system', label: 'System', icon: Monitor },
] as const satisfies readonly { theme: Theme; label: string; icon: typeof Sun }[];

export function ThemeSwitch() {
  const current = useTheme();
  const shown = THEMES.find(({ theme }) => theme === current) ?? THEMES[2];
  return (
    <Menu
      label="Theme"
      items={THEMES.map(({ theme, label, icon }) => ({
        label,
        icon,
        checked: theme === current,
        onSelect: () => chooseTheme(theme),
      }))}
    >
      {(props) => <IconButton {...props} label={`Theme: ${shown.label}`} icon={shown.icon} />}
    </Menu>
  );
}
