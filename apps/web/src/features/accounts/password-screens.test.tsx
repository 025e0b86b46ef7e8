import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { type FakeApi, failed, ok, startFakeApi } from '../../testing/fake-api.ts';
import { signedIn } from '../../testing/people.ts';
import {
  address,
  faultOf,
  pressButton,
  renderScreen,
  typeInto,
} from '../../testing/render-screen.tsx';
import { ChangePasswordScreen } from './change-password-screen.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { ProfileScreen } from './profile-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

let server: FakeApi;

beforeEach(async () => {
  server = await startFakeApi();
  const { user, ...tokens } = signedIn({ passwordResetRequired: true });
  session.start(tokens, user);
});
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await server.close();
});

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

const byChoice = () => {
  const { user, ...tokens } = signedIn();
  session.start(tokens, user);
};

const openReset = () =>
  renderScreen(<ResetPasswordScreen />, {
    at: '/reset-password/abc',
    pattern: '/reset-password/:token',
  });
const validLink = () =>
  server.on('GET /auth/verify-reset-token/abc', () =>
    ok({ valid: true, email: 'marta@home.example' }),
  );

const submitProfile = () => {
  typeInto('Current Password', 'olive bread');
  typeInto('New Password', 'long enough');
  typeInto('Confirm New Password', 'long enough');
  pressButton('Change Password');
};

/** Lets the screen settle first: its own timer starts in an effect. */
async function pass(ms: number) {
  await act(async () => undefined);
  act(() => void vi.advanceTimersByTime(ms));
}

describe('Forgot password', () => {
  beforeEach(() => void renderScreen(<ForgotPasswordScreen />, { at: '/forgot-password' }));

  test('wants a valid address', async () => {
    pressButton('Send Reset Link');
    await waitFor(() =>
      expect(faultOf('Email Address')).toBe('Please enter a valid email address'),
    );
  });

  test('answers the same whoever asks', async () => {
    server.on('POST /auth/forgot-password', () => ok({}));
    typeInto('Email Address', 'marta@home.example');
    pressButton('Send Reset Link');
    expect(await title('Check Your Email')).toBeTruthy();
    expect(
      screen.getByText(
        "If an account with that email exists, we've sent you a password reset link.",
      ),
    ).toBeTruthy();
  });

  test('says when it could not be sent', async () => {
    server.on('POST /auth/forgot-password', () => failed(500, {}));
    typeInto('Email Address', 'marta@home.example');
    pressButton('Send Reset Link');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to send password reset email',
    );
  });
});

describe('Reset password', () => {
  test('verifies the link first and refuses a bad one', async () => {
    server.on('GET /auth/verify-reset-token/abc', () => ok({ valid: false }));
    openReset();
    expect(screen.getByText('Verifying reset token...')).toBeTruthy();
    expect(await title('Invalid Reset Link')).toBeTruthy();
    const again = screen.getByRole('link', { name: 'Request New Reset Link' });
    expect(again.getAttribute('href')).toBe('/forgot-password');
  });

  test('offers another try when the check itself failed', async () => {
    server.on('GET /auth/verify-reset-token/abc', () => failed(503, { message: 'Starting' }));
    openReset();
    expect((await screen.findByRole('alert')).textContent).toBe('Starting');
    validLink();
    pressButton('Try Again');
    expect(await screen.findByText('marta@home.example')).toBeTruthy();
  });

  test.each([
    ['New Password', ['short', 'short'], 'Password must be at least 6 characters'],
    ['Confirm Password', ['long enough', 'long enougj'], "Passwords don't match"],
    ['Confirm Password', ['long enough', ''], 'Please confirm your password'],
  ] as const)('%s of %j is refused at its field', async (label, [first, second], message) => {
    validLink();
    openReset();
    await screen.findByText('marta@home.example');
    typeInto('New Password', first);
    typeInto('Confirm Password', second);
    pressButton('Reset Password');
    await waitFor(() => expect(faultOf(label)).toBe(message));
  });

  test('succeeds and goes to sign in after three seconds', async () => {
    validLink();
    server.on('POST /auth/reset-password', () => ok({}));
    openReset();
    await screen.findByText('marta@home.example');
    typeInto('New Password', 'long enough');
    typeInto('Confirm Password', 'long enough');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    pressButton('Reset Password');
    expect(await title('Password Reset Successfully')).toBeTruthy();
    await pass(2500);
    expect(address()).toBe('/reset-password/abc');
    await pass(500);
    await waitFor(() => expect(address()).toBe('/login'));
  });

  test('shows why it failed', async () => {
    validLink();
    server.on('POST /auth/reset-password', () => failed(500, {}));
    openReset();
    await screen.findByText('marta@home.example');
    typeInto('New Password', 'long enough');
    typeInto('Confirm Password', 'long enough');
    pressButton('Reset Password');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to reset password');
  });
});

describe('Change password', () => {
  test('by choice has a way back and plain labels', () => {
    byChoice();
    renderScreen(<ChangePasswordScreen />, { at: '/change-password' });
    expect(screen.getByLabelText('Current Password')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cancel' })).toBeTruthy();
    expect(screen.queryByText(/^Password Reset Required/)).toBeNull();
  });

  test.each([
    ['by the address', byChoice, '/change-password?required=true'],
    ['by an administrator, whatever the address says', () => undefined, '/change-password'],
  ])('required %s says why, asks for the temporary one and has no way back', (_, enter, at) => {
    enter();
    renderScreen(<ChangePasswordScreen />, { at });
    expect(
      screen.getByText(
        'Password Reset Required: Your password has been reset by an administrator. Please set a new password to continue.',
      ),
    ).toBeTruthy();
    expect(screen.getByLabelText('Temporary Password')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Cancel' })).toBeNull();
  });

  test('names each missing part', async () => {
    byChoice();
    renderScreen(<ChangePasswordScreen />, { at: '/change-password' });
    pressButton('Change Password');
    await waitFor(() => expect(faultOf('Current Password')).toBe('Current password is required'));
    expect(faultOf('New Password')).toBe('New password must be at least 6 characters');
    expect(faultOf('Confirm New Password')).toBe('Please confirm your password');
  });

  test('succeeds, lifts the requirement and goes to the recipes after two seconds', async () => {
    server.on('PUT /auth/change-password', () => ok({}));
    renderScreen(<ChangePasswordScreen />, { at: '/change-password?required=true' });
    typeInto('Temporary Password', 'Kd7-wpRt');
    typeInto('New Password', 'long enough');
    typeInto('Confirm New Password', 'long enough');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    pressButton('Change Password');
    expect(await title('Password Changed Successfully!')).toBeTruthy();
    expect(session.current()).toMatchObject({ user: { passwordResetRequired: false } });
    await pass(2000);
    await waitFor(() => expect(address()).toBe('/recipes'));
  });
});

describe('Profile', () => {
  test('shows who it is about', () => {
    const { user, ...tokens } = signedIn({ name: '' });
    session.start(tokens, user);
    renderScreen(<ProfileScreen />, { at: '/profile' });
    expect(screen.getByText('Not provided')).toBeTruthy();
    expect(screen.getByText('marta@home.example')).toBeTruthy();
  });

  test('tells success in a toast and empties the form', async () => {
    server.on('PUT /auth/change-password', () => ok({}));
    renderScreen(<ProfileScreen />, { at: '/profile' });
    submitProfile();
    expect(await screen.findByText('Password changed successfully!')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Current Password').value).toBe('');
  });

  test('tells failure in an error toast, and at the field it is about', async () => {
    const message = 'Current password is incorrect';
    server.on('PUT /auth/change-password', () =>
      failed(400, { message, fields: { currentPassword: message } }),
    );
    renderScreen(<ProfileScreen />, { at: '/profile' });
    submitProfile();
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    await waitFor(() => expect(faultOf('Current Password')).toBe(message));
    expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('long enough');
  });

  test('asks for the confirmation in its own words', async () => {
    renderScreen(<ProfileScreen />, { at: '/profile' });
    pressButton('Change Password');
    await waitFor(() =>
      expect(faultOf('Confirm New Password')).toBe('Please confirm your new password'),
    );
  });
});
