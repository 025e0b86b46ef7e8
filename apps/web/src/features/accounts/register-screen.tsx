import { MESSAGES, REGISTRATION_CLOSED, RegisterForm } from '@commonplate/contract';
import { useLocation, useNavigate } from 'react-router';
import galette from '../../assets/art/plum-galette.svg';
import { api } from '../../lib/api/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useContractForm } from '../../lib/forms/contract-form.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { paths } from '../../lib/paths.ts';
import { useRegistrationClosed } from '../../lib/registration.ts';
import { session } from '../../lib/session/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AccountForm } from './account-form.tsx';
import styles from './account-form.module.css';
import { Door } from './door.tsx';

function RegisterFields() {
  const navigate = useNavigate();
  const form = useContractForm(RegisterForm, {
    name: '',
    email: '',
    password: '',
    confirmPassword: '',
  });
  const { errors } = form.formState;
  const { submit, busy, failure } = useSubmission(form, {
    fallback: MESSAGES.registrationFailed,
    send: async ({ name, email, password }) => {
      const { user, ...tokens } = await api.call('register', {
        body: { name, email, password },
        fallback: MESSAGES.registrationFailed,
      });
      session.start(tokens, user);
      await navigate(paths.recipes.to, { replace: true });
    },
  });
  return (
    <AccountForm onSubmit={submit} busy={busy} failure={failure} submitLabel="Create Account">
      <TextField
        label="Full Name"
        autoComplete="name"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Email Address"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
        error={errors.password?.message}
        {...form.register('password')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
    </AccountForm>
  );
}

export function RegisterScreen() {
  useDocumentTitle('Create Account');
  const { state } = useLocation();
  const closed = useRegistrationClosed();
  return (
    <Door art={galette}>
      <h1>Create Account</h1>
      {closed ? (
        <Banner tone="info">
          {REGISTRATION_CLOSED}. Please ask its administrator for an account.
        </Banner>
      ) : (
        <RegisterFields />
      )}
      <p className={styles['muted']}>
        Already have an account?{' '}
        <TextLink to={paths.login.to} state={state}>
          Sign in
        </TextLink>
      </p>
    </Door>
  );
}
