import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { type FakeApi, failed, ok, startFakeApi } from '../../testing/fake-api.ts';
import { signedIn } from '../../testing/people.ts';
import {
  address,
  faultOf,
  pressButton,
  renderScreen,
  typeInto,
  valueOf,
} from '../../testing/render-screen.tsx';
import { RegisterScreen } from './register-screen.tsx';

let server: FakeApi;

beforeEach(async () => {
  server = await startFakeApi();
  session.end(null);
  renderScreen(<RegisterScreen />, { at: '/register' });
});
afterEach(async () => {
  cleanup();
  await server.close();
});

function fill(changes: Partial<Record<string, string>> = {}) {
  typeInto('Full Name', changes['name'] ?? 'Marta Lindqvist');
  typeInto('Email Address', changes['email'] ?? 'marta@home.example');
  typeInto('Password', changes['password'] ?? 'Olivebread1');
  typeInto('Confirm Password', changes['confirm'] ?? changes['password'] ?? 'Olivebread1');
}

test.each([
  ['Full Name', { name: ' M ' }, 'Name must be at least 2 characters'],
  ['Email Address', { email: 'marta@' }, 'Please enter a valid email address'],
  ['Password', { password: 'Short1' }, 'Password must be at least 8 characters'],
  [
    'Password',
    { password: 'olivebread' },
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  ],
  ['Confirm Password', { confirm: 'Olivebread2' }, "Passwords don't match"],
])('%s of %j is refused at its field', async (label, changes, message) => {
  fill(changes);
  pressButton('Create Account');
  await waitFor(() => expect(faultOf(label)).toBe(message));
  expect(server.routesSeen().filter((route) => !route.startsWith('GET '))).toEqual([]);
});

test('sends no confirmation, signs in and goes to the recipes', async () => {
  server.on('POST /auth/register', () => ok(signedIn()));
  fill();
  pressButton('Create Account');
  await waitFor(() => expect(address()).toBe('/recipes'));
  const sent = server.seen.find(({ route }) => route === 'POST /auth/register');
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    name: 'Marta Lindqvist',
    email: 'marta@home.example',
    password: 'Olivebread1',
  });
  expect(session.current().status).toBe('signed-in');
});

test('a taken address is told in the red box', async () => {
  server.on('POST /auth/register', () =>
    failed(409, { message: 'An account with this email already exists' }),
  );
  fill();
  pressButton('Create Account');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'An account with this email already exists',
  );
  expect(valueOf('Full Name')).toBe('Marta Lindqvist');
});

test('faults the server finds are shown at their fields', async () => {
  server.on('POST /auth/register', () =>
    failed(400, { message: 'Please check the form', fields: { name: 'That name is taken' } }),
  );
  fill();
  pressButton('Create Account');
  await waitFor(() => expect(faultOf('Full Name')).toBe('That name is taken'));
});

test('without words from the server it says its own', async () => {
  server.on('POST /auth/register', () => ({ status: 502, body: '<html>' }));
  fill();
  pressButton('Create Account');
  expect((await screen.findByRole('alert')).textContent).toBe('Registration failed');
});

test('where registration is closed that is said in place of the form', async () => {
  cleanup();
  server.on('GET /auth/registration', () => ok({ open: false }));
  renderScreen(<RegisterScreen />, { at: '/register' });
  expect((await screen.findByText(/Registration is closed on this site/)).textContent).toBe(
    'Registration is closed on this site. Please ask its administrator for an account.',
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});
