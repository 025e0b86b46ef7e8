import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { GuardedHistory } from '../lib/navigation-guard/guarded-history.ts';
import { GuardedRouter } from '../lib/navigation-guard/guarded-router.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { toasts } from '../ui/toasts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { queryClient } from './query-client.ts';
import { AppRoutes } from './routes.tsx';
import { RouteFocus } from './route-focus.tsx';
import { SessionEffects } from './session-effects.tsx';

export function App({ history }: { history: GuardedHistory }) {
  const [pending, setPending] = useState(false);
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <GuardedRouter history={history} onPending={setPending}>
          <NavigationProgress pending={pending} />
          <SessionEffects />
          <RouteFocus />
          <AppRoutes />
          <ToastRegion store={toasts} />
        </GuardedRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
