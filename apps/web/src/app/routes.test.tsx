import { act, cleanup, render, screen } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts';
import { signedIn } from '../testing/people.ts';

let server: FakeApi;

beforeEach(async () => {
  server = await startFakeApi();
  localStorage.clear();
});
afterEach(async () => {
  cleanup();
  await server.close();
});

/** The app as a browser loads it, with none of its screens fetched yet. */
async function freshApp() {
  vi.resetModules();
  const { App } = await import('./app.tsx');
  const { prefetchScreen } = await import('./routes.tsx');
  const { session } = await import('../lib/session/session.ts');
  const { guardHistory } = await import('../lib/navigation-guard/guarded-history.ts');
  return {
    prefetchScreen,
    signIn: () => {
      const { user, ...tokens } = signedIn();
      act(() => session.start(tokens, user));
    },
    openAt: (path: string) => {
      const history = createMemoryHistory({ initialEntries: [path], v5Compat: true });
      render(<App history={guardHistory(history)} />);
    },
  };
}
const headings = () => screen.queryAllByRole('heading', { level: 1 }).map((it) => it.textContent);

test.each([
  ['/login', 'Sign In'],
  // Whoever is not signed in is sent there.
  ['/recipes/new', 'Sign In'],
  ['/register', 'Create Account'],
])('the screen of %s is there at once when it was fetched', async (path, title) => {
  const app = await freshApp();
  await app.prefetchScreen(path);
  app.openAt(path);
  expect(headings()).toEqual([title]);
});

test.each([
  ['/recipes/new', 'Add a recipe'],
  ['/recipes/create/manual', 'Write a Recipe'],
  ['/recipes/create/url', 'Import from URL'],
  ['/profile', 'Profile Settings'],
])('so is that of %s for a cook', async (path, title) => {
  const app = await freshApp();
  app.signIn();
  await app.prefetchScreen(path);
  app.openAt(path);
  expect(headings()).toEqual([title]);
});

test.each([
  ['a visitor', false],
  ['a cook', true],
])('so is the home of %s', async (_who, isCook) => {
  const app = await freshApp();
  if (isCook) app.signIn();
  await app.prefetchScreen('/');
  app.openAt('/');
  expect(headings()).toHaveLength(1);
});

test('none is there that was not', async () => {
  const app = await freshApp();
  app.openAt('/login');
  expect(headings()).toEqual([]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeDefined();
});

test('an address that leads nowhere needs nothing', async () => {
  const { prefetchScreen } = await freshApp();
  await expect(prefetchScreen('/nowhere')).resolves.toBeUndefined();
});
