// @vitest-environment happy-dom
import type { Recipe, RecipeChange, RecipeDraft } from '@commonplate/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeApi, cut, failed, ok, startFakeApi } from '../../testing/fake-api.ts';
import { storedRecipe } from '../../testing/stored-recipe.ts';
import { storeChange, storeNew } from './store-recipe.ts';

let server: FakeApi;
beforeEach(async () => {
  server = await startFakeApi();
});
afterEach(() => server.close());

const CHANGED = '2026-02-03T11:00:00.000Z';
const draft: RecipeDraft = {
  title: 'Plum cake',
  photoUrl: '/api/uploads/0123456789abcdef0123.webp',
  prepTime: 20,
  ingredients: [{ quantity: '1', unit: '', item: 'plum' }],
  directions: [{ step: 1, instruction: 'Stone the plum.' }],
  tags: ['cake'],
};
const path = `/recipes/${storedRecipe().id}`;

describe('a new recipe', () => {
  test('is sent once, under its key', async () => {
    server.on('POST /recipes', () => ok({ recipe: storedRecipe() }));
    expect(await storeNew(draft, 'key-1')).toEqual(storedRecipe());
    expect(server.seen.map(({ route, idempotencyKey }) => [route, idempotencyKey])).toEqual([
      ['POST /recipes', 'key-1'],
    ]);
  });

  test('that an unanswered try has made gets what was corrected since', async () => {
    const corrected = storedRecipe({ title: 'Plum tart', updatedAt: CHANGED });
    server.on('POST /recipes', () => ok({ recipe: storedRecipe() }));
    server.on(`PUT ${path}`, () => ok({ recipe: corrected }));
    expect(await storeNew({ ...draft, title: 'Plum tart' }, 'key-1')).toEqual(corrected);
    expect(server.routesSeen()).toEqual(['POST /recipes', `PUT ${path}`]);
    expect(JSON.parse(server.seen[1]?.body ?? '')).toMatchObject({
      title: 'Plum tart',
      updatedAt: storedRecipe().updatedAt,
    });
  });

  test('is another one where somebody has changed the first since', async () => {
    const theirs = storedRecipe({ title: 'Theirs', updatedAt: CHANGED });
    const ours = storedRecipe({ id: '0190a5a0-0000-7000-8000-000000000012' });
    server.on('POST /recipes', ({ idempotencyKey }) =>
      ok({ recipe: idempotencyKey === 'key-1' ? theirs : ours }),
    );
    expect(await storeNew(draft, 'key-1')).toEqual(ours);
    expect(server.seen.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1+']);
  });

  test('fails with the words of creating, whichever call it was', async () => {
    server.on('POST /recipes', () => ok({ recipe: storedRecipe() }));
    server.on(`PUT ${path}`, () => cut);
    const failing = storeNew({ ...draft, title: 'Plum tart' }, 'key-1');
    await expect(failing).rejects.toThrow('Failed to create recipe');
  });
});

/** Keeps versions as the real one does; `lose` carries a change out and cuts the connection. */
function versions(start: Recipe) {
  const held = { recipe: start, lose: false };
  server.on(`GET ${path}`, () => ok({ recipe: held.recipe }));
  server.on(`PUT ${path}`, ({ body }) => {
    const { updatedAt, ...fields } = JSON.parse(body) as RecipeChange;
    if (updatedAt && updatedAt < held.recipe.updatedAt) {
      return failed(409, { message: 'Changed elsewhere' });
    }
    const later = new Date(Date.parse(held.recipe.updatedAt) + 1_000).toISOString();
    held.recipe = { ...held.recipe, ...(fields as Partial<Recipe>), updatedAt: later };
    return held.lose ? cut : ok({ recipe: held.recipe });
  });
  return held;
}

describe('a change', () => {
  const basis = storedRecipe().updatedAt;
  const change = (title: string): RecipeChange => ({ ...draft, title, updatedAt: basis });

  test('that was carried out without an answer is found to be there', async () => {
    const held = versions(storedRecipe());
    held.lose = true;
    const unanswered: RecipeChange[] = [];
    await expect(storeChange(held.recipe.id, change('Mine'), unanswered)).rejects.toThrow(
      'Failed to update recipe',
    );
    held.lose = false;
    const saved = await storeChange(held.recipe.id, change('Mine'), []);
    expect(saved).toEqual(held.recipe);
    expect(saved.title).toBe('Mine');
    expect(server.routesSeen().filter((route) => route.startsWith('PUT'))).toHaveLength(2);
  });

  test('corrected after an unanswered try goes on top of that try', async () => {
    const held = versions(storedRecipe());
    held.lose = true;
    const unanswered: RecipeChange[] = [];
    await storeChange(held.recipe.id, change('Mine'), unanswered).catch(() => null);
    held.lose = false;
    const saved = await storeChange(held.recipe.id, change('Mine, mended'), unanswered);
    expect(saved.title).toBe('Mine, mended');
    expect(held.recipe.title).toBe('Mine, mended');
  });

  test('of somebody else in between is still a conflict, and theirs stays', async () => {
    const held = versions(storedRecipe());
    held.lose = true;
    const unanswered: RecipeChange[] = [];
    await storeChange(held.recipe.id, change('Mine'), unanswered).catch(() => null);
    held.lose = false;
    held.recipe = { ...held.recipe, title: 'Theirs', updatedAt: CHANGED };
    const late = storeChange(held.recipe.id, change('Mine, mended'), unanswered);
    await expect(late).rejects.toThrow('Changed elsewhere');
    expect(held.recipe.title).toBe('Theirs');
  });

  test('is a conflict where nobody can say what the server holds', async () => {
    server.on(`PUT ${path}`, () => failed(409, { message: 'Changed elsewhere' }));
    server.on(`GET ${path}`, () => cut);
    const late = storeChange(storedRecipe().id, change('Mine'), []);
    await expect(late).rejects.toThrow('Changed elsewhere');
  });
});
