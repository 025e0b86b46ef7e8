import type { LucideIcon } from 'lucide-react';
import styles from './icon.module.css';

interface IconProps {
  of: LucideIcon;
  small?: boolean;
}

/** Icons always stand beside words, so readers skip them. */
export function Icon({ of: Glyph, small = false }: IconProps) {
  return (
    <Glyph
      className={small ? styles['small'] : styles['icon']}
      strokeWidth={1.75}
      aria-hidden="true"
      focusable="false"
    />
  );
}
