import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR } from '../../platform/clock.ts';
import { type Cook, newCook } from '../../testing/cook.ts';
import { onEachEngine } from '../../testing/engines.ts';
import { sampleRecipe } from '../../testing/sample-recipe.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';

const post = (cook: Cook, key: string, about = {}) =>
  cook.post('/recipes', sampleRecipe(about), { 'Idempotency-Key': key });
const total = async (cook: Cook) => (await cook.get('/recipes')).body.data.pagination.total;

onEachEngine('creation keys', (place) => {
  let app: TestApp;
  let anna: Cook;
  beforeAll(async () => {
    app = await startTestApp(place());
  });
  beforeEach(async () => {
    anna = await newCook(app, 'Anna Berg');
  });
  afterAll(() => app.stop());

  test('a repeated call is answered with the recipe of the first, and makes no second', async () => {
    const key = randomUUID();
    const first = await post(anna, key);
    const again = await post(anna, key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await total(anna)).toBe(1);
  });

  test('of many calls at once with one key one makes a recipe, and all are answered with it', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(anna, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(new Set(answers.map(({ body }) => body.data.recipe.id)).size).toBe(1);
    expect(await total(anna)).toBe(1);
    expect((await anna.get('/recipes/stats')).body.data.totalRecipes).toBe(1);
  });

  test('other content under a used key changes nothing and is answered with what is stored', async () => {
    const key = randomUUID();
    const { recipe } = (await post(anna, key, { title: 'Plum cake' })).body.data;
    await anna.put(`/recipes/${recipe.id}`, { rating: 4 });
    const again = await post(anna, key, { title: 'Plum tart' });
    expect(again.body.data.recipe).toMatchObject({ id: recipe.id, title: 'Plum cake', rating: 4 });
    expect(await total(anna)).toBe(1);
  });

  test('a call that was refused leaves its key free', async () => {
    const key = randomUUID();
    expect((await post(anna, key, { title: '' })).status).toBe(400);
    const missing = { photoUrl: `/api/uploads/${'0'.repeat(32)}.webp` };
    expect((await post(anna, key, missing)).status).toBe(400);
    expect((await post(anna, key)).status).toBe(201);
    expect(await total(anna)).toBe(1);
  });

  test('a key belongs to its owner', async () => {
    const key = randomUUID();
    const bram = await newCook(app, 'Bram Novak');
    const hers = (await post(anna, key, { title: 'Hers' })).body.data.recipe;
    const his = (await post(bram, key, { title: 'His' })).body.data.recipe;
    expect(his).toMatchObject({ title: 'His', userId: bram.id });
    expect(his.id).not.toBe(hers.id);
  });

  test('without a key, and with another one, each call makes a recipe', async () => {
    await anna.post('/recipes', sampleRecipe());
    await anna.post('/recipes', sampleRecipe());
    await post(anna, randomUUID());
    await post(anna, randomUUID());
    expect(await total(anna)).toBe(4);
  });

  test('with its recipe a key is forgotten', async () => {
    const key = randomUUID();
    const { recipe } = (await post(anna, key)).body.data;
    await anna.delete(`/recipes/${recipe.id}`);
    const again = (await post(anna, key)).body.data.recipe;
    expect(again.id).not.toBe(recipe.id);
    expect(await total(anna)).toBe(1);
  });

  test('a key is kept for a day and swept after it', async () => {
    const key = randomUUID();
    await post(anna, key);
    app.clock.advance(23 * HOUR);
    await app.platform.sweeper.sweep();
    // The session ends long before; the key does not care who holds which token.
    const { db } = app.platform.database;
    const kept = () => db.selectFrom('creation_keys').selectAll().where('owner_id', '=', anna.id);
    expect(await kept().execute()).toHaveLength(1);
    app.clock.advance(2 * HOUR);
    await app.platform.sweeper.sweep();
    expect(await kept().execute()).toHaveLength(0);
  });

  test.each([
    ['', 'Idempotency-Key must be letters, digits and signs without spaces'],
    ['two words', 'Idempotency-Key must be letters, digits and signs without spaces'],
    ['caf\u00e9', 'Idempotency-Key must be letters, digits and signs without spaces'],
    ['x'.repeat(201), 'Idempotency-Key must be at most 200 characters'],
  ])('the key %j is refused with a reason', async (key, message) => {
    const answer = await post(anna, key);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code: 'invalid', message });
    expect(await total(anna)).toBe(0);
  });

  test('the longest key, and every sign, are taken', async () => {
    const signs = Array.from({ length: 94 }, (_, n) => String.fromCharCode(0x21 + n)).join('');
    for (const key of ['x'.repeat(200), signs]) {
      const { id } = (await post(anna, key)).body.data.recipe;
      expect((await post(anna, key)).body.data.recipe.id).toBe(id);
    }
  });

  test('the description of the route names the header', async () => {
    const { paths } = (await app.server.inject('/api/openapi.json')).json();
    expect(paths['/api/recipes'].post.parameters).toEqual([
      expect.objectContaining({ in: 'header', name: 'idempotency-key', required: false }),
    ]);
  });
});
