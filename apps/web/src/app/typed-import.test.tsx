import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { session } from '../lib/session/session.ts';
import { failed } from '../testing/fake-api.ts';
import {
  acceptSaves,
  endSessionInAnotherTab,
  field,
  heading,
  importPage,
  openAt,
  OTHER_COOK_ID,
  press,
  reopen,
  serveImports,
  signIn,
  signInAs,
  SOUP,
  typeInto,
} from '../testing/import-visit.tsx';

const server = serveImports();

async function failToImport() {
  server.on('POST /ai/import/url', () =>
    failed(502, { code: 'site_refused', message: 'The website is closed' }),
  );
  signIn();
  const page = openAt('/recipes/create/url');
  await typeInto('Recipe address', SOUP);
  await press('Import Recipe');
  await screen.findByText('The website is closed');
  return page;
}

test('the address that was typed is there after a failure and a reload', async () => {
  await failToImport();
  reopen('/recipes/create/url');
  expect((await field('Recipe address')).value).toBe(SOUP);
  await typeInto('Recipe address', `${SOUP}?print`);
  reopen('/recipes/create/url');
  expect((await field('Recipe address')).value).toBe(`${SOUP}?print`);
});

test('another person does not find the address', async () => {
  await failToImport();
  signIn({ id: OTHER_COOK_ID });
  reopen('/recipes/create/url');
  expect((await field('Recipe address')).value).toBe('');
});

test('a failure gives way to the fault of what is typed next', async () => {
  await failToImport();
  await typeInto('Recipe address', 'soups');
  await press('Import Recipe');
  await screen.findByText('Please enter a valid URL');
  expect(screen.queryByText('The website is closed')).toBeNull();
});

test('who pastes the page after a failure takes along what was typed last', async () => {
  await failToImport();
  await typeInto('Recipe address', `${SOUP}?print`);
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
  signIn();
  reopen('/recipes/create/url');
  expect((await field('Recipe address')).value).toBe(SOUP);
});

test('who logs out in another tab finds it in this one, told so at the door', async () => {
  await failToImport();
  endSessionInAnotherTab();
  await heading('Sign In');
  expect(screen.getByText(/What you typed is kept in this browser/)).toBeTruthy();
  await signInAs(server);
  expect((await field('Recipe address')).value).toBe(SOUP);
});

test('a session that ended with nothing typed leaves nothing to tell of', async () => {
  signIn();
  openAt('/recipes/create/url');
  await press("Paste the page's text or HTML instead");
  endSessionInAnotherTab();
  await heading('Sign In');
  expect(screen.getByText('Your session has ended. Please sign in again.')).toBeTruthy();
});

test.each(['Cancel', 'Save Recipe'])('after %s the address is forgotten', async (way) => {
  acceptSaves(server);
  await importPage();
  await press(way);
  await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull());
  reopen('/recipes/create/url');
  expect((await field('Recipe address')).value).toBe('');
});

test('who leaves the paste box empty is not asked', async () => {
  signIn();
  const page = openAt('/recipes/create/url');
  await press("Paste the page's text or HTML instead");
  page.back();
  await waitFor(() => expect(page.address()).toBe('/recipes/new'));
});

test('who leaves what was pasted before it is read is asked', async () => {
  signIn();
  const again = openAt('/recipes/create/url');
  await press("Paste the page's text or HTML instead");
  await typeInto("The page's text or HTML", 'Lemon lentil soup');
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
  signIn();
  const page = openAt('/recipes/create/url');
  await press("Paste the page's text or HTML instead");
  await typeInto(PASTED, 'Lemon lentil soup');
  await typeInto('Recipe address, if you want to keep it', SOUP);
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
  await signInAs(server);
  expect((await field(PASTED)).value).toBe('Lemon lentil soup');
  expect((await field('Recipe address, if you want to keep it')).value).toBe(SOUP);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('so it is for who came by clicks, and once only', async () => {
  signIn();
  const page = openAt('/recipes/new');
  fireEvent.click(await screen.findByRole('link', { name: /From URL/ }));
  await press("Paste the page's text or HTML instead");
  await typeInto(PASTED, 'Lemon lentil soup');
  await endSessionByImporting();
  await signInAs(server);
  expect((await field(PASTED)).value).toBe('Lemon lentil soup');
  page.back();
  await press('Leave');
  fireEvent.click(await screen.findByRole('link', { name: /From URL/ }));
  expect((await field('Recipe address')).value).toBe('');
});

test('it awaits its cook though another signs in first', async () => {
  await pasteText();
  await endSessionByImporting();
  await signInAs(server, { id: OTHER_COOK_ID });
  await heading('My Recipes');
  reopen('/recipes/create/url');
  expect((await field('Recipe address')).value).toBe('');
  endSessionInAnotherTab();
  await heading('Sign In');
  expect(screen.queryByText(/What you typed is kept/)).toBeNull();
  signIn();
  reopen('/recipes/create/url');
  expect((await field(PASTED)).value).toBe('Lemon lentil soup');
});

test('who logs out after all leaves nothing of it behind', async () => {
  await pasteText();
  await endSessionByImporting();
  signIn();
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
  acceptSaves(server);
  const page = await pasteText();
  if (way === 'Leave') page.back();
  else await press('Import Recipe');
  await press(way);
  await waitFor(() => expect(page.address()).not.toBe('/recipes/create/url'));
  expect(Object.values(sessionStorage).join(' ')).not.toContain('lentil');
});
