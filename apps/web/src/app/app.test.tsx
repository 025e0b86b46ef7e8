import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { draftKey } from '../lib/drafts/draft-key.ts';
import { guardHistory } from '../lib/navigation-guard/guarded-history.ts';
import { session } from '../lib/session/session.ts';
import { type FakeApi, failed, ok, startFakeApi } from '../testing/fake-api.ts';
import { makeUser, signedIn } from '../testing/people.ts';
import { App } from './app.tsx';
import { queryClient } from './query-client.ts';

let server: FakeApi;

beforeEach(async () => {
  server = await startFakeApi();
  localStorage.clear();
  act(() => session.end(null));
  queryClient.clear();
});
afterEach(async () => {
  cleanup();
  await server.close();
});

function openAt(path: string) {
  const history = createMemoryHistory({ initialEntries: [path], v5Compat: true });
  render(<App history={guardHistory(history)} />);
  return {
    address: () => `${history.location.pathname}${history.location.search}`,
    go: (to: string) => act(() => history.push(to)),
  };
}

const signIn = (changes = {}) => {
  const { user, ...tokens } = signedIn(changes);
  session.start(tokens, user);
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a visitor', () => {
  test.each([
    '/recipes',
    '/recipes/public',
    '/recipes/new',
    '/recipes/create/url',
    '/recipes/0190',
    '/recipes/0190/edit',
    '/change-password',
    '/admin/users',
  ])('is sent from %s to sign in', async (path) => {
    const page = openAt(path);
    await heading('Sign In');
    expect(page.address()).toBe('/login');
  });

  test('comes back after signing in to where the guard stood', async () => {
    server.on('POST /auth/login', () => ok(signedIn()));
    const page = openAt('/recipes/public?page=2');
    await heading('Sign In');
    type('Email Address', 'marta@home.example');
    type('Password', 'olive bread');
    press('Sign In');
    await heading('Community Recipes');
    expect(page.address()).toBe('/recipes/public?page=2');
  });

  test('sees an own message at the profile', async () => {
    openAt('/profile');
    expect(await screen.findByText('Please log in to view your profile.')).toBeTruthy();
  });

  test('finds Login and Sign Up in the bar and the two ways in on the page', async () => {
    openAt('/');
    const start = await screen.findByRole('link', { name: 'Get Started Free' });
    expect(start.getAttribute('href')).toBe('/register');
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/register');
    expect(screen.queryByRole('link', { name: 'My Recipes' })).toBeNull();
  });

  test('is told of an address that does not exist', async () => {
    openAt('/nowhere');
    expect(await heading('Page not found')).toBeTruthy();
  });
});

describe('a user', () => {
  test('has no Admin link and is sent from the admin page to the recipes', async () => {
    signIn();
    const page = openAt('/admin/users');
    await heading('My Recipes');
    expect(page.address()).toBe('/recipes');
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
    expect(screen.getByText('Welcome, Marta Lindqvist')).toBeTruthy();
  });

  test('who logs out is at the sign-in page and is not sent back from it', async () => {
    server.on('POST /auth/login', () => ok(signedIn()));
    signIn();
    const page = openAt('/recipes/new');
    await heading('Add a recipe');
    press('Logout');
    await heading('Sign In');
    expect(localStorage.getItem('authToken')).toBeNull();
    type('Email Address', 'marta@home.example');
    type('Password', 'olive bread');
    press('Sign In');
    await heading('My Recipes');
    expect(page.address()).toBe('/recipes');
  });

  test('whose session has ended goes to sign in and its items are gone', async () => {
    server.on('GET /auth/admin/users', () => failed(401, { message: 'Not signed in' }));
    server.on('POST /auth/refresh-token', () => failed(401, { message: 'Ended' }));
    signIn({ role: 'admin' });
    const page = openAt('/admin/users');
    await heading('Sign In');
    expect(page.address()).toBe('/login');
    expect(['authToken', 'refreshToken', 'user'].map((name) => localStorage.getItem(name))).toEqual(
      [null, null, null],
    );
  });

  const endSessionAt = async (path: string) => {
    server.on('GET /recipes', () => failed(401, { message: 'Not signed in' }));
    server.on('POST /auth/refresh-token', () => failed(401, { message: 'Ended' }));
    signIn();
    const page = openAt(path);
    await heading('Sign In');
    return page;
  };
  const signInAgain = (changes = {}) => {
    server.on('GET /recipes', () => failed(500, {}));
    server.on('POST /auth/login', () => ok(signedIn(changes)));
    type('Email Address', 'marta@home.example');
    type('Password', 'olive bread');
    press('Sign In');
  };

  test('whose session has ended is told so, and goes on where they were', async () => {
    const page = await endSessionAt('/recipes?tag=soup');
    expect(screen.getByText('Your session has ended. Please sign in again.')).toBeTruthy();
    signInAgain();
    await heading('My Recipes');
    expect(page.address()).toBe('/recipes?tag=soup');
  });

  test('whose session has ended is told that a draft is kept', async () => {
    localStorage.setItem(draftKey(makeUser().id, 'new'), '{}');
    await endSessionAt('/recipes');
    expect(
      screen.getByText(
        'Your session has ended. Please sign in again. What you typed is kept in this browser and comes back then.',
      ),
    ).toBeTruthy();
  });

  test('who signs in after another one is not shown what that one looked at', async () => {
    const page = await endSessionAt('/recipes?tag=soup');
    signInAgain({ id: '01890a5d-0000-774b-bcce-b302099a8057' });
    await heading('My Recipes');
    expect(page.address()).toBe('/recipes');
  });

  test('who must change the password is sent there from everywhere', async () => {
    signIn({ passwordResetRequired: true });
    const page = openAt('/recipes');
    await heading('Change Password');
    expect(page.address()).toBe('/change-password?required=true');
  });

  test('whom a call tells to change the password is sent there too', async () => {
    server.on('GET /auth/admin/users', () =>
      failed(403, { message: 'First', passwordResetRequired: true }),
    );
    signIn({ role: 'admin' });
    const page = openAt('/admin/users');
    await heading('Change Password');
    expect(page.address()).toBe('/change-password?required=true');
  });
});

describe('a stored token without its user', () => {
  beforeEach(() => {
    localStorage.setItem('authToken', 'access-1');
    localStorage.setItem('refreshToken', 'refresh-1');
  });

  test('asks for the profile and goes on', async () => {
    server.on('GET /auth/profile', () => ok({ user: makeUser({ name: 'Ayşe Demir' }) }));
    openAt('/recipes');
    await heading('My Recipes');
    expect(screen.getByText('Welcome, Ayşe Demir')).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ name: 'Ayşe Demir' });
  });

  test('ends signed out when the profile cannot be had', async () => {
    server.on('GET /auth/profile', () => failed(500, { message: 'Broken' }));
    openAt('/recipes');
    await heading('Sign In');
    expect(localStorage.getItem('authToken')).toBeNull();
  });
});

test('what one user loaded is forgotten when another signs in', async () => {
  signIn({ role: 'admin' });
  server.on('GET /auth/admin/users', () => ok({ users: [makeUser({ name: 'Secret Cook' })] }));
  openAt('/admin/users');
  await screen.findByText('Secret Cook');
  act(() => signIn({ id: '01890a5d-0000-774b-bcce-b302099a8057' }));
  const remembered = () =>
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data ?? null),
    );
  await waitFor(() => expect(remembered()).not.toContain('Secret Cook'));
});
