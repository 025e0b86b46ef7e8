import type { User } from '@commonplate/contract';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { NavLink } from './nav-link.tsx';
import { paths } from '../../lib/paths.ts';
import { useRegistrationClosed } from '../../lib/registration.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Brand } from './brand.tsx';
import { LogoutDialog } from './logout-dialog.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './nav-bar.module.css';
import { greetingName, mainLinks } from './nav-links.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { TimerSlot } from './timer-slot.tsx';
import { useLogout } from './use-logout.ts';

/** Two links fit on any phone, so they need no menu. */
function SignedOutLinks() {
  const closed = useRegistrationClosed();
  return (
    <div className={styles['end']}>
      <div className={styles['roomy']}>
        <ThemeSwitch />
      </div>
      <NavLink className={classNames(styles['link'])} to={paths.login.to}>
        Login
      </NavLink>
      {!closed && <ButtonLink to={paths.register.to}>Sign Up</ButtonLink>}
    </div>
  );
}

function WideLinks({ user, onLogout }: { user: User; onLogout: () => void }) {
  return (
    <div className={styles['wide']}>
      {mainLinks(user).map(({ label, to }) => (
        <NavLink key={to} className={classNames(styles['link'])} to={to}>
          {label}
        </NavLink>
      ))}
      <div className={styles['end']}>
        <span className={styles['hello']}>Welcome, {greetingName(user)}</span>
        <ThemeSwitch />
        <NavLink className={classNames(styles['link'])} to={paths.profile.to}>
          Profile
        </NavLink>
        <button type="button" className={styles['link']} onClick={onLogout}>
          Logout
        </button>
      </div>
    </div>
  );
}

export function NavBar() {
  // Remembered with the address it was opened at, so that going anywhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const burger = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const user = useSignedInUser();
  const id = useId();
  const open = openAt === key;
  const logout = useLogout();

  const closeMenu = () => {
    setOpenAt(null);
    burger.current?.querySelector('button')?.focus();
  };
  return (
    <header className={styles['bar']}>
      <nav aria-label="Main">
        <div className={styles['line']}>
          <Brand />
          {user === null ? <SignedOutLinks /> : <WideLinks user={user} onLogout={logout.start} />}
          <TimerSlot />
          {user !== null && (
            <div className={styles['burger']} ref={burger}>
              <IconButton
                label={open ? 'Close menu' : 'Open menu'}
                icon={open ? X : MenuIcon}
                aria-expanded={open}
                aria-controls={open ? id : undefined}
                onClick={() => setOpenAt(open ? null : key)}
              />
            </div>
          )}
        </div>
        {open && user !== null && (
          <MobileMenu
            id={id}
            user={user}
            onClose={closeMenu}
            onNavigate={() => setOpenAt(null)}
            onLogout={logout.start}
          />
        )}
      </nav>
      {logout.asking && <LogoutDialog logout={logout} />}
    </header>
  );
}
