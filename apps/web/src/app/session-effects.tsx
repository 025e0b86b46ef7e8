import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../lib/api/api.ts';
import type { ApiEvent } from '../lib/api/api-client.ts';
import { visitStorage } from '../lib/browser-storage.ts';
import { removeDrafts } from '../lib/drafts/draft-key.ts';
import { paths } from '../lib/paths.ts';
import { interruptionAt } from '../lib/session/interruption.ts';
import { session } from '../lib/session/session.ts';
import { useSession } from '../lib/session/use-session.ts';

/** Where calls that reveal something about the session lead: the only place that decides it. */
const REDIRECTS = {
  'session-ended': paths.login.to,
  'password-reset-required': paths.changePassword.required,
} satisfies Record<ApiEvent, string>;

function useApiRedirects(): void {
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef(location);
  useEffect(() => {
    here.current = location;
  }, [location]);

  useEffect(
    () =>
      api.subscribe((event) => {
        const { pathname, search } = here.current;
        const target = REDIRECTS[event];
        if (`${pathname}${search}` === target || pathname === target) return;
        const now = session.current();
        const state = now.status === 'signed-out' ? interruptionAt(here.current, now) : null;
        void navigate(target, { replace: true, state });
      }),
    [navigate],
  );
}

/** A stored token without its user: ask whose it is; whatever goes wrong, nobody is signed in. */
function useProfileRestore(): void {
  const { status } = useSession();
  useEffect(() => {
    if (status !== 'restoring') return;
    api
      .call('profile', { fallback: 'Failed to load profile' })
      .then(({ user }) => session.replaceUser(user))
      .catch(() => session.end('expired'));
  }, [status]);
}

/** What one user has loaded is not shown to the next. */
function useForgetOnUserChange(): void {
  const queryClient = useQueryClient();
  const current = useSession();
  const userId = current.status === 'signed-in' ? current.user.id : null;
  const last = useRef(userId);
  useEffect(() => {
    if (last.current !== null && last.current !== userId) queryClient.clear();
    last.current = userId;
  }, [queryClient, userId]);
}

/** Who logs out here ends this tab's visit: it keeps nothing they typed, and is at the sign-in page. */
function useEndOfVisit(): void {
  const navigate = useNavigate();
  const current = useSession();
  const userId = current.status === 'signed-in' ? current.user.id : null;
  const last = useRef(userId);
  const loggedOut = current.status === 'signed-out' && current.reason === 'logout';
  useEffect(() => {
    if (loggedOut && last.current !== null) {
      removeDrafts(visitStorage, last.current);
      // Pages without a guard would stay.
      void navigate(paths.login.to, { replace: true });
    }
    last.current = userId;
  }, [navigate, loggedOut, userId]);
}

export function SessionEffects() {
  useEndOfVisit();
  useApiRedirects();
  useProfileRestore();
  useForgetOnUserChange();
  return null;
}
