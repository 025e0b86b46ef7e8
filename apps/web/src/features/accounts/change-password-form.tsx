import {
  type ChangePasswordForm as Values,
  MESSAGES,
  changePasswordForm,
} from '@commonplate/contract';
import { type ReactNode, useMemo } from 'react';
import { api } from '../../lib/api/api.ts';
import { useContractForm } from '../../lib/forms/contract-form.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { session } from '../../lib/session/session.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountForm } from './account-form.tsx';

const EMPTY: Values = { currentPassword: '', newPassword: '', confirmPassword: '' };

interface ChangePasswordFormProps {
  currentLabel: string;
  /** What the empty confirmation is told. */
  confirmRequired: string;
  onChanged: () => void;
  /** Where given, failures are told there and not in the red box. */
  onFailure?: (message: string) => void;
  children?: ReactNode;
}

/** The password of the signed-in user, as asked on two screens. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { currentLabel, confirmRequired, onChanged, onFailure, children } = props;
  const schema = useMemo(() => changePasswordForm(confirmRequired), [confirmRequired]);
  const form = useContractForm(schema, EMPTY);
  const { errors } = form.formState;
  const { submit, busy, failure } = useSubmission(form, {
    fallback: MESSAGES.changeFailed,
    send: async ({ currentPassword, newPassword }) => {
      await api
        .call('changePassword', {
          body: { currentPassword, newPassword },
          fallback: MESSAGES.changeFailed,
        })
        .catch((error: unknown) => {
          if (error instanceof Error) onFailure?.(error.message);
          throw error;
        });
      form.reset(EMPTY);
      const current = session.current();
      if (current.status === 'signed-in') {
        session.replaceUser({ ...current.user, passwordResetRequired: false });
      }
      onChanged();
    },
  });
  return (
    <AccountForm
      onSubmit={submit}
      busy={busy}
      failure={onFailure === undefined ? failure : null}
      submitLabel="Change Password"
    >
      <PasswordField
        label={currentLabel}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint="At least 6 characters."
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <PasswordField
        label="Confirm New Password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      {children}
    </AccountForm>
  );
}
