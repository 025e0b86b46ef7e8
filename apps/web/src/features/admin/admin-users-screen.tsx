import { MESSAGES, type User } from '@commonplate/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { ApiFailure, failureMessage } from '../../lib/api/api-failure.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useLeaveGuard } from '../../lib/navigation-guard/use-leave-guard.ts';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import styles from './admin-users-screen.module.css';
import { useResetUserPassword } from './reset-user-password.ts';
import { TemporaryPasswordDialog } from './temporary-password-dialog.tsx';
import { nameOf } from './user-name.ts';
import { usersQuery } from './users-query.ts';
import { UsersSkeleton } from './users-skeleton.tsx';
import { UsersTable } from './users-table.tsx';

export function AdminUsersScreen() {
  useDocumentTitle('User Management');
  const [asking, setAsking] = useState<User | null>(null);
  const reset = useResetUserPassword();
  const issued = reset.data ?? null;
  // While the password is shown nothing may take the admin off this page.
  const users = useQuery({ ...usersQuery, enabled: issued === null });
  // Nothing is asked: the dialog in front of the page has the one button that lets it go.
  useLeaveGuard(reset.isPending || issued !== null);

  const confirm = (user: User) => reset.mutate(user, { onSettled: () => setAsking(null) });
  // The stored role was wrong: the server knows better.
  if (users.error instanceof ApiFailure && users.error.status === 403) {
    return <Navigate to={paths.recipes.to} replace />;
  }
  const count = users.data?.length ?? 0;
  return (
    <Page>
      <PageHeading
        title="User Management"
        // The line keeps its place while the number is not known.
        note={users.data ? `${count} ${count === 1 ? 'account' : 'accounts'}` : '\u00a0'}
      />
      {reset.isError && (
        <div className={styles['banner']}>
          <Banner tone="error" onDismiss={() => reset.reset()}>
            {failureMessage(reset.error, MESSAGES.resetFailed)}
          </Banner>
        </div>
      )}
      {users.isPending && <UsersSkeleton />}
      {users.isError && users.data === undefined && (
        <div className={styles['failed']}>
          <Banner tone="error">{failureMessage(users.error, MESSAGES.usersFailed)}</Banner>
          <Button busy={users.isFetching} onClick={() => void users.refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {users.data !== undefined &&
        (count === 0 ? (
          <EmptyState title="No users found" />
        ) : (
          <UsersTable users={users.data} onReset={setAsking} />
        ))}
      {asking !== null && (
        <ConfirmDialog
          question={`Reset the password of ${nameOf(asking) ?? asking.email}?`}
          confirmLabel="Reset Password"
          busy={reset.isPending}
          onConfirm={() => confirm(asking)}
          onCancel={() => setAsking(null)}
        >
          <p className={styles['muted']}>
            A temporary password will be made and shown to you once. Every open session of{' '}
            {asking.email} ends.
          </p>
        </ConfirmDialog>
      )}
      {issued !== null && <TemporaryPasswordDialog issued={issued} onClose={() => reset.reset()} />}
    </Page>
  );
}
