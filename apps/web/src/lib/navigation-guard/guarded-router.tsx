import {
  type ReactNode,
  createContext,
  useEffect,
  useLayoutEffect,
  useState,
  useTransition,
} from 'react';
import { Router } from 'react-router';
import type { GuardedHistory } from './guarded-history.ts';

export const GuardedHistoryContext = createContext<GuardedHistory | null>(null);

interface GuardedRouterProps {
  history: GuardedHistory;
  children: ReactNode;
  /** Told while the next screen is still being fetched and the last one stays up. */
  onPending?: (pending: boolean) => void;
}

export function GuardedRouter({ history, children, onPending }: GuardedRouterProps) {
  const [shown, setShown] = useState(history.current);
  const [pending, startTransition] = useTransition();

  useLayoutEffect(
    () => history.listen((update) => startTransition(() => setShown(update))),
    [history],
  );
  useEffect(() => onPending?.(pending), [onPending, pending]);

  return (
    <GuardedHistoryContext value={history}>
      <Router location={shown.location} navigationType={shown.action} navigator={history.navigator}>
        {children}
      </Router>
    </GuardedHistoryContext>
  );
}
