import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from './link.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';
import { Tooltip } from './tooltip.tsx';

interface IconButtonLook {
  /** Read aloud, and shown as a tooltip. */
  label: string;
  icon: LucideIcon;
  small?: boolean;
}

export function IconButton({
  label,
  icon,
  small = false,
  ...rest
}: IconButtonLook & Omit<ComponentProps<'button'>, 'aria-label' | 'children'>) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={classNames(styles['button'], rest.className)}
      >
        <Icon of={icon} small={small} />
      </button>
    </Tooltip>
  );
}

export function IconLink({
  label,
  icon,
  small = false,
  ...rest
}: IconButtonLook & Omit<LinkProps, 'aria-label' | 'children'>) {
  return (
    <Tooltip text={label}>
      <Link {...rest} aria-label={label} className={classNames(styles['button'], rest.className)}>
        <Icon of={icon} small={small} />
      </Link>
    </Tooltip>
  );
}
