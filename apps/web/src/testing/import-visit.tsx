import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { afterEach, beforeEach } from 'vitest';
import { App } from '../app/app.tsx';
import { queryClient } from '../app/query-client.ts';
import { guardHistory } from '../lib/navigation-guard/guarded-history.ts';
import { session } from '../lib/session/session.ts';
import { type FakeApi, ok, startFakeApi } from './fake-api.ts';
import { makeUser, signedIn } from './people.ts';

export const SOUP = 'https://kitchen.example/lentil-soup';
export const OTHER_COOK_ID = '01890a5d-0000-774b-bcce-b302099a8057';

const READING = {
  title: 'Lemon lentil soup',
  servings: 4,
  prepTime: 10,
  cookTime: 25,
  difficulty: 'easy',
  ingredients: [{ quantity: '300', unit: 'g', item: 'red lentils' }],
  directions: [{ step: 1, instruction: 'Simmer the lentils.' }],
  nutrition: {},
  tags: ['soup'],
  imageUrl: '/api/uploads/soup.webp',
  sourceUrl: SOUP,
  confidence: 80,
  aiGenerated: true,
  generatedAt: '2026-02-03T10:00:00.000Z',
  engine: 'page-text',
  evidence: [{ path: 'servings', confidence: 40, basis: 'inferred', excerpt: 'feeds a family' }],
};

/** Every import is answered with the same recipe; nobody is signed in and nothing kept at the start of a test. */
export function serveImports(): Pick<FakeApi, 'on' | 'routesSeen'> {
  let server: FakeApi;
  beforeEach(async () => {
    server = await startFakeApi();
    localStorage.clear();
    sessionStorage.clear();
    act(() => session.end(null));
    queryClient.clear();
    server.on('POST /ai/import/url', () => ok(READING));
    server.on('POST /ai/import/text', () => ok({ ...READING, imageUrl: null }));
    server.on('POST /ai/import/photo', () => ok({ ...READING, imageUrl: null, engine: 'ocr' }));
    server.on('POST /photos/suggest', () => ok({ photos: [], message: 'None today.' }));
  });
  afterEach(async () => {
    cleanup();
    await server.close();
  });
  return {
    on: (route, handler) => server.on(route, handler),
    routesSeen: () => server.routesSeen(),
  };
}

export const acceptSaves = (server: Pick<FakeApi, 'on'>) =>
  server.on('POST /recipes', ({ body }) =>
    ok({ recipe: { ...(JSON.parse(body) as object), id: 'recipe-1', userId: makeUser().id } }),
  );

export function openAt(path: string) {
  const history = createMemoryHistory({
    // A browser keeps the key of its entry over a reload.
    initialEntries: ['/recipes/new', { pathname: path, key: 'reloaded' }],
    initialIndex: 1,
    v5Compat: true,
  });
  render(<App history={guardHistory(history)} />);
  return {
    address: () => history.location.pathname,
    back: () => act(() => history.go(-1)),
  };
}

export const signIn = (changes = {}) => {
  const { user, ...tokens } = signedIn(changes);
  act(() => session.start(tokens, user));
};
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
export const typeInto = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
export const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name }));

/** As a reload or a crash does it. */
export function reopen(path: string) {
  cleanup();
  return openAt(path);
}

export async function signInAs(server: Pick<FakeApi, 'on'>, changes = {}) {
  server.on('POST /auth/login', () => ok(signedIn(changes)));
  await typeInto('Email Address', 'marta@home.example');
  await typeInto('Password', 'olive bread');
  await press('Sign In');
}

/** This one only sees the session gone. */
export function endSessionInAnotherTab() {
  for (const name of ['authToken', 'refreshToken', 'user']) localStorage.removeItem(name);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' })));
}

/** Up to the preview. */
export async function importPage() {
  signIn();
  const page = openAt('/recipes/create/url');
  await typeInto('Recipe address', SOUP);
  await press('Import Recipe');
  await heading('Check the recipe');
  return page;
}
