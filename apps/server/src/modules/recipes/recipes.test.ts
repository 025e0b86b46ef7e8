import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cook, newCook } from '../../testing/cook.ts';
import { onEachEngine } from '../../testing/engines.ts';
import { sampleRecipe } from '../../testing/sample-recipe.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';

const create = async (cook: Cook, about = {}) => {
  const answer = await cook.post('/recipes', sampleRecipe(about));
  expect(answer.status).toBe(201);
  return answer.body.data.recipe;
};

onEachEngine('recipes', (place) => {
  let app: TestApp;
  let anna: Cook;
  let bram: Cook;
  beforeAll(async () => {
    app = await startTestApp(place());
    [anna, bram] = [await newCook(app, 'Anna Berg'), await newCook(app, 'Bram Novak')];
  });
  afterAll(() => app.stop());

  describe('keeping', () => {
    test('a recipe comes back as it was given, with what the server adds', async () => {
      const given = {
        rating: 4,
        prepTime: 10,
        cookTime: 0,
        servings: 6,
        difficulty: 'easy' as const,
        nutrition: { calories: 320.5, sodium: 410 },
        tags: ['Dal', 'weeknight'],
        sourceUrl: 'https://kitchen.example/dal?x=1',
        originalAuthor: 'Ines Ferro',
        confidence: 88,
        aiGenerated: true,
        generatedAt: '2026-11-01T10:00:00.000Z',
      };
      const recipe = await create(anna, given);
      expect(recipe).toMatchObject({
        ...given,
        userId: anna.id,
        visibility: 'private',
        photoUrl: '',
        ingredients: sampleRecipe().ingredients,
        directions: [
          { step: 1, instruction: 'Simmer the peas for 40 minutes.' },
          { step: 2, instruction: 'Foam the butter.' },
        ],
      });
      expect(recipe.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
      expect((await anna.get(`/recipes/${recipe.id}`)).body.data.recipe).toEqual(recipe);
    });

    test('the name of a first author stays through changes, and can be cleared', async () => {
      const { id } = await create(anna, { originalAuthor: ' Ines Ferro ' });
      const change = async (fields: object) =>
        (await anna.put(`/recipes/${id}`, fields)).body.data.recipe.originalAuthor;
      expect(await change({ title: 'Dal, my way' })).toBe('Ines Ferro');
      expect(await change({ originalAuthor: null })).toBeNull();
      expect(await change({ originalAuthor: '' })).toBeNull();
      const tooLong = await anna.put(`/recipes/${id}`, { originalAuthor: 'x'.repeat(101) });
      expect(tooLong.status).toBe(400);
      expect(tooLong.body.error.fields).toHaveProperty('originalAuthor');
    });

    test('the first author of a public copy is named beside who shares it', async () => {
      const about = { originalAuthor: 'Ines Ferro', visibility: 'public' as const };
      const { id } = await create(anna, about);
      const { recipe } = (await bram.get(`/recipes/${id}`)).body.data;
      expect([recipe.originalAuthor, recipe.author.name]).toEqual(['Ines Ferro', 'Anna Berg']);
    });

    test('what is not set is null, never zero', async () => {
      expect(await create(anna)).toMatchObject({
        rating: null,
        prepTime: null,
        cookTime: null,
        servings: null,
        originalAuthor: null,
        difficulty: null,
        nutrition: null,
        tags: [],
        sourceUrl: null,
      });
    });

    test('owner, id and dates of the caller are ignored', async () => {
      const intruder = {
        id: 'x',
        userId: bram.id,
        owner: bram.id,
        createdAt: '2001-01-01T00:00:00.000Z',
      };
      const recipe = await create(anna, intruder);
      expect(recipe.userId).toBe(anna.id);
      expect(recipe.id).not.toBe('x');
      expect(recipe.createdAt > '2026').toBe(true);
    });

    test('steps are numbered by position and repeated tags are merged', async () => {
      const recipe = await create(anna, {
        directions: [
          { step: 7, instruction: 'First' },
          { step: 7, instruction: 'Second' },
        ],
        tags: [' Soup', 'soup', 'SOUP, winter', 'winter'],
      });
      expect(recipe.directions.map(({ step }: { step: number }) => step)).toEqual([1, 2]);
      expect(recipe.tags).toEqual(['Soup', 'winter']);
    });
  });

  describe('changing', () => {
    test('what is absent stays, null clears', async () => {
      const before = await create(anna, { rating: 5, tags: ['soup'], prepTime: 10 });
      const { body } = await anna.put(`/recipes/${before.id}`, {
        title: 'New title',
        rating: null,
      });
      expect(body.data.recipe).toMatchObject({
        title: 'New title',
        rating: null,
        tags: ['soup'],
        prepTime: 10,
      });
      expect(body.data.recipe.updatedAt > before.updatedAt).toBe(true);
      expect(body.data.recipe.createdAt).toBe(before.createdAt);
    });

    test('a change of an outdated version is refused and nothing is lost', async () => {
      const before = await create(anna);
      await anna.put(`/recipes/${before.id}`, { title: 'Newer', updatedAt: before.updatedAt });
      const late = await anna.put(`/recipes/${before.id}`, {
        title: 'Late',
        updatedAt: before.updatedAt,
      });
      expect(late.status).toBe(409);
      expect(late.body.error.code).toBe('outdated');
      expect((await anna.get(`/recipes/${before.id}`)).body.data.recipe.title).toBe('Newer');
    });

    test('of many changes of one version at once, one wins and the rest are told', async () => {
      const before = await create(anna);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          anna.put(`/recipes/${before.id}`, { title: `Version ${n}`, updatedAt: before.updatedAt }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    });

    test('RC-15 of twenty deletes at once one succeeds', async () => {
      const recipe = await create(anna);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => anna.delete(`/recipes/${recipe.id}`)),
      );
      const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
      expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 404)]);
    });
  });

  describe('who may', () => {
    test('a private recipe looks to others like one that does not exist', async () => {
      const recipe = await create(anna);
      const unknown = await bram.get('/recipes/018f2b6c-0000-7000-8000-000000000000');
      const seen = await bram.get(`/recipes/${recipe.id}`);
      expect(seen.status).toBe(404);
      expect(seen.body).toEqual(unknown.body);
      expect(seen.body.error.message).toBe('Recipe not found');
      for (const answer of [
        await bram.put(`/recipes/${recipe.id}`, { title: 'Mine' }),
        await bram.delete(`/recipes/${recipe.id}`),
      ]) {
        expect(answer.status).toBe(404);
      }
      expect((await anna.get(`/recipes/${recipe.id}`)).body.data.recipe).toEqual(recipe);
    });

    test('a public recipe is read by all with its author, and changed by its owner alone', async () => {
      const recipe = await create(anna, { visibility: 'public' });
      const seen = await bram.get(`/recipes/${recipe.id}`);
      expect(seen.body.data.recipe.author).toEqual({ id: anna.id, name: 'Anna Berg' });
      expect(JSON.stringify(seen.body)).not.toContain(anna.email);
      expect((await bram.put(`/recipes/${recipe.id}`, { title: 'Mine' })).status).toBe(403);
      expect((await bram.delete(`/recipes/${recipe.id}`)).status).toBe(403);
      expect((await anna.get(`/recipes/${recipe.id}`)).body.data.recipe.title).toBe(recipe.title);
    });

    test('a malformed id is a missing recipe', async () => {
      for (const id of ['1', "1' OR 1=1--", 'x'.repeat(5_000), '%00', '..%2f..%2fetc']) {
        expect((await anna.get(`/recipes/${encodeURIComponent(id)}`)).status).toBe(404);
      }
    });
  });
});
