import './ui/foundation/fonts.css';
import './ui/foundation/tokens.css';
import './ui/foundation/base.css';
import './ui/foundation/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory } from 'react-router';
import { App } from './app/app.tsx';
import { guardHistory } from './lib/navigation-guard/guarded-history.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element');

createRoot(root).render(
  <StrictMode>
    <App history={guardHistory(UNSAFE_createBrowserHistory({ v5Compat: true }))} />
  </StrictMode>,
);
