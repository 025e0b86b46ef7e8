import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { browserStorage } from '../../lib/browser-storage.ts';
import { hasDrafts, removeDrafts } from '../../lib/drafts/draft-key.ts';
import { useSignedInUser } from '../../lib/session/use-session.ts';

export interface Logout {
  /** Logs out, or asks first where an unsaved recipe is kept in this browser. */
  start: () => void;
  asking: boolean;
  keepDrafts: () => void;
  deleteDrafts: () => void;
  stay: () => void;
}

export function useLogout(): Logout {
  const user = useSignedInUser();
  // Whose drafts they are is asked once: the session may end by itself before the answer.
  const [asked, setAsked] = useState<string | null>(null);
  const leave = () => {
    setAsked(null);
    api.logout();
  };
  return {
    start() {
      if (user !== null && hasDrafts(browserStorage, user.id)) setAsked(user.id);
      else leave();
    },
    asking: asked !== null,
    keepDrafts: leave,
    deleteDrafts() {
      if (asked !== null) removeDrafts(browserStorage, asked);
      leave();
    },
    stay: () => setAsked(null),
  };
}
