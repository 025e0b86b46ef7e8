import { act, cleanup, screen, waitFor } from '@testing-library/react';
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
import { LoginScreen } from './login-screen.tsx';

let server: FakeApi;

beforeEach(async () => {
  server = await startFakeApi();
  session.end(null);
  renderScreen(<LoginScreen />, { at: '/login' });
});
afterEach(async () => {
  cleanup();
  await server.close();
});

test('tells who was not signed in of no session that ended', () => {
  expect(screen.queryByText(/session has ended/)).toBeNull();
});

test('asks for both before it sends anything', async () => {
  pressButton('Sign In');
  await waitFor(() => expect(faultOf('Password')).toBe('Password is required'));
  expect(faultOf('Email Address')).toBe('Please enter a valid email address');
  expect(server.routesSeen().filter((route) => !route.startsWith('GET '))).toEqual([]);
});

test('signs in with a cleaned address and goes to the recipes', async () => {
  server.on('POST /auth/login', () => ok(signedIn()));
  typeInto('Email Address', 'Marta@Home.example');
  typeInto('Password', ' spaces count ');
  pressButton('Sign In');
  await waitFor(() => expect(address()).toBe('/recipes'));
  const sent = server.seen.find(({ route }) => route === 'POST /auth/login');
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    email: 'marta@home.example',
    password: ' spaces count ',
  });
  expect(localStorage.getItem('authToken')).toBe('access-1');
});

test('who must change the password does that first', async () => {
  server.on('POST /auth/login', () => ok(signedIn({ passwordResetRequired: true })));
  typeInto('Email Address', 'marta@home.example');
  typeInto('Password', 'Kd7-wpRt-92Qm');
  pressButton('Sign In');
  await waitFor(() => expect(address()).toBe('/change-password?required=true'));
});

test.each([
  [
    'the words of the server',
    failed(401, { message: 'Invalid email or password' }),
    'Invalid email or password',
  ],
  ['its own words without them', failed(500, {}), 'Login failed'],
])('shows a refusal in %s and keeps what was typed', async (_, answer, message) => {
  server.on('POST /auth/login', () => answer);
  typeInto('Email Address', 'Marta@Home.example');
  typeInto('Password', 'wrong');
  pressButton('Sign In');
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(valueOf('Email Address')).toBe('Marta@Home.example');
  expect(valueOf('Password')).toBe('wrong');
  expect(address()).toBe('/login');
});

test('can be tried again after the connection failed', async () => {
  const request = fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  typeInto('Email Address', 'marta@home.example');
  typeInto('Password', 'olive bread');
  pressButton('Sign In');
  expect((await screen.findByRole('alert')).textContent).toBe('Login failed');
  globalThis.fetch = request;
  server.on('POST /auth/login', () => ok(signedIn()));
  pressButton('Sign In');
  await waitFor(() => expect(address()).toBe('/recipes'));
});

test('two clicks at once are one call', async () => {
  server.on('POST /auth/login', () => ok(signedIn()));
  typeInto('Email Address', 'marta@home.example');
  typeInto('Password', 'olive bread');
  const button = screen.getByRole('button', { name: 'Sign In' });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(address()).toBe('/recipes'));
  expect(server.routesSeen().filter((route) => !route.startsWith('GET '))).toEqual([
    'POST /auth/login',
  ]);
});

test('leads to the forgotten password and to a new account', () => {
  const forgot = screen.getByRole('link', { name: 'Forgot your password?' });
  const signUp = screen.getByRole('link', { name: 'Sign up' });
  expect(forgot.getAttribute('href')).toBe('/forgot-password');
  expect(signUp.getAttribute('href')).toBe('/register');
});

test('where registration is closed nobody is sent there', async () => {
  expect(screen.getByRole('link', { name: 'Sign up' })).toBeTruthy();
  cleanup();
  server.on('GET /auth/registration', () => ok({ open: false }));
  renderScreen(<LoginScreen />, { at: '/login' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull());
});
