import type { TokenPair, User } from '@commonplate/contract';

/** The names other programs and older versions find these items under. */
export const STORED = { token: 'authToken', refreshToken: 'refreshToken', user: 'user' } as const;

export type SignOutReason = 'logout' | 'expired' | null;

export interface SignedOut {
  status: 'signed-out';
  reason: SignOutReason;
  /** Who was signed in last on this page; null where nobody was. */
  userId: string | null;
}

export type Session =
  | { status: 'signed-in'; user: User }
  /** A token without its user: the profile has yet to be asked for. */
  | { status: 'restoring' }
  | SignedOut;

export interface SessionStore {
  current: () => Session;
  subscribe: (listener: () => void) => () => void;
  tokens(): { token: string | null; refreshToken: string | null };
  start: (tokens: TokenPair, user: User) => void;
  replaceTokens: (tokens: TokenPair) => void;
  replaceUser: (user: User) => void;
  markPasswordResetRequired: () => void;
  end: (reason: SignOutReason) => void;
}

function readUser(json: string | null): User | null {
  if (json === null) return null;
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null) return null;
    const { id, email, name } = value as Record<string, unknown>;
    const isUser = [id, email, name].every((field) => typeof field === 'string');
    return isUser ? (value as User) : null;
  } catch {
    return null;
  }
}

/** Storage is the truth, so that tabs agree; what is kept here only makes snapshots stable. */
export function createSessionStore(storage: Storage): SessionStore {
  const listeners = new Set<() => void>();
  let reason: SignOutReason = null;
  let seen = '';
  let lastUserId: string | null = null;
  let snapshot: Session = { status: 'signed-out', reason, userId: null };

  function read(): Session {
    const token = storage.getItem(STORED.token);
    const json = storage.getItem(STORED.user);
    // Whichever tab began it: why the one before it ended says nothing of this one.
    if (token !== null) reason = null;
    const key = token === null ? `out ${reason}` : `in ${json}`;
    if (key === seen) return snapshot;
    seen = key;
    const user = readUser(json);
    if (token === null) snapshot = { status: 'signed-out', reason, userId: lastUserId };
    else snapshot = user === null ? { status: 'restoring' } : { status: 'signed-in', user };
    if (snapshot.status === 'signed-in') lastUserId = snapshot.user.id;
    return snapshot;
  }

  const announce = () => {
    for (const listener of listeners) listener();
  };
  const keepTokens = (tokens: TokenPair) => {
    storage.setItem(STORED.token, tokens.token);
    storage.setItem(STORED.refreshToken, tokens.refreshToken);
  };
  const keepUser = (user: User) => storage.setItem(STORED.user, JSON.stringify(user));
  const onStorage = (event: StorageEvent) => {
    const ours: (string | null)[] = [STORED.token, STORED.user, null];
    if (ours.includes(event.key)) announce();
  };

  return {
    current: read,
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    tokens: () => ({
      token: storage.getItem(STORED.token),
      refreshToken: storage.getItem(STORED.refreshToken),
    }),
    start(tokens, user) {
      reason = null;
      // The user goes first: another tab that sees the token must find whose it is.
      keepUser(user);
      keepTokens(tokens);
      announce();
    },
    replaceTokens: keepTokens,
    replaceUser(user) {
      keepUser(user);
      announce();
    },
    markPasswordResetRequired() {
      const session = read();
      if (session.status !== 'signed-in' || session.user.passwordResetRequired) return;
      keepUser({ ...session.user, passwordResetRequired: true });
      announce();
    },
    end(why) {
      // Whose it was can only be told while it is there.
      read();
      reason = why;
      for (const name of Object.values(STORED)) storage.removeItem(name);
      announce();
    },
  };
}
