import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { type FakeApi, failed, ok, startFakeApi } from '../../testing/fake-api.ts';
import { makeUser, signedIn } from '../../testing/people.ts';
import {
  address,
  pressButton,
  renderScreen,
  typeInto,
  valueOf,
} from '../../testing/render-screen.tsx';
import { EditRecipeScreen } from './edit-recipe-screen.tsx';

const ID = '01890a5d-ac96-774b-bcce-b30209900001';
const NEW_ID = '01890a5d-ac96-774b-bcce-b30209900002';
const RECIPE = {
  id: ID,
  userId: makeUser().id,
  title: 'Pea soup',
  photoUrl: 'https://pictures.example/pea-soup.jpg',
  photoCredit: { photographer: 'Ada Lens', photographerUrl: null, license: null, licenseUrl: null },
  sourceUrl: 'https://soups.example/pea',
  originalAuthor: null,
  rating: 4,
  prepTime: 10,
  cookTime: 20,
  servings: 2,
  difficulty: 'easy',
  ingredients: [{ quantity: '500', unit: 'g', item: 'peas' }],
  directions: [{ step: 1, instruction: 'Simmer the peas.' }],
  nutrition: null,
  tags: ['soup'],
  visibility: 'private',
  confidence: null,
  aiGenerated: false,
  generatedAt: null,
  createdAt: '2026-02-03T10:00:00.000Z',
  updatedAt: '2026-02-03T10:00:00.000Z',
};
const SAVE_AS_NEW = 'Save as a New Recipe';

let server: FakeApi;

beforeEach(async () => {
  server = await startFakeApi();
  localStorage.clear();
  sessionStorage.clear();
  const { user, ...tokens } = signedIn();
  session.start(tokens, user);
  server.on(`GET /recipes/${ID}`, () => ok({ recipe: RECIPE }));
  server.on('POST /recipes', ({ body }) =>
    ok({ recipe: { ...RECIPE, ...(JSON.parse(body) as object), id: NEW_ID } }),
  );
});
afterEach(async () => {
  cleanup();
  await server.close();
});

const open = () =>
  renderScreen(<EditRecipeScreen />, { at: `/recipes/${ID}/edit`, pattern: '/recipes/:id/edit' });
const kept = () => Object.values(localStorage).join(' ');
const created = () =>
  JSON.parse(server.seen.find(({ route }) => route === 'POST /recipes')?.body ?? '{}') as object;

async function writeAndDeleteElsewhere() {
  open();
  await screen.findByLabelText('Title');
  typeInto('Title', 'Green pea soup');
  await waitFor(() => expect(kept()).toContain('Green pea soup'));
  const gone = () => failed(404, { message: 'Recipe not found' });
  server.on(`GET /recipes/${ID}`, gone);
  server.on(`PUT /recipes/${ID}`, gone);
}

async function expectSavedAsNew() {
  await waitFor(() => expect(address()).toBe(`/recipes/${NEW_ID}`));
  expect(created()).toMatchObject({
    title: 'Green pea soup',
    ingredients: RECIPE.ingredients,
    servings: 2,
    sourceUrl: RECIPE.sourceUrl,
    photoUrl: RECIPE.photoUrl,
    photoCredit: RECIPE.photoCredit,
  });
  expect(kept()).not.toContain('pea soup');
}

test('a recipe that is deleted while it is being changed can be saved as a new one', async () => {
  await writeAndDeleteElsewhere();
  pressButton('Save Changes');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This recipe was deleted elsewhere. What you wrote is still here: you can save it as a new recipe.',
  );
  pressButton(SAVE_AS_NEW);
  await expectSavedAsNew();
});

test('so can the draft that is found when the recipe is not', async () => {
  await writeAndDeleteElsewhere();
  cleanup();
  open();
  expect(await screen.findByText(/^Your unsaved draft of .* is back\.$/)).toBeTruthy();
  expect(screen.getByText(/^The recipe itself is not there any more\./)).toBeTruthy();
  expect(valueOf('Title')).toBe('Green pea soup');
  pressButton(SAVE_AS_NEW);
  await expectSavedAsNew();
});

test('who discards that draft is told that the recipe is not found', async () => {
  await writeAndDeleteElsewhere();
  cleanup();
  open();
  await screen.findByText(/is back\.$/);
  pressButton('Discard Draft');
  expect(screen.getByRole('heading', { level: 1, name: 'Recipe not found' })).toBeTruthy();
  expect(kept()).not.toContain('pea soup');
});

test("another cook's draft of it is not theirs to save", async () => {
  await writeAndDeleteElsewhere();
  cleanup();
  const { user, ...tokens } = signedIn({ id: '01890a5d-0000-774b-bcce-b302099a8057' });
  act(() => session.start(tokens, user));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Recipe not found' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: SAVE_AS_NEW })).toBeNull();
});
