import { LoginRequest, MESSAGES } from '@commonplate/contract';
import { useLocation, useNavigate } from 'react-router';
import ramen from '../../assets/art/ramen.svg';
import { api } from '../../lib/api/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useContractForm } from '../../lib/forms/contract-form.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { paths } from '../../lib/paths.ts';
import { useRegistrationClosed } from '../../lib/registration.ts';
import { readInterruption, wayOn } from '../../lib/session/interruption.ts';
import { session } from '../../lib/session/session.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountForm } from './account-form.tsx';
import styles from './account-form.module.css';
import { Door } from './door.tsx';
import { SessionEnded } from './session-ended.tsx';

export function LoginScreen() {
  useDocumentTitle('Sign In');
  const navigate = useNavigate();
  const location = useLocation();
  const closed = useRegistrationClosed();
  const interruption = readInterruption(location.state);
  const form = useContractForm(LoginRequest, { email: '', password: '' });
  const { errors } = form.formState;
  const { submit, busy, failure } = useSubmission(form, {
    fallback: MESSAGES.loginFailed,
    send: async (credentials) => {
      const { user, ...tokens } = await api.call('login', {
        body: credentials,
        fallback: MESSAGES.loginFailed,
      });
      session.start(tokens, user);
      const target = user.passwordResetRequired
        ? paths.changePassword.required
        : wayOn(interruption, user.id);
      await navigate(target, { replace: true });
    },
  });
  return (
    <Door art={ramen}>
      <h1>Sign In</h1>
      {interruption?.ended === true && <SessionEnded userId={interruption.userId} />}
      <AccountForm
        onSubmit={submit}
        busy={busy}
        failure={failure}
        submitLabel="Sign In"
        beforeSubmit={
          <TextLink className={styles['aside']} alone to={paths.forgotPassword.to}>
            Forgot your password?
          </TextLink>
        }
      >
        <TextField
          label="Email Address"
          type="email"
          autoComplete="username"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
      </AccountForm>
      {!closed && (
        <p className={styles['muted']}>
          New here?{' '}
          <TextLink to={paths.register.to} state={location.state}>
            Sign up
          </TextLink>
        </p>
      )}
    </Door>
  );
}
