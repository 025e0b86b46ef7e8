import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useOnline } from '../../lib/online.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';
import { Banner } from '../../ui/banner.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { Restoring } from '../route-guards.tsx';
import { NavBar } from './nav-bar.tsx';
import styles from './shell.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

export function Shell() {
  const online = useOnline();
  const { pathname } = useLocation();
  const user = useSignedInUser();
  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#content">
        Skip to content
      </a>
      <NavBar />
      {!online && (
        <div className={styles['offline']}>
          <Banner tone="warning">
            You are offline. What you see may be old, and changes cannot be saved.
          </Banner>
        </div>
      )}
      <main id="content" className={styles['main']} tabIndex={-1}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<Restoring />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <footer className={styles['foot']}>
        <div className={styles['footLine']}>
          <span>Commonplate</span>
          {user === null && (
            <div className={styles['footTheme']}>
              <ThemeSwitch />
            </div>
          )}
          <span>A cook’s own book</span>
        </div>
      </footer>
    </div>
  );
}
