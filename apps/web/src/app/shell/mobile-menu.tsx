import type { User } from '@commonplate/contract';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { NavLink } from './nav-link.tsx';
import { paths } from '../../lib/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './mobile-menu.module.css';
import { greetingName, mainLinks } from './nav-links.ts';
import { ThemeChoice } from './theme-choice.tsx';

interface MobileMenuProps {
  id: string;
  user: User;
  /** The user is done with it: the focus goes back to its button. */
  onClose: () => void;
  /** The user goes to another page, which takes the focus. */
  onNavigate: () => void;
  onLogout: () => void;
}

export function MobileMenu({ id, user, onClose, onNavigate, onLogout }: MobileMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const links = [...mainLinks(user), { label: 'Profile', to: paths.profile.to }];

  useEffect(() => menu.current?.querySelector('a')?.focus(), []);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <div
      id={id}
      ref={menu}
      className={styles['menu']}
      onKeyDown={closeOnEscape}
      role="presentation"
    >
      <p className={styles['hello']}>Welcome, {greetingName(user)}</p>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <NavLink className={classNames(styles['row'])} to={to} onClick={onNavigate}>
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles['row']}
            onClick={() => {
              onClose();
              onLogout();
            }}
          >
            Logout
          </button>
        </li>
      </ul>
      <ThemeChoice />
    </div>
  );
}
