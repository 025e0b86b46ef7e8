import { MESSAGES, RESET_REDIRECT_MS, ResetPasswordForm } from '@commonplate/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import salmon from '../../assets/art/salmon.svg';
import { api } from '../../lib/api/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useContractForm } from '../../lib/forms/contract-form.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { paths } from '../../lib/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LoadingNote } from '../../ui/loading-note.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountForm } from './account-form.tsx';
import styles from './account-form.module.css';
import { Door } from './door.tsx';
import { Outcome } from './outcome.tsx';
import { resetTokenQuery } from './reset-token-query.ts';
import { useRedirectAfter } from './use-redirect-after.ts';

interface NewPasswordFormProps {
  token: string;
  email: string;
  onReset: () => void;
}

function NewPasswordForm({ token, email, onReset }: NewPasswordFormProps) {
  const form = useContractForm(ResetPasswordForm, { newPassword: '', confirmPassword: '' });
  const { errors } = form.formState;
  const { submit, busy, failure } = useSubmission(form, {
    fallback: MESSAGES.resetFailed,
    send: async ({ newPassword }) => {
      await api.call('resetPassword', {
        body: { token, newPassword },
        fallback: MESSAGES.resetFailed,
      });
      onReset();
    },
  });
  return (
    <>
      <h1>Reset Password</h1>
      <p className={styles['muted']}>
        Choose a new password for <strong>{email}</strong>.
      </p>
      <AccountForm onSubmit={submit} busy={busy} failure={failure} submitLabel="Reset Password">
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          hint="At least 6 characters."
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
      </AccountForm>
    </>
  );
}

function InvalidLink() {
  return (
    <>
      <Outcome title="Invalid Reset Link">
        This link is invalid or has expired. A reset link works once, for 60 minutes.
      </Outcome>
      <ButtonLink to={paths.forgotPassword.to} variant="primary" big wide>
        Request New Reset Link
      </ButtonLink>
    </>
  );
}

function ResetSteps({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  const check = useQuery(resetTokenQuery(token));
  useRedirectAfter(done, { to: paths.login.to, afterMs: RESET_REDIRECT_MS });

  if (done) {
    return (
      <>
        <Outcome title="Password Reset Successfully">
          You can now sign in with your new password. We will take you there in a moment.
        </Outcome>
        <TextLink className={styles['aside']} alone to={paths.login.to}>
          Sign In
        </TextLink>
      </>
    );
  }
  if (check.isPending || check.isRefetching) {
    return (
      <>
        <h1>Reset Password</h1>
        <LoadingNote>Verifying reset token...</LoadingNote>
      </>
    );
  }
  if (check.isError) {
    return (
      <>
        <h1>Reset Password</h1>
        <Banner tone="error">{check.error.message}</Banner>
        <Button variant="primary" big wide onClick={() => void check.refetch()}>
          Try Again
        </Button>
      </>
    );
  }
  return check.data.valid ? (
    <NewPasswordForm token={token} email={check.data.email} onReset={() => setDone(true)} />
  ) : (
    <InvalidLink />
  );
}

export function ResetPasswordScreen() {
  useDocumentTitle('Reset Password');
  const { token = '' } = useParams();
  return (
    <Door art={salmon}>
      <ResetSteps key={token} token={token} />
    </Door>
  );
}
