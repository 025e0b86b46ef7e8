import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from './link.tsx';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

interface ButtonLook {
  /** At most one primary button on a screen: the thing most people came to do. */
  variant?: 'primary' | 'outlined' | 'quiet' | 'danger' | undefined;
  big?: boolean | undefined;
  /** Fills the width of its place. */
  wide?: boolean | undefined;
  icon?: LucideIcon | undefined;
  children: ReactNode;
}

function lookOf({ variant = 'outlined', big, wide }: Omit<ButtonLook, 'children'>): string {
  return classNames(
    styles['button'],
    styles[variant],
    big && styles['big'],
    wide && styles['wide'],
  );
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  /** While its work is under way: keeps its place and focus, takes no second press. */
  busy?: boolean | undefined;
  /** A small number after the words, such as how many filters are on. */
  count?: number | undefined;
}

export function Button(props: ButtonProps) {
  const { variant, big, wide, icon, count, busy = false, children, className, ...rest } = props;
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else rest.onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={onClick}
      className={classNames(lookOf({ variant, big, wide }), className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {icon !== undefined && !busy && <Icon of={icon} small />}
      {children}
      {count !== undefined && <span className={styles['count']}>{count}</span>}
    </button>
  );
}

/** A link that looks like a button, for going somewhere. */
export function ButtonLink(props: ButtonLook & Omit<LinkProps, 'children'>) {
  const { variant, big, wide, icon, children, className, ...rest } = props;
  return (
    <Link {...rest} className={classNames(lookOf({ variant, big, wide }), className)}>
      {icon !== undefined && <Icon of={icon} small />}
      {children}
    </Link>
  );
}
