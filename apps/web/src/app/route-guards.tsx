import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../lib/paths.ts';
import { interruptionAt } from '../lib/session/interruption.ts';
import { useSession } from '../lib/session/use-session.ts';
import { LoadingNote } from '../ui/loading-note.tsx';
import { Page } from '../ui/page.tsx';

export function Restoring() {
  // Without a foot: it would only be pushed away by what comes.
  return (
    <div data-fills-page>
      <Page>
        <LoadingNote>Loading...</LoadingNote>
      </Page>
    </div>
  );
}

/** Signed-out visitors go to /login and come back after it; who must change the password does that first. */
export function RequireSession() {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'restoring') return <Restoring />;
  if (session.status === 'signed-out') {
    return <Navigate to={paths.login.to} replace state={interruptionAt(location, session)} />;
  }
  if (session.user.passwordResetRequired && location.pathname !== paths.changePassword.to) {
    return <Navigate to={paths.changePassword.required} replace />;
  }
  return <Outlet />;
}

/** Inside RequireSession. */
export function RequireAdmin() {
  const session = useSession();
  const isAdmin = session.status === 'signed-in' && session.user.role === 'admin';
  return isAdmin ? <Outlet /> : <Navigate to={paths.recipes.to} replace />;
}
