import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Cook, newCook } from '../../testing/cook.ts';
import { onEachEngine } from '../../testing/engines.ts';
import { sampleRecipe } from '../../testing/sample-recipe.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';
import { DAY } from '../../platform/clock.ts';

const titles = ({ body }: Answer): string[] =>
  body.data.recipes.map(({ title }: { title: string }) => title);

onEachEngine('recipe lists', (place) => {
  let app: TestApp;
  let anna: Cook;
  let bram: Cook;
  beforeAll(async () => {
    app = await startTestApp(place());
    [anna, bram] = [await newCook(app), await newCook(app)];
    for (let n = 1; n <= 45; n++) {
      await anna.post('/recipes', {
        ...sampleRecipe({ title: `Dish ${n}`, tags: [n % 2 === 0 ? 'Even' : 'odd', 'all'] }),
        visibility: n % 9 === 0 ? 'public' : 'private',
      });
    }
  });
  afterAll(() => app.stop());

  test('pages of 20, newest first, with their numbers', async () => {
    const first = await anna.get('/recipes');
    expect(titles(first).slice(0, 3)).toEqual(['Dish 45', 'Dish 44', 'Dish 43']);
    expect(first.body.data.pagination).toEqual({
      page: 1,
      limit: 20,
      total: 45,
      totalPages: 3,
      hasNext: true,
    });
    const last = await anna.get('/recipes?page=3');
    expect(titles(last)).toEqual(['Dish 5', 'Dish 4', 'Dish 3', 'Dish 2', 'Dish 1']);
    expect(last.body.data.pagination.hasNext).toBe(false);
    const middle = await anna.get('/recipes?page=2');
    expect(titles(middle)).toEqual(Array.from({ length: 20 }, (_, n) => `Dish ${25 - n}`));
  });

  test('a page past the end is empty', async () => {
    const answer = await anna.get('/recipes?page=99');
    expect(titles(answer)).toEqual([]);
    expect(answer.body.data.pagination.total).toBe(45);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=abc',
    'page=1e308',
    'page=1.5',
    'limit=0',
    'limit=-1',
    'limit=abc',
    'page=',
  ])('%s is refused', async (query) => {
    expect((await anna.get(`/recipes?${query}`)).status).toBe(400);
  });

  test('LS-3 a limit over 100 is taken as 100', async () => {
    const { body } = await anna.get('/recipes?limit=1000000');
    expect(body.data.pagination.limit).toBe(100);
    expect(body.data.recipes).toHaveLength(45);
  });

  test('the tags filter wants all of them, whatever their case', async () => {
    expect((await anna.get('/recipes?tags=even')).body.data.pagination.total).toBe(22);
    expect((await anna.get('/recipes?tags=EVEN,all')).body.data.pagination.total).toBe(22);
    expect((await anna.get('/recipes?tags=even,odd')).body.data.pagination.total).toBe(0);
    expect((await anna.get('/recipes?tags=eve')).body.data.pagination.total).toBe(0);
    expect(titles(await anna.get('/recipes?tags=odd&page=2')).at(-1)).toBe('Dish 1');
  });

  test('a tag is found without case where case changes the letters too', async () => {
    const cook = await newCook(app);
    await cook.post('/recipes', sampleRecipe({ title: 'Kerb dish', tags: ['Straße'] }));
    for (const tag of ['STRASSE', 'strasse', 'straße', 'STRAẞE']) {
      const { body } = await cook.get(`/recipes?tags=${encodeURIComponent(tag)}`);
      expect(body.data.recipes).toMatchObject([{ title: 'Kerb dish', tags: ['Straße'] }]);
    }
  });

  test('search and tags together', async () => {
    expect(titles(await anna.get('/recipes?search=dish%2044&tags=even'))).toEqual(['Dish 44']);
    expect(titles(await anna.get('/recipes?search=dish%2044&tags=odd'))).toEqual([]);
  });

  test('a search of several pages is complete and has nothing twice', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => anna.get(`/recipes?search=dish&page=${page}`)),
    );
    const all = pages.flatMap(titles);
    expect(new Set(all).size).toBe(45);
    expect(pages[0]?.body.data.pagination).toMatchObject({ total: 45, totalPages: 3 });
  });

  describe('the community', () => {
    test('holds every public recipe, one’s own included, and no private one', async () => {
      for (const cook of [anna, bram]) {
        const answer = await cook.get('/recipes/public');
        expect(titles(answer)).toEqual(['Dish 45', 'Dish 36', 'Dish 27', 'Dish 18', 'Dish 9']);
        expect(answer.body.data.recipes[0].author).toEqual({ id: anna.id, name: 'Marta Keller' });
        expect(JSON.stringify(answer.body)).not.toContain('@');
      }
    });

    test('is searched by both routes alike', async () => {
      const one = await bram.get('/recipes/public?search=dish%2027');
      const other = await bram.get('/recipes/search/public?q=dish%2027');
      expect(titles(one)).toEqual(['Dish 27']);
      expect(other.body).toEqual(one.body);
    });

    test('what is taken back is gone from it', async () => {
      const { body } = await anna.post(
        '/recipes',
        sampleRecipe({ title: 'For a moment', visibility: 'public' }),
      );
      expect(titles(await bram.get('/recipes/public'))[0]).toBe('For a moment');
      await anna.put(`/recipes/${body.data.recipe.id}`, { visibility: 'private' });
      expect(titles(await bram.get('/recipes/public'))).not.toContain('For a moment');
      expect(titles(await bram.get('/recipes/public?search=moment'))).toEqual([]);
      expect((await bram.get('/recipes/public')).body.data.pagination.total).toBe(5);
      await anna.delete(`/recipes/${body.data.recipe.id}`);
      expect((await anna.get('/recipes')).body.data.pagination.total).toBe(45);
    });
  });

  describe('nothing leaks', () => {
    test('LS-5 a word that another cook’s private recipe brings takes nothing away', async () => {
      await anna.post('/recipes', sampleRecipe({ title: 'Childrens party cake' }));
      await bram.post('/recipes', sampleRecipe({ title: 'My child' }));
      for (const search of ['child', 'children', 'childrens', 'chil', 'childr', 'party%20child']) {
        expect(titles(await anna.get(`/recipes?search=${search}`))).toEqual([
          'Childrens party cake',
        ]);
      }
    });

    test('LS-5 another cook sees nothing of private recipes in lists, totals, stats, tags or search', async () => {
      const before = [
        await bram.get('/recipes'),
        await bram.get('/recipes/stats'),
        await bram.get('/recipes/public?search=secret'),
      ];
      await anna.post('/recipes', sampleRecipe({ title: 'Secret sauce', tags: ['secret'] }));
      const after = [
        await bram.get('/recipes'),
        await bram.get('/recipes/stats'),
        await bram.get('/recipes/public?search=secret'),
      ];
      expect(after.map(({ body }) => body)).toEqual(before.map(({ body }) => body));
      expect(titles(await bram.get('/recipes?search=secret'))).toEqual([]);
      expect(titles(await bram.get('/recipes/public?tags=secret'))).toEqual([]);
    });

    test('LS-7 asking for another owner or for private ones changes nothing', async () => {
      for (const path of ['/recipes', '/recipes/public', '/recipes/search/public']) {
        const plain = await bram.get(path);
        const sly = await bram.get(`${path}?userId=${anna.id}&visibility=private&owner=${anna.id}`);
        expect(sly.body).toEqual(plain.body);
      }
    });

    test.each([
      "' OR 1=1--",
      '";',
      '\\',
      '%',
      '_',
      '*',
      '" OR "a',
      'title:x',
      "a' & b",
      'NEAR(a b)',
      '-',
      '()',
    ])('LS-1 LS-2 a search for %s finds no more than it should', async (search) => {
      const query = encodeURIComponent(search);
      for (const path of [
        `/recipes?search=${query}`,
        `/recipes/search/public?q=${query}`,
        `/recipes?tags=${query}`,
      ]) {
        const answer = await bram.get(path);
        expect(answer.status).toBe(200);
        expect(answer.body.data.recipes).toEqual([]);
      }
    });

    test('signs are found where they stand: in title, ingredients and tags, also within a tag', async () => {
      await bram.post('/recipes', sampleRecipe({ title: '100% rye', tags: ['bread'] }));
      await bram.post('/recipes', sampleRecipe({ title: 'Plain rye', tags: ['bread', '🔥'] }));
      const ingredients = [{ quantity: '1', item: '🧀 cheese' }];
      await bram.post('/recipes', { ...sampleRecipe({ title: 'Pizza 🍕' }), ingredients });
      const found = async (query: string) => titles(await bram.get(`/recipes?${query}`));
      expect(await found('search=%25')).toEqual(['100% rye']);
      expect(await found('search=%25&tags=bread')).toEqual(['100% rye']);
      expect(await found(`search=${encodeURIComponent('🍕')}`)).toEqual(['Pizza 🍕']);
      expect(await found(`search=${encodeURIComponent('🧀')}`)).toEqual(['Pizza 🍕']);
      expect(await found(`search=${encodeURIComponent('🔥')}`)).toEqual(['Plain rye']);
      expect(await found(`search=${encodeURIComponent('🥕')}`)).toEqual([]);
    });
  });

  test('a tag in several spellings is counted once, and shown alike on every engine', async () => {
    const cook = await newCook(app);
    for (const tag of ['fruit', 'Fruit', 'fruit']) {
      await cook.post('/recipes', sampleRecipe({ tags: [tag] }));
    }
    const { body } = await cook.get('/recipes/stats');
    expect(body.data.tags).toEqual([{ tag: 'fruit', count: 3 }]);
  });

  test('tags used equally often come in one order, whatever language a database was set up for', async () => {
    if (place().engine === 'postgres') {
      await sql`alter table recipe_tags alter column tag_key type text collate "en-x-icu"`.execute(
        app.platform.database.db,
      );
    }
    const cook = await newCook(app);
    const tags = ['äpfel', 'zucchini', 'b-side', 'bean', '_plain', 'apple', '10 minutes'];
    await cook.post('/recipes', sampleRecipe({ tags }));
    await cook.post('/recipes', sampleRecipe({ tags: ['zucchini'] }));
    const { body } = await cook.get('/recipes/stats');
    expect(body.data.tags.map(({ tag }: { tag: string }) => tag)).toEqual([
      'zucchini',
      '10 minutes',
      '_plain',
      'apple',
      'b-side',
      'bean',
      'äpfel',
    ]);
  });

  test('the numbers of one’s own recipes', async () => {
    const cook = await newCook(app);
    await cook.post(
      '/recipes',
      sampleRecipe({ rating: 4, prepTime: 10, cookTime: 21, tags: ['Soup', 'quick'] }),
    );
    await cook.post(
      '/recipes',
      sampleRecipe({ rating: 3, prepTime: 40, tags: ['soup'], visibility: 'public' }),
    );
    app.clock.advance(8 * DAY);
    const later = await newCook(app);
    expect(later.id).not.toBe(cook.id);
    const fresh = await cook.post('/recipes', sampleRecipe({ rating: 5 }));
    // The token ran out with the days that passed.
    expect(fresh.status).toBe(401);
    app.clock.advance(-8 * DAY);
    const { body } = await cook.get('/recipes/stats');
    expect(body.data).toEqual({
      totalRecipes: 2,
      favorites: 1,
      publicRecipes: 1,
      addedThisWeek: 2,
      averageTotalTime: 36,
      tags: [
        { tag: expect.stringMatching(/soup/i), count: 2 },
        { tag: 'quick', count: 1 },
      ],
    });
  });
});
