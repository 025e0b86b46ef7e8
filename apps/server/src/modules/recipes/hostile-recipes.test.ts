import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cook, newCook } from '../../testing/cook.ts';
import { onEachEngine } from '../../testing/engines.ts';
import { sampleRecipe } from '../../testing/sample-recipe.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';

/** What would run if anything between the form and the page took it for more than text. */
const MARKUP = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">soup</a>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '</title><script>alert(1)</script>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u202Eetirw\u202C',
  'a\u0001b\u0008c',
  '\uFEFF\u200B soup',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  "'; DROP TABLE recipes; --",
  '👩‍🍳🏴󠁧󠁢󠁥󠁮󠁧󠁿 \u0301\u0301\u0301',
] as const;

const whole = (about: object) => JSON.stringify({ ...sampleRecipe(), ...about });
const ingredient = { quantity: '1', item: 'salt' };

onEachEngine('hostile recipes', (place) => {
  let app: TestApp;
  let anna: Cook;
  beforeAll(async () => {
    app = await startTestApp(place());
    anna = await newCook(app);
  });
  afterAll(() => app.stop());

  const post = (payload: string) =>
    app.server.inject({
      method: 'POST',
      url: '/api/recipes',
      headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' },
      payload,
    });

  test('half a character is refused by name of its field, and nothing is kept', async () => {
    const before = (await anna.get('/recipes')).body.data.pagination.total;
    const broken = sampleRecipe({
      title: 'Soup \ud83d',
      tags: ['warm', '\udc69 cold'],
      directions: [{ instruction: 'Stir.' }, { instruction: '\ude00\ud83d' }],
    });
    const refused = await anna.post('/recipes', broken);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.error.fields)).toEqual([
      'title',
      'directions.1.instruction',
      'tags.1',
    ]);
    expect(refused.body.error.message).toContain('broken character');
    expect((await anna.get('/recipes')).body.data.pagination.total).toBe(before);
  });

  test('half a character is refused in a change too, and the recipe stays as it was', async () => {
    const { id, title } = (await anna.post('/recipes', sampleRecipe())).body.data.recipe;
    const refused = await anna.put(`/recipes/${id}`, { title: '\ud83d' });
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['title']]);
    expect((await anna.get(`/recipes/${id}`)).body.data.recipe.title).toBe(title);
  });

  test('half a character where nobody looks is no fault', async () => {
    const made = await post(whole({ unheardOf: '\ud83d' }));
    expect(made.statusCode).toBe(201);
  });

  test.each(MARKUP)(
    'RC-6 text %# stays text, word for word, in every field and list',
    async (text) => {
      const recipe = {
        ...sampleRecipe({ title: text, tags: [text], visibility: 'public' }),
        ingredients: [{ quantity: text, unit: text, item: text }],
        directions: [{ instruction: text }],
      };
      const made = await post(JSON.stringify(recipe));
      expect(made.statusCode).toBe(201);
      expect(made.headers['content-type']).toContain('application/json');
      expect(made.headers['x-content-type-options']).toBe('nosniff');
      const { id } = made.json().data.recipe;
      const trimmed = text.trim();
      for (const path of [`/recipes/${id}`, '/recipes?limit=1', '/recipes/public?limit=1']) {
        const { data } = (await anna.get(path)).body;
        const kept = data.recipe ?? data.recipes[0];
        expect(kept).toMatchObject({
          title: trimmed,
          tags: [trimmed],
          ingredients: [{ quantity: trimmed, unit: trimmed, item: trimmed }],
          directions: [{ step: 1, instruction: trimmed }],
        });
      }
      const { tags } = (await anna.get('/recipes/stats')).body.data;
      expect(tags.map(({ tag }: { tag: string }) => tag)).toContain(trimmed);
    },
  );

  test.each(MARKUP)('RC-6 name %# of a cook stays text', async (name) => {
    const cook = await newCook(app, name);
    await cook.post('/recipes', sampleRecipe({ visibility: 'public' }));
    const { recipes } = (await cook.get('/recipes/public?limit=1')).body.data;
    expect(recipes[0].author).toEqual({ id: cook.id, name: name.trim() });
  });

  test('a NUL is refused wherever it comes in', async () => {
    const message = expect.stringContaining('zero character');
    const told = (await post(whole({ title: 'a\0b', tags: ['soup', '\0'] }))).json();
    expect(told.error).toEqual({
      code: 'invalid',
      message,
      fields: { title: message, 'tags.1': message },
    });
    expect((await post(whole({ title: 'a\0b' }))).statusCode).toBe(400);
    expect((await post(whole({ tags: ['\0'] }))).statusCode).toBe(400);
    expect((await post(whole({ 'a\0b': 1 }))).json().error.code).toBe('malformed');
    expect((await anna.get('/recipes?search=a%00b')).status).toBe(400);
    expect((await anna.get('/recipes?search=%00')).status).toBe(400);
    expect((await anna.get('/recipes?tags=%00')).status).toBe(400);
    expect((await anna.get('/recipes/%00')).status).toBe(404);
    expect((await anna.put('/recipes/a%00', { title: 'x' })).status).toBe(404);
    const letters = await post(whole({ title: String.raw`\u0000 is how it is written` }));
    expect(letters.json().data.recipe.title).toBe(String.raw`\u0000 is how it is written`);
  });

  describe('RC-9 too large to be meant', () => {
    test.each([
      ['a title of 201 letters', 400, () => whole({ title: 'x'.repeat(201) })],
      [
        '10,000 ingredients',
        400,
        () => whole({ ingredients: Array.from({ length: 10_000 }, () => ingredient) }),
      ],
      [
        '10,000 steps',
        400,
        () => whole({ directions: Array.from({ length: 10_000 }, () => ({ instruction: 'x' })) }),
      ],
      [
        'a step of 1 MB',
        413,
        () => whole({ directions: [{ instruction: 'x'.repeat(1024 * 1024) }] }),
      ],
      [
        '10,000 tags',
        400,
        () => whole({ tags: Array.from({ length: 10_000 }, (_, n) => `tag ${n}`) }),
      ],
      ['brackets 400,000 deep', 400, () => '['.repeat(400_000)],
      ['objects 150,000 deep', 400, () => `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`],
      ['a body of 5 MB', 413, () => whole({ note: 'x'.repeat(5 * 1024 * 1024) })],
      ['a million digits', 400, () => `{"prepTime":${'9'.repeat(1_000_000)}}`],
    ])('%s', async (_, status, body) => {
      expect((await post(body())).statusCode).toBe(status);
    });
  });

  test('after all this the server answers as before', async () => {
    expect((await anna.get('/recipes')).status).toBe(200);
    expect(app.log.text()).not.toContain('request failed');
  });
});
