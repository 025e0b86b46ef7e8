import { act, cleanup, render, screen } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { guardHistory } from '../lib/navigation-guard/guarded-history.ts';
import { session } from '../lib/session/session.ts';
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts';
import { signedIn } from '../testing/people.ts';
import { App } from './app.tsx';
import { prefetchScreen } from './routes.tsx';

let server: FakeApi;

beforeEach(async () => {
  server = await startFakeApi();
  localStorage.clear();
  act(() => session.end(null));
});
afterEach(async () => {
  cleanup();
  await server.close();
});

function openAt(path: string) {
  const history = createMemoryHistory({ initialEntries: [path], v5Compat: true });
  render(<App history={guardHistory(history)} />);
}
const headings = () => screen.getAllByRole('heading', { level: 1 }).map((it) => it.textContent);

test.each([
  ['/login', 'Sign In'],
  // Whoever is not signed in is sent there.
  ['/recipes/new', 'Sign In'],
  ['/register', 'Create Account'],
])('the screen of %s is there at once when it was fetched', async (path, title) => {
  await prefetchScreen(path);
  openAt(path);
  expect(headings()).toEqual([title]);
});

test.each([
  ['/recipes/new', 'Add a recipe'],
  ['/recipes/create/manual', 'Write a Recipe'],
])('so is that of %s for a cook', async (path, title) => {
  const { user, ...tokens } = signedIn();
  session.start(tokens, user);
  await prefetchScreen(path);
  openAt(path);
  expect(headings()).toEqual([title]);
});

test('an address that leads nowhere needs nothing', async () => {
  await expect(prefetchScreen('/nowhere')).resolves.toBeUndefined();
});
