import { ForgotPasswordRequest, MESSAGES } from '@commonplate/contract';
import { useState } from 'react';
import dal from '../../assets/art/dal.svg';
import { api } from '../../lib/api/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useContractForm } from '../../lib/forms/contract-form.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { paths } from '../../lib/paths.ts';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountForm } from './account-form.tsx';
import styles from './account-form.module.css';
import { Door } from './door.tsx';
import { Outcome } from './outcome.tsx';

function EmailForm({ onSent }: { onSent: () => void }) {
  const form = useContractForm(ForgotPasswordRequest, { email: '' });
  const { submit, busy, failure } = useSubmission(form, {
    fallback: MESSAGES.forgotFailed,
    send: async (body) => {
      await api.call('forgotPassword', { body, fallback: MESSAGES.forgotFailed });
      onSent();
    },
  });
  return (
    <>
      <h1>Forgot Password</h1>
      <p className={styles['muted']}>
        Enter the address of your account and we will send you a link to set a new password.
      </p>
      <AccountForm onSubmit={submit} busy={busy} failure={failure} submitLabel="Send Reset Link">
        <TextField
          label="Email Address"
          type="email"
          autoComplete="username"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
      </AccountForm>
    </>
  );
}

export function ForgotPasswordScreen() {
  useDocumentTitle('Forgot Password');
  const [sent, setSent] = useState(false);
  return (
    <Door art={dal}>
      {sent ? (
        <Outcome title="Check Your Email">{MESSAGES.forgotAnswer}</Outcome>
      ) : (
        <EmailForm onSent={() => setSent(true)} />
      )}
      <TextLink className={styles['aside']} alone to={paths.login.to}>
        Back to Sign In
      </TextLink>
    </Door>
  );
}
