import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { type FakeApi, failed, ok, startFakeApi } from '../../testing/fake-api.ts';
import { makeUser, signedIn } from '../../testing/people.ts';
import { pressButton, renderScreen } from '../../testing/render-screen.tsx';
import { AdminUsersScreen } from './admin-users-screen.tsx';

const BRAM = makeUser({ id: 'bram', name: 'Bram Novak', email: 'bram@home.example' });
const NAMELESS = makeUser({
  id: 'nameless',
  name: '',
  email: 'anon@home.example',
  role: 'admin',
  passwordResetRequired: true,
});

let server: FakeApi;

beforeEach(async () => {
  server = await startFakeApi();
  const { user, ...tokens } = signedIn({ role: 'admin' });
  session.start(tokens, user);
});
afterEach(async () => {
  cleanup();
  await server.close();
});

const open = () => renderScreen(<AdminUsersScreen />, { at: '/admin/users' });

async function askForBram() {
  server.on('GET /auth/admin/users', () => ok({ users: [BRAM, NAMELESS] }));
  open();
  await screen.findByText('Bram Novak');
  pressButton('Reset Password for Bram Novak');
  return screen.getByRole('dialog');
}

test('lists every account with role, status and date', async () => {
  server.on('GET /auth/admin/users', () => ok({ users: [BRAM, NAMELESS] }));
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'User Management' })).toBeTruthy();
  await screen.findByText('Bram Novak');
  const rows = screen
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['User', 'Role', 'Status', 'Created', 'Actions'],
    ['Bram Novakbram@home.example', 'User', 'Active', '3 Feb 2026', expect.any(String)],
    [
      'No nameanon@home.example',
      'Admin',
      'Password Reset Required',
      '3 Feb 2026',
      expect.any(String),
    ],
  ]);
});

test('an empty list says so', async () => {
  server.on('GET /auth/admin/users', () => ok({ users: [] }));
  open();
  expect(await screen.findByText('No users found')).toBeTruthy();
});

test('a failed list says so and can be asked for again', async () => {
  server.on('GET /auth/admin/users', () => failed(500, {}));
  open();
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load users');
  server.on('GET /auth/admin/users', () => ok({ users: [BRAM] }));
  pressButton('Try Again');
  expect(await screen.findByText('Bram Novak')).toBeTruthy();
});

test('nothing is reset without the confirmation', async () => {
  const dialog = await askForBram();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.routesSeen()).toEqual(['GET /auth/admin/users']);
});

test('the temporary password is shown once, with its warning, and the status follows', async () => {
  server.on('POST /auth/admin/users/bram/reset-password', () =>
    ok({ temporaryPassword: 'Kd7-wpRt-92Qm' }),
  );
  const question = await askForBram();
  fireEvent.click(within(question).getByRole('button', { name: 'Reset Password' }));
  expect(await screen.findByText('Kd7-wpRt-92Qm')).toBeTruthy();
  const dialog = screen.getByRole('dialog', { name: 'Temporary password' });
  expect(within(dialog).getByText(/^For Bram Novak, bram@home.example\./)).toBeTruthy();
  expect(within(dialog).getByText(/must change this password at the next login/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Copy' }));
  expect(await within(dialog).findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('Kd7-wpRt-92Qm');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('Kd7-wpRt-92Qm')).toBeNull());
  expect(screen.getAllByText('Password Reset Required')).toHaveLength(2);
});

test('a failed reset is told in a banner that can be dismissed', async () => {
  server.on('POST /auth/admin/users/bram/reset-password', () => failed(500, {}));
  const question = await askForBram();
  fireEvent.click(within(question).getByRole('button', { name: 'Reset Password' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to reset password');
  pressButton('Dismiss');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
