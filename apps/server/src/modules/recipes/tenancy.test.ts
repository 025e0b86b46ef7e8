import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cook, call, newCook } from '../../testing/cook.ts';
import { onEachEngine } from '../../testing/engines.ts';
import { photoForm } from '../../testing/form-body.ts';
import { sampleRecipe } from '../../testing/sample-recipe.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';
import { twoColours } from '../../testing/test-photos.ts';

const UNKNOWN = '0198c5a2-7b1e-7f3a-9c4d-2b6e8f0a1c3d';
/** Stands in everything that is private, and nowhere else. */
const SECRET = 'Zwetschgendatschi';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const isMethod = (method: string): method is Method =>
  ['GET', 'POST', 'PUT', 'DELETE'].includes(method);

/** Every route of the API, with this in the place of whatever its path asks for. */
function paths({ routes }: TestApp, id: string): { method: Method; path: string; open: boolean }[] {
  return routes.flatMap(({ method, url, access }) =>
    isMethod(method)
      ? [
          {
            method,
            path: url.replace(/^\/api/, '').replaceAll(/:\w+|\*/g, id),
            open: access === 'public',
          },
        ]
      : [],
  );
}

onEachEngine('other people’s recipes', (place) => {
  let app: TestApp;
  let admin: Cook;
  let anna: Cook;
  let bram: Cook;
  let hidden: { id: string };
  let shown: { id: string };
  let photoUrl: string;

  beforeAll(async () => {
    app = await startTestApp(place());
    // The first account of an empty database is its admin.
    [admin, anna, bram] = [await newCook(app), await newCook(app), await newCook(app)];
    photoUrl = await upload(app.server, anna);
    const about = { title: SECRET, tags: [SECRET], sourceUrl: `https://x.example/${SECRET}` };
    const [privately, publicly] = [
      await anna.post('/recipes', { ...sampleRecipe(about), photoUrl, rating: 5 }),
      await anna.post('/recipes', sampleRecipe({ title: 'Plain plums', visibility: 'public' })),
    ];
    hidden = privately.body.data.recipe;
    shown = publicly.body.data.recipe;
  });
  afterAll(() => app.stop());

  const asAnnaSeesThem = async () => [
    (await anna.get(`/recipes/${hidden.id}`)).body.data.recipe,
    (await anna.get(`/recipes/${shown.id}`)).body.data.recipe,
  ];

  test('the walk below covers every route of recipes and pictures', () => {
    const walked = paths(app, 'x').map(({ method, path }) => `${method} ${path}`);
    for (const route of [
      'GET /recipes',
      'GET /recipes/public',
      'GET /recipes/search/public',
      'GET /recipes/stats',
      'GET /recipes/x',
      'POST /recipes',
      'PUT /recipes/x',
      'DELETE /recipes/x',
      'POST /uploads',
      'GET /uploads/x',
    ]) {
      expect(walked).toContain(route);
    }
  });

  describe('nobody', () => {
    test.each([
      ['without a token', undefined],
      ['with a token of his own making', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
    ])('%s is turned away from every route that is not public', async (_, token) => {
      const walked = paths(app, hidden.id).filter(({ open }) => !open);
      expect(walked.length).toBeGreaterThan(10);
      for (const { method, path } of walked) {
        const body = method === 'POST' || method === 'PUT' ? { body: {} } : {};
        const answer = await call(app, [method, path], { ...body, ...(token && { token }) });
        expect([method, path, answer.status]).toEqual([method, path, 401]);
        expect(JSON.stringify(answer.body)).not.toContain(SECRET);
      }
      expect(await asAnnaSeesThem()).toEqual([hidden, shown]);
    });

    test('finds no secret behind a public route either', async () => {
      for (const { method, path } of paths(app, hidden.id).filter(({ open }) => open)) {
        const answer = await app.server.inject({ method, url: `/api${path}` });
        expect(answer.body).not.toContain(SECRET);
      }
    });
  });

  describe.each([
    ['another cook', () => bram],
    ['an admin', () => admin],
  ])('%s', (_, who) => {
    test('AD-9 LS-5 finds no secret behind any route, by id, list, search, tag or number', async () => {
      const walked = paths(app, hidden.id).filter(({ method }) => method === 'GET');
      const asked = walked.flatMap(({ path }) => [
        path,
        `${path}?search=${SECRET}&q=${SECRET}`,
        `${path}?tags=${SECRET}`,
        `${path}?userId=${anna.id}&ownerId=${anna.id}&visibility=private&limit=100`,
      ]);
      for (const path of asked) {
        const answer = await app.server.inject({
          url: `/api${path}`,
          headers: { authorization: `Bearer ${who().token}` },
        });
        expect(answer.statusCode).toBeLessThan(500);
        expect(answer.body.replaceAll(path, '')).not.toContain(SECRET);
        expect(answer.body).not.toContain(photoUrl);
      }
      const stats = await who().get('/recipes/stats');
      expect(stats.body.data).toMatchObject({ totalRecipes: 0, favorites: 0, tags: [] });
    });

    test('RC-1 cannot tell a private recipe from one that does not exist', async () => {
      const cook = who();
      const bodies = async (id: string) =>
        Promise.all([
          cook.get(`/recipes/${id}`),
          cook.put(`/recipes/${id}`, { title: 'Mine' }),
          cook.delete(`/recipes/${id}`),
        ]);
      const [secret, unknown] = [await bodies(hidden.id), await bodies(UNKNOWN)];
      expect(secret.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(secret.map(({ body }) => body)).toEqual(unknown.map(({ body }) => body));
    });

    test('can read a public one and change nothing of it', async () => {
      const cook = who();
      expect((await cook.get(`/recipes/${shown.id}`)).body.data.recipe).toEqual(shown);
      expect((await cook.put(`/recipes/${shown.id}`, { title: 'Mine' })).status).toBe(403);
      expect((await cook.delete(`/recipes/${shown.id}`)).status).toBe(403);
      expect(JSON.stringify((await cook.get('/recipes/public')).body)).not.toContain(anna.email);
    });

    test('RC-2 changes nothing of somebody else’s by any route that writes', async () => {
      const body = { title: 'Mine', visibility: 'public', userId: who().id, id: hidden.id };
      for (const id of [hidden.id, shown.id, hidden.id.toUpperCase(), `${hidden.id}%20`]) {
        const writing = paths(app, id).filter(
          ({ method, path, open }) => method !== 'GET' && !open && path.startsWith('/recipes/'),
        );
        expect(writing.length).toBeGreaterThan(1);
        for (const { method, path } of writing) {
          const sent = method === 'DELETE' ? {} : { body };
          const answer = await call(app, [method, path], { ...sent, token: who().token });
          expect([403, 404]).toContain(answer.status);
        }
      }
      expect(await asAnnaSeesThem()).toEqual([hidden, shown]);
    });
  });

  test('RC-4 a recipe is its maker’s, whatever the body says', async () => {
    const { body } = await bram.post('/recipes', {
      ...sampleRecipe(),
      id: hidden.id,
      userId: anna.id,
      owner: anna.id,
      ownerId: anna.id,
      author: { id: anna.id, name: 'Anna' },
      createdAt: '2001-01-01T00:00:00.000Z',
    });
    const { recipe } = body.data;
    expect(recipe.userId).toBe(bram.id);
    expect(recipe.id).not.toBe(hidden.id);
    expect(recipe.createdAt).not.toContain('2001');
    await bram.put(`/recipes/${recipe.id}`, {
      userId: anna.id,
      id: hidden.id,
      title: 'Still mine',
    });
    const kept = (await bram.get(`/recipes/${recipe.id}`)).body.data.recipe;
    expect([kept.userId, kept.title]).toEqual([bram.id, 'Still mine']);
    expect(await asAnnaSeesThem()).toEqual([hidden, shown]);
  });

  test.each([
    "1' OR '1'='1",
    '..%2f..%2fadmin',
    '%00',
    'null',
    '9'.repeat(5_000),
    '[object Object]',
    UNKNOWN.toUpperCase(),
  ])('what is no id of a recipe is not found (case %#)', async (id) => {
    const path = `/recipes/${encodeURIComponent(id)}`;
    expect((await bram.get(path)).status).toBe(404);
    expect((await bram.delete(path)).status).toBe(404);
    expect((await bram.put(path, { title: 'x' })).status).toBe(404);
  });
});

async function upload(server: FastifyInstance, cook: Cook): Promise<string> {
  const { headers, payload } = photoForm(await twoColours(8, 8).png().toBuffer());
  const answer = await server.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: { ...headers, authorization: `Bearer ${cook.token}` },
    payload,
  });
  return answer.json<{ data: { url: string } }>().data.url;
}
