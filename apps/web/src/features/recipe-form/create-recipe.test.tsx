import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftKey } from '../../lib/drafts/draft-key.ts';
import { session } from '../../lib/session/session.ts';
import { type FakeApi, cut, ok, startFakeApi } from '../../testing/fake-api.ts';
import { makeUser, signedIn } from '../../testing/people.ts';
import {
  address,
  pressButton,
  renderScreen,
  typeInto,
  valueOf,
} from '../../testing/render-screen.tsx';
import { storedRecipe } from '../../testing/stored-recipe.ts';
import { CreateRecipe } from './create-recipe.tsx';
import { valuesOf } from './model/recipe-form-values.ts';

const PLACE = draftKey(makeUser().id, 'new');
const OPENED = '/recipes/create/manual';

let server: FakeApi;

beforeEach(async () => {
  server = await startFakeApi();
  localStorage.clear();
  sessionStorage.clear();
  const { user, ...tokens } = signedIn();
  session.start(tokens, user);
  // A picture cannot be chosen here, but a draft can bring one along.
  const draft = { savedAt: 1, basis: null, values: valuesOf(storedRecipe()) };
  localStorage.setItem(PLACE, JSON.stringify(draft));
});
afterEach(async () => {
  cleanup();
  await server.close();
});

async function open() {
  renderScreen(<CreateRecipe />, { at: OPENED });
  await screen.findByLabelText('Title');
}
const keysSent = () => server.seen.map(({ idempotencyKey }) => idempotencyKey);
const keyKept = () =>
  (JSON.parse(localStorage.getItem(PLACE) ?? '{}') as { creationKey?: string }).creationKey;

test('a removed row comes back with Undo, and what was typed into others since stays', async () => {
  const values = valuesOf(
    storedRecipe({
      ingredients: ['plum', 'flour'].map((item) => ({ quantity: '1', unit: '', item })),
      directions: ['Stone.', 'Bake.'].map((instruction, at) => ({ step: at + 1, instruction })),
    }),
  );
  localStorage.setItem(PLACE, JSON.stringify({ savedAt: 1, basis: null, values }));
  await open();
  pressButton('Remove ingredient 1');
  typeInto('Ingredient of ingredient 1', 'rye flour');
  pressButton('Undo');
  expect(valueOf('Ingredient of ingredient 1')).toBe('plum');
  expect(valueOf('Ingredient of ingredient 2')).toBe('rye flour');
  pressButton('Remove step 1');
  typeInto('Step 1', 'Bake long.');
  pressButton('Undo');
  expect(valueOf('Step 1')).toBe('Stone.');
  expect(valueOf('Step 2')).toBe('Bake long.');
});

test('two clicks at once are one call', async () => {
  server.on('POST /recipes', () => ok({ recipe: storedRecipe() }));
  await open();
  const button = screen.getByRole('button', { name: 'Create Recipe' });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(address()).toBe(`/recipes/${storedRecipe().id}`));
  expect(server.routesSeen()).toEqual(['POST /recipes']);
});

test('every try at one recipe has one key, also after the form was opened anew', async () => {
  server.on('POST /recipes', () => cut);
  await open();
  typeInto('Title', 'Plum tart');
  await waitFor(() => expect(keyKept()).toBeDefined());
  pressButton('Create Recipe');
  await screen.findByRole('alert');
  cleanup();
  await open();
  pressButton('Create Recipe');
  await screen.findByRole('alert');
  expect(keysSent()).toEqual([keyKept(), keyKept()]);
});

test('what is written after a draft was discarded is another recipe', async () => {
  await open();
  typeInto('Title', 'Plum tart');
  await waitFor(() => expect(keyKept()).toBeDefined());
  const before = keyKept();
  pressButton('Discard Draft');
  typeInto('Title', 'Leek soup');
  await waitFor(() => expect(keyKept()).toBeDefined());
  expect(keyKept()).not.toBe(before);
});

test('a form that was left while its recipe was made takes nobody along, and its draft is gone', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  server.on('POST /recipes', async () => {
    await held;
    return ok({ recipe: storedRecipe() });
  });
  await open();
  pressButton('Create Recipe');
  await waitFor(() => expect(server.seen).toHaveLength(1));
  cleanup();
  renderScreen(<p>Elsewhere</p>, { at: '/recipes' });
  letGo();
  expect(await screen.findByText('Recipe created')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Open Recipe' })).toBeTruthy();
  expect(address()).toBe('/recipes');
  expect(localStorage.getItem(PLACE)).toBeNull();
});
