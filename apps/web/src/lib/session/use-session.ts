import type { User } from '@commonplate/contract';
import { useSyncExternalStore } from 'react';
import { session } from './session.ts';
import type { Session } from './session-store.ts';

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.current);
}

export function useSignedInUser(): User | null {
  const current = useSession();
  return current.status === 'signed-in' ? current.user : null;
}
