import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { guardHistory } from '../lib/navigation-guard/guarded-history.ts';
import { session } from '../lib/session/session.ts';
import { type FakeApi, failed, ok, startFakeApi } from '../testing/fake-api.ts';
import { makeUser, signedIn } from '../testing/people.ts';
import { App } from './app.tsx';
import { queryClient } from './query-client.ts';

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
  sourceUrl: 'https://kitchen.example/lentil-soup',
  confidence: 80,
  aiGenerated: true,
  generatedAt: '2026-02-03T10:00:00.000Z',
  engine: 'page-text',
  evidence: [{ path: 'servings', confidence: 40, basis: 'inferred', excerpt: 'feeds a family' }],
};
const OTHER = '01890a5d-0000-774b-bcce-b302099a8057';

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

function openAt(path: string) {
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

const enter = (changes = {}) => {
  const { user, ...tokens } = signedIn(changes);
  act(() => session.start(tokens, user));
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const kept = () => Object.values(localStorage).join(' ');
const isKept = (text: string) => waitFor(() => expect(kept()).toContain(text));
const isBack = () => screen.findByText(/^Your unsaved draft of .* is back\.$/);

const acceptSaves = () =>
  server.on('POST /recipes', ({ body }) =>
    ok({ recipe: { ...(JSON.parse(body) as object), id: 'recipe-1', userId: makeUser().id } }),
  );

async function importPage() {
  enter();
  const page = openAt('/recipes/create/url');
  await type('Recipe address', 'https://kitchen.example/lentil-soup');
  await press('Import Recipe');
  await heading('Check the recipe');
  await type('Title', 'My lentil soup');
  await isKept('My lentil soup');
  return page;
}

async function importCard() {
  enter();
  const page = openAt('/recipes/create/recipe-card');
  const file = new File(['card'], 'card.jpg', { type: 'image/jpeg' });
  fireEvent.change(await field('Photos of the card'), { target: { files: [file] } });
  await press('Import Recipe');
  await heading('Choose a photo');
  return page;
}

/** As a reload or a crash does it. */
function reopen(path: string) {
  cleanup();
  return openAt(path);
}

async function signInAs(changes = {}) {
  server.on('POST /auth/login', () => ok(signedIn(changes)));
  await type('Email Address', 'marta@home.example');
  await type('Password', 'olive bread');
  await press('Sign In');
}

/** This one only sees the session gone. */
function endSessionInAnotherTab() {
  for (const name of ['authToken', 'refreshToken', 'user']) localStorage.removeItem(name);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' })));
}

async function endSessionBySaving() {
  server.on('POST /recipes', () => failed(401, { message: 'Not signed in' }));
  server.on('POST /auth/refresh-token', () => failed(401, { message: 'Ended' }));
  await press('Save Recipe');
  await heading('Sign In');
}

test('a session that ends loses nothing of an import: it is there after signing in', async () => {
  const page = await importPage();
  await press('Leave Out the Picture');
  await endSessionBySaving();
  expect(screen.getByText(/What you typed is kept in this browser/)).toBeTruthy();
  await signInAs();
  await heading('Check the recipe');
  expect(page.address()).toBe('/recipes/create/url');
  expect(await isBack()).toBeTruthy();
  expect((await field('Title')).value).toBe('My lentil soup');
  expect((await field('Ingredient of ingredient 1')).value).toBe('red lentils');
  expect(screen.getByText('Worked out')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'kitchen.example' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take the Picture' })).toBeTruthy();
});

test('another person sees nothing of it', async () => {
  const page = await importPage();
  await endSessionBySaving();
  await signInAs({ id: OTHER });
  await heading('My Recipes');
  expect(page.address()).toBe('/recipes');
  reopen('/recipes/create/url');
  expect((await field('Recipe address')).value).toBe('');
  expect(screen.queryByText('My lentil soup')).toBeNull();
});

test('another person who signs in in another tab does not see the open one either', async () => {
  await importPage();
  enter({ id: OTHER });
  expect((await field('Recipe address')).value).toBe('');
});

test('what was read from pasted text comes back as that', async () => {
  enter();
  openAt('/recipes/create/url');
  await press("Paste the page's text or HTML instead");
  await type("The page's text or HTML", 'Lemon lentil soup, 300 g red lentils');
  await press('Import Recipe');
  await type('Title', 'Soup of mine');
  await isKept('Soup of mine');
  reopen('/recipes/create/url');
  expect((await field('Title')).value).toBe('Soup of mine');
  expect(screen.getByText(/^Read from what you pasted/)).toBeTruthy();
});

const SOUP = 'https://kitchen.example/lentil-soup';

async function failToImport() {
  server.on('POST /ai/import/url', () =>
    failed(502, { code: 'site_refused', message: 'The website is closed' }),
  );
  enter();
  const page = openAt('/recipes/create/url');
  await type('Recipe address', SOUP);
  await press('Import Recipe');
  await screen.findByText('The website is closed');
  return page;
}

test('the address that was typed is there after a failure and a reload', async () => {
  await failToImport();
  reopen('/recipes/create/url');
  expect((await field('Recipe address')).value).toBe(SOUP);
  await type('Recipe address', `${SOUP}?print`);
  reopen('/recipes/create/url');
  expect((await field('Recipe address')).value).toBe(`${SOUP}?print`);
});

test('another person does not find the address', async () => {
  await failToImport();
  enter({ id: OTHER });
  reopen('/recipes/create/url');
  expect((await field('Recipe address')).value).toBe('');
});

test('a failure gives way to the fault of what is typed next', async () => {
  await failToImport();
  await type('Recipe address', 'soups');
  await press('Import Recipe');
  await screen.findByText('Please enter a valid URL');
  expect(screen.queryByText('The website is closed')).toBeNull();
});

test('who pastes the page after a failure takes along what was typed last', async () => {
  await failToImport();
  await type('Recipe address', `${SOUP}?print`);
  await press('Paste the Page');
  expect((await field('Recipe address, if you want to keep it')).value).toBe(`${SOUP}?print`);
});

test('who comes to the screen anew finds it empty', async () => {
  const page = await failToImport();
  page.back();
  await heading('Add a recipe');
  fireEvent.click(screen.getByRole('link', { name: /From URL/ }));
  expect((await field('Recipe address')).value).toBe('');
});

test('who logs out here leaves no address behind, by the button or otherwise', async () => {
  await failToImport();
  expect(Object.values(sessionStorage).join(' ')).toContain(SOUP);
  await press('Logout');
  await heading('Sign In');
  expect(Object.values(sessionStorage).join(' ')).not.toContain(SOUP);
  cleanup();
  await failToImport();
  act(() => session.end('logout'));
  await heading('Sign In');
  expect(Object.values(sessionStorage).join(' ')).not.toContain(SOUP);
});

test('a session that only ended keeps the address for its user', async () => {
  await failToImport();
  act(() => session.end('expired'));
  enter();
  reopen('/recipes/create/url');
  expect((await field('Recipe address')).value).toBe(SOUP);
});

test('who logs out in another tab finds it in this one, told so at the door', async () => {
  await failToImport();
  endSessionInAnotherTab();
  await heading('Sign In');
  expect(screen.getByText(/What you typed is kept in this browser/)).toBeTruthy();
  await signInAs();
  expect((await field('Recipe address')).value).toBe(SOUP);
});

test('a session that ended with nothing typed leaves nothing to tell of', async () => {
  enter();
  openAt('/recipes/create/url');
  await press("Paste the page's text or HTML instead");
  endSessionInAnotherTab();
  await heading('Sign In');
  expect(screen.getByText('Your session has ended. Please sign in again.')).toBeTruthy();
});

test.each(['Cancel', 'Save Recipe'])('after %s the address is forgotten', async (way) => {
  acceptSaves();
  await importPage();
  await press(way);
  await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull());
  reopen('/recipes/create/url');
  expect((await field('Recipe address')).value).toBe('');
});

test('who leaves the paste box empty is not asked', async () => {
  enter();
  const page = openAt('/recipes/create/url');
  await press("Paste the page's text or HTML instead");
  page.back();
  await waitFor(() => expect(page.address()).toBe('/recipes/new'));
});

test('who leaves what was pasted before it is read is asked', async () => {
  enter();
  const again = openAt('/recipes/create/url');
  await press("Paste the page's text or HTML instead");
  await type("The page's text or HTML", 'Lemon lentil soup');
  again.back();
  expect(await screen.findByText(/^What you pasted is not imported yet/)).toBeTruthy();
  await press('Keep Writing');
  await waitFor(() => expect(again.address()).toBe('/recipes/create/url'));
  expect((await field("The page's text or HTML")).value).toBe('Lemon lentil soup');
  again.back();
  await press('Leave');
  await waitFor(() => expect(again.address()).toBe('/recipes/new'));
});

const PASTED = "The page's text or HTML";

async function pasteText() {
  enter();
  const page = openAt('/recipes/create/url');
  await press("Paste the page's text or HTML instead");
  await type(PASTED, 'Lemon lentil soup');
  await type('Recipe address, if you want to keep it', SOUP);
  return page;
}

test('what was pasted is there after a reload, and after a failure', async () => {
  await pasteText();
  reopen('/recipes/create/url');
  expect((await field(PASTED)).value).toBe('Lemon lentil soup');
  expect((await field('Recipe address, if you want to keep it')).value).toBe(SOUP);
  server.on('POST /ai/import/text', () => failed(422, { message: 'No recipe was found' }));
  await press('Import Recipe');
  await screen.findByText('No recipe was found');
  reopen('/recipes/create/url');
  expect((await field(PASTED)).value).toBe('Lemon lentil soup');
});

/** The session is over on the server, and the next call finds out. */
async function endSessionByImporting() {
  server.on('POST /ai/import/text', () => failed(401, { message: 'Not signed in' }));
  server.on('POST /auth/refresh-token', () => failed(401, { message: 'Ended' }));
  await press('Import Recipe');
  await heading('Sign In');
}

test.each([
  ['while it is read', endSessionByImporting],
  ['in another tab', async () => endSessionInAnotherTab()],
])('what was pasted is there after a session that ended %s', async (_how, end) => {
  await pasteText();
  await end();
  await heading('Sign In');
  expect(screen.getByText(/What you typed is kept in this browser/)).toBeTruthy();
  await signInAs();
  expect((await field(PASTED)).value).toBe('Lemon lentil soup');
  expect((await field('Recipe address, if you want to keep it')).value).toBe(SOUP);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('so it is for who came by clicks, and once only', async () => {
  enter();
  const page = openAt('/recipes/new');
  fireEvent.click(await screen.findByRole('link', { name: /From URL/ }));
  await press("Paste the page's text or HTML instead");
  await type(PASTED, 'Lemon lentil soup');
  await endSessionByImporting();
  await signInAs();
  expect((await field(PASTED)).value).toBe('Lemon lentil soup');
  page.back();
  await press('Leave');
  fireEvent.click(await screen.findByRole('link', { name: /From URL/ }));
  expect((await field('Recipe address')).value).toBe('');
});

test('it awaits its cook though another signs in first', async () => {
  await pasteText();
  await endSessionByImporting();
  await signInAs({ id: OTHER });
  await heading('My Recipes');
  reopen('/recipes/create/url');
  expect((await field('Recipe address')).value).toBe('');
  endSessionInAnotherTab();
  await heading('Sign In');
  expect(screen.queryByText(/What you typed is kept/)).toBeNull();
  enter();
  reopen('/recipes/create/url');
  expect((await field(PASTED)).value).toBe('Lemon lentil soup');
});

test('who logs out after all leaves nothing of it behind', async () => {
  await pasteText();
  await endSessionByImporting();
  enter();
  reopen('/recipes');
  await press('Logout');
  await heading('Sign In');
  expect(Object.values(sessionStorage).join(' ')).not.toContain('lentil');
});

test('a failure of the text stays behind where the address is tried instead', async () => {
  await pasteText();
  server.on('POST /ai/import/text', () => failed(422, { message: 'No recipe was found' }));
  await press('Import Recipe');
  await screen.findByText('No recipe was found');
  await press('Import from the address instead');
  expect((await field('Recipe address')).value).toBe(SOUP);
  expect(screen.queryByText('No recipe was found')).toBeNull();
});

test.each(['Leave', 'Save Recipe'])('after %s what was pasted is forgotten', async (way) => {
  acceptSaves();
  const page = await pasteText();
  if (way === 'Leave') page.back();
  else await press('Import Recipe');
  await press(way);
  await waitFor(() => expect(page.address()).not.toBe('/recipes/create/url'));
  expect(Object.values(sessionStorage).join(' ')).not.toContain('lentil');
});

test.each(['Cancel', 'Discard Draft'])('after %s nothing is left of it', async (way) => {
  await importPage();
  reopen('/recipes/create/url');
  await isBack();
  await press(way);
  expect(await field('Recipe address')).toBeTruthy();
  expect(kept()).not.toContain('lentil');
  reopen('/recipes/create/url');
  expect(await field('Recipe address')).toBeTruthy();
});

test('after a save nothing is left of it, and nothing asks', async () => {
  acceptSaves();
  const page = await importPage();
  await press('Save Recipe');
  await waitFor(() => expect(page.address()).toBe('/recipes/recipe-1'));
  expect(kept()).not.toContain('lentil');
});

test('who leaves while it is being saved finds it again where that fails', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  server.on('POST /recipes', async () => {
    await held;
    return failed(400, { message: 'The disk is full' });
  });
  const page = await importPage();
  await press('Save Recipe');
  page.back();
  await screen.findByRole('dialog', { name: 'Your recipe is being saved' });
  await press('Leave');
  await heading('Add a recipe');
  letGo();
  await press('Go Back to It');
  expect(await isBack()).toBeTruthy();
  expect((await field('Title')).value).toBe('My lentil soup');
});

test('logging out asks what becomes of it, and does as told', async () => {
  await importPage();
  await press('Logout');
  expect(screen.getByRole('dialog', { name: 'Keep your unfinished recipe?' })).toBeTruthy();
  await press('Delete and Log Out');
  await heading('Sign In');
  expect(kept()).not.toContain('lentil');
});

test('a card is not lost while its photo is being chosen', async () => {
  const page = await importCard();
  page.back();
  await press('Keep Writing');
  expect(await heading('Choose a photo')).toBeTruthy();
  await isKept('Lemon lentil soup');
  reopen('/recipes/create/recipe-card');
  await heading('Choose a photo');
  expect(await isBack()).toBeTruthy();
  await press('Skip');
  await heading('Check the recipe');
  expect(server.routesSeen().filter((route) => route === 'POST /ai/import/photo')).toHaveLength(1);
});

test('who leaves the choice of a photo all the same gives the reading up', async () => {
  const page = await importCard();
  page.back();
  await press('Leave');
  await waitFor(() => expect(page.address()).toBe('/recipes/new'));
  expect(kept()).not.toContain('lentil');
});
