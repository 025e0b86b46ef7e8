import './ui/foundation/fonts.css';
import './ui/foundation/tokens.css';
import './ui/foundation/base.css';
import './ui/foundation/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory } from 'react-router';
import { App } from './app/app.tsx';
import { noteMissedStyles } from './app/missed-styles.ts';
import { prefetchScreen } from './app/routes.tsx';
import { guardHistory } from './lib/navigation-guard/guarded-history.ts';

/** What React shows in place of a screen it keeps for 300 ms; so the file of the screen is waited for before that. */
const PATIENCE_MS = 200;

async function start(root: HTMLElement): Promise<void> {
  noteMissedStyles();
  await Promise.race([
    // A screen that cannot be fetched says so when it is shown.
    prefetchScreen(window.location.pathname).catch(() => null),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
  createRoot(root).render(
    <StrictMode>
      <App history={guardHistory(UNSAFE_createBrowserHistory({ v5Compat: true }))} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element');
void start(root);
