import { MESSAGES, type User, visibleText } from '@commonplate/contract';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadingNote } from '../../ui/loading-note.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import styles from './profile-screen.module.css';

function SignedOut() {
  return (
    <div className={styles['signedOut']}>
      <p>Please log in to view your profile.</p>
      <ButtonLink to={paths.login.to} state={{ from: paths.profile.to }} variant="primary">
        Sign In
      </ButtonLink>
    </div>
  );
}

function Account({ user }: { user: User }) {
  return (
    <div className={styles['columns']}>
      <section aria-labelledby="account-heading">
        <h2 id="account-heading">Account</h2>
        <dl className={styles['facts']}>
          <div>
            <dt>Name</dt>
            <dd>{visibleText(user.name) === '' ? 'Not provided' : user.name}</dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd>{user.email}</dd>
          </div>
        </dl>
      </section>
      <section aria-labelledby="password-heading" className={styles['password']}>
        <h2 id="password-heading">Change Password</h2>
        <ChangePasswordForm
          currentLabel="Current Password"
          confirmRequired="Please confirm your new password"
          onChanged={() => showToast({ type: 'success', title: MESSAGES.passwordChanged })}
          onFailure={(title) => showToast({ type: 'error', title })}
        />
      </section>
    </div>
  );
}

export function ProfileScreen() {
  useDocumentTitle('Profile Settings');
  const session = useSession();
  return (
    <Page>
      <PageHeading title="Profile Settings" />
      {session.status === 'restoring' && <LoadingNote>Loading...</LoadingNote>}
      {session.status === 'signed-out' && <SignedOut />}
      {session.status === 'signed-in' && <Account user={session.user} />}
    </Page>
  );
}
