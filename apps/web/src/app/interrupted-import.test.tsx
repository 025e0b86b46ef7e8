import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failed } from '../testing/fake-api.ts';
import {
  acceptSaves,
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
  typeInto,
} from '../testing/import-visit.tsx';

const server = serveImports();

const kept = () => Object.values(localStorage).join(' ');
const isKept = (text: string) => waitFor(() => expect(kept()).toContain(text));
const isBack = () => screen.findByText(/^Your unsaved draft of .* is back\.$/);

async function changeImport() {
  const page = await importPage();
  await typeInto('Title', 'My lentil soup');
  await isKept('My lentil soup');
  return page;
}

async function importCard() {
  signIn();
  const page = openAt('/recipes/create/recipe-card');
  const file = new File(['card'], 'card.jpg', { type: 'image/jpeg' });
  fireEvent.change(await field('Photos of the card'), { target: { files: [file] } });
  await press('Import Recipe');
  await heading('Choose a photo');
  return page;
}

async function endSessionBySaving() {
  server.on('POST /recipes', () => failed(401, { message: 'Not signed in' }));
  server.on('POST /auth/refresh-token', () => failed(401, { message: 'Ended' }));
  await press('Save Recipe');
  await heading('Sign In');
}

test('a session that ends loses nothing of an import: it is there after signing in', async () => {
  const page = await changeImport();
  await press('Leave Out the Picture');
  await endSessionBySaving();
  expect(screen.getByText(/What you typed is kept in this browser/)).toBeTruthy();
  await signInAs(server);
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
  const page = await changeImport();
  await endSessionBySaving();
  await signInAs(server, { id: OTHER_COOK_ID });
  await heading('My Recipes');
  expect(page.address()).toBe('/recipes');
  reopen('/recipes/create/url');
  expect((await field('Recipe address')).value).toBe('');
  expect(screen.queryByText('My lentil soup')).toBeNull();
});

test('another person who signs in in another tab does not see the open one either', async () => {
  await changeImport();
  signIn({ id: OTHER_COOK_ID });
  expect((await field('Recipe address')).value).toBe('');
});

test('what was read from pasted text comes back as that', async () => {
  signIn();
  openAt('/recipes/create/url');
  await press("Paste the page's text or HTML instead");
  await typeInto("The page's text or HTML", 'Lemon lentil soup, 300 g red lentils');
  await press('Import Recipe');
  await typeInto('Title', 'Soup of mine');
  await isKept('Soup of mine');
  reopen('/recipes/create/url');
  expect((await field('Title')).value).toBe('Soup of mine');
  expect(screen.getByText(/^Read from what you pasted/)).toBeTruthy();
});

test.each(['Cancel', 'Discard Draft'])('after %s nothing is left of it', async (way) => {
  await changeImport();
  reopen('/recipes/create/url');
  await isBack();
  await press(way);
  expect(await field('Recipe address')).toBeTruthy();
  expect(kept()).not.toContain('lentil');
  reopen('/recipes/create/url');
  expect(await field('Recipe address')).toBeTruthy();
});

test('after a save nothing is left of it, and nothing asks', async () => {
  acceptSaves(server);
  const page = await changeImport();
  await press('Save Recipe');
  await waitFor(() => expect(page.address()).toBe('/recipes/recipe-1'));
  expect(kept()).not.toContain('lentil');
});

test('after a save at first sight nothing is left of it either', async () => {
  acceptSaves(server);
  const page = await importPage();
  await press('Save Recipe');
  await waitFor(() => expect(page.address()).toBe('/recipes/recipe-1'));
  await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull());
  expect(kept()).not.toContain('lentil');
});

test('who leaves while it is being saved finds it again where that fails', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  server.on('POST /recipes', async () => {
    await held;
    return failed(400, { message: 'The disk is full' });
  });
  const page = await changeImport();
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
  await changeImport();
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
