import { ImportResult } from '@commonplate/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cook, newCook } from '../../testing/cook.ts';
import { counting } from '../../testing/counting.ts';
import { onEachEngine } from '../../testing/engines.ts';
import { DAL, type RecipeSite, pageOf, startRecipeSite } from '../../testing/recipe-site.ts';
import { sampleRecipe } from '../../testing/sample-recipe.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';

const UNLIMITED = { AI_LIMIT_PER_MINUTE: '1000', AI_LIMIT_PER_DAY: '1000' };
const FETCH_MS = 1_500;

onEachEngine('import from a web address', (place) => {
  let app: TestApp;
  let site: RecipeSite;
  let cook: Cook;
  beforeAll(async () => {
    site = await startRecipeSite();
    app = await startTestApp(place(), {
      env: { ...UNLIMITED, FETCH_ALLOW: site.host },
      importTimes: { fetchMs: FETCH_MS, readMs: 60_000 },
    });
    cook = await newCook(app);
  });
  afterAll(async () => {
    await app.stop();
    await site.close();
  });

  const importUrl = (url: unknown) => cook.post('/ai/import/url', { url });
  const paste = (body: object) => cook.post('/ai/import/text', body);

  describe('a page with a recipe', () => {
    test('is answered in full, with where each part came from', async () => {
      const { status, body } = await importUrl(site.url('/dal'));
      expect(status).toBe(200);
      const result = ImportResult.parse(body.data);
      expect(result).toMatchObject({
        title: 'Split pea dal',
        servings: 4,
        prepTime: 10,
        cookTime: 40,
        engine: 'structured-data',
        aiGenerated: true,
        sourceUrl: site.url('/dal'),
        imageUrl: site.url('/dal.jpg'),
        existingRecipeId: null,
      });
      expect(result.ingredients.at(-1)).toMatchObject({ quantity: 'to taste' });
      expect(result.directions).toHaveLength(2);
      expect(result.confidence).toBeGreaterThanOrEqual(90);
      expect(Math.abs(Date.parse(result.generatedAt) - app.clock.now())).toBeLessThan(60_000);
      expect(result.evidence).toContainEqual(
        expect.objectContaining({ path: 'ingredients.0', excerpt: '250 g split yellow peas' }),
      );
    });

    test('is read from its headings where it declares nothing, and in spite of a broken declaration', async () => {
      const headed = await importUrl(site.url('/headed'));
      expect(headed.body.data).toMatchObject({ title: 'Leek soup', engine: 'page-text' });
      const broken = await importUrl(site.url('/broken'));
      expect(broken.body.data).toMatchObject({ title: 'Split pea dal' });
      expect(broken.body.data.ingredients).toHaveLength(3);
    });

    test('is read though it looks like the check of a wall', async () => {
      const { body } = await importUrl(site.url('/behind-bot-check'));
      expect(body.data.ingredients).toHaveLength(3);
    });

    test('keeps the address that was asked for, wherever it leads', async () => {
      const { body } = await importUrl(`  ${site.url('/moved')} `);
      expect(body.data.sourceUrl).toBe(site.url('/moved'));
    });

    test('UI-17 names no picture that lies inside, and nobody goes there', async () => {
      const { status, body } = await importUrl(site.url('/inside-picture'));
      expect(status).toBe(200);
      expect(body.data.imageUrl).toBeNull();
      expect(JSON.stringify(body.data.evidence)).not.toContain(site.canary.host);
      expect(site.canary.connections()).toBe(0);
    });

    test('UI-19 cannot steer: its words stay words', async () => {
      const { body } = await importUrl(site.url('/steering'));
      const result = ImportResult.parse(body.data);
      expect(result.sourceUrl).toBe(site.url('/steering'));
      expect(JSON.stringify(body)).not.toContain('javascript:');
    });

    test('is noticed when the same cook has kept it already, and nobody else', async () => {
      const kept = await cook.post('/recipes', sampleRecipe({ sourceUrl: `${site.url('/dal')}/` }));
      const { id } = kept.body.data.recipe;
      const again = await importUrl(`${site.url('/dal')}#method`);
      expect(again.body.data.existingRecipeId).toBe(id);
      const other = await newCook(app);
      const theirs = await other.post('/ai/import/url', { url: site.url('/dal') });
      expect(theirs.body.data.existingRecipeId).toBeNull();
    });

    test('is noticed under an address that only leads to it', async () => {
      const reader = await newCook(app);
      const kept = await reader.post('/recipes', sampleRecipe({ sourceUrl: site.url('/dal') }));
      const again = await reader.post('/ai/import/url', { url: site.url('/moved') });
      expect(again.body.data.existingRecipeId).toBe(kept.body.data.recipe.id);
    });

    test.each(['/forbidden', '/subscribers', '/bot-check', '/none', '/gone'])(
      'is noticed where its page cannot be read again: %s',
      async (path) => {
        const reader = await newCook(app);
        const first = await reader.post('/ai/import/url', { url: site.url(path) });
        expect(first.body.error.message).not.toContain('already have');
        const kept = await reader.post('/recipes', sampleRecipe({ sourceUrl: site.url(path) }));
        const again = await reader.post('/ai/import/url', { url: site.url(path) });
        expect(again.body.error).toEqual({
          ...first.body.error,
          existingRecipeId: kept.body.data.recipe.id,
          message: `${first.body.error.message} You already have a recipe from this address.`,
        });
      },
    );

    test.each([
      ['/grün', '/gr%C3%BCn'],
      ['/gr%c3%bcn', '/grün'],
    ])('is noticed when %s was kept and is now written %s', async (kept, now) => {
      const reader = await newCook(app);
      const sourceUrl = site.url(kept).replace('http://', 'Http://');
      const { body } = await reader.post('/recipes', sampleRecipe({ sourceUrl }));
      const again = await reader.post('/ai/import/url', { url: site.url(now) });
      expect(again.body.data.existingRecipeId).toBe(body.data.recipe.id);
    });

    test('is noticed when it was kept under an address with tracking', async () => {
      const reader = await newCook(app);
      const address = site.url('/dal');
      const kept = await reader.post(
        '/recipes',
        sampleRecipe({ sourceUrl: `${address}?fbclid=abc` }),
      );
      const again = await reader.post('/ai/import/url', { url: address });
      expect(again.body.data.existingRecipeId).toBe(kept.body.data.recipe.id);
    });
  });

  describe('an address that is none', () => {
    test.each([
      [undefined, 'Please enter a URL'],
      ['   ', 'Please enter a URL'],
      [7, 'Please enter a URL'],
      ['soup', 'Please enter a valid URL'],
      ['file:///etc/passwd', 'Please enter a valid URL'],
      ['ftp://site.test/', 'Please enter a valid URL'],
      ['gopher://site.test/', 'Please enter a valid URL'],
      ['data:text/html,soup', 'Please enter a valid URL'],
      ['blob:http://site.test/1', 'Please enter a valid URL'],
      ['javascript:alert(1)', 'Please enter a valid URL'],
    ])('UI-9 %j', async (url, message) => {
      const { status, body } = await importUrl(url);
      expect(status).toBe(400);
      expect(body.error).toEqual({ code: 'invalid', message, fields: { url: message } });
    });

    test('UI-10 credentials are never sent', async () => {
      const { status, body } = await importUrl(`http://user:pw@${site.host}/dal`);
      expect(status).toBe(400);
      const message = 'Please enter a valid URL';
      expect(body.error).toEqual({ code: 'invalid', message, fields: { url: message } });
    });
  });

  test.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.0.0.1',
    '169.254.169.254',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f.1',
    '①②⑦.⓪.⓪.①',
    'localhost',
    'localhost.',
  ])('UI-1 UI-2 UI-3 UI-4 %s is not fetched and does not count', async (host) => {
    const { answer, counted } = await counting(cook, () =>
      importUrl(`http://${host}:${site.canary.port}/`),
    );
    expect(answer.status).toBe(400);
    expect(answer.body.error.code).toBe('address_not_allowed');
    expect(counted).toBe(0);
    expect(site.canary.connections()).toBe(0);
  });

  test('a port that pages are not fetched from is named as such and does not count', async () => {
    const { answer, counted } = await counting(cook, () => importUrl('http://8.8.8.8:22/'));
    expect(answer.status).toBe(400);
    expect(answer.body.error.code).toBe('address_not_allowed');
    expect(answer.body.error.message).toContain('a port that web pages are not fetched from');
    expect(counted).toBe(0);
  });

  test('UI-5 nor where a page leads there', async () => {
    const { answer, counted } = await counting(cook, () => importUrl(site.url('/to-canary')));
    expect(answer.body.error.code).toBe('address_not_allowed');
    expect(counted).toBe(0);
    expect((await importUrl(site.url('/refresh'))).body.error.code).toBe('no_recipe_found');
    expect(site.canary.connections()).toBe(0);
  });

  test.each([
    ['/none', 422, 'no_recipe_found', /No recipe was found.*paste the text/],
    ['/pdf', 422, 'no_recipe_found', /another kind of file/],
    ['/subscribers', 502, 'site_refused', /keeps this page for its subscribers.*paste.*photos/],
    ['/declared', 502, 'site_refused', /keeps this page for its subscribers/],
    ['/to-log-in', 502, 'site_refused', /only to those who log in.*paste.*photos/],
    ['/forbidden', 502, 'site_refused', /does not let us.*paste its text or HTML/],
    ['/too-often', 502, 'site_refused', /does not let us/],
    ['/bot-check', 502, 'site_refused', /does not let us.*paste its text or HTML/],
    ['/human-check', 502, 'site_refused', /does not let us.*paste its text or HTML/],
    ['/gone', 502, 'upstream_failed', /has no such page/],
    ['/fails', 502, 'upstream_failed', /could not be reached/],
    ['/empty', 422, 'no_recipe_found', /sent an empty page/],
    ['/loop', 502, 'upstream_failed', /could not be reached/],
    ['/large', 413, 'too_large', /too large.*paste/],
    ['/bomb', 413, 'too_large', /too large/],
    ['/silent', 504, 'took_too_long', /took too long/],
    ['/drip', 504, 'took_too_long', /took too long/],
  ])(
    'UI-6 UI-12 UI-13 UI-14 %s answers %i and counts',
    async (path, status, ...[code, message]) => {
      const { answer, counted } = await counting(cook, () => importUrl(site.url(path)));
      expect(answer.status).toBe(status);
      expect(answer.body.error).toEqual({ code, message: expect.stringMatching(message) });
      expect(counted).toBe(1);
    },
  );

  test.each([
    ['/forbidden', 'site_refused', 'status 403'],
    ['/too-often', 'site_refused', 'status 429'],
    ['/nowhere?for=me', 'upstream_failed', 'status 404'],
    ['/subscribers', 'site_refused', 'for subscribers only'],
    ['/to-log-in', 'site_refused', 'for who logs in only'],
    ['/bot-check', 'site_refused', 'a challenge'],
    ['/silent', 'took_too_long', 'took too long'],
  ])('%s is a quiet line in the log, without the address', async (path, code, reason) => {
    const before = app.log.text().length;
    await importUrl(site.url(path));
    const logged = app.log.text().slice(before);
    const lines = logged.split('\n').filter((line) => line.includes(site.host));
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: 30, code, host: site.host, reason },
    ]);
    expect(logged).not.toContain('stack');
    expect(logged).not.toContain(path);
  });

  describe('pasted text', () => {
    test('whose lines are parted by what cannot be seen has no empty lines', async () => {
      const steps = 'Chop the onion and fry it.\n\u2800\nAdd the stock and simmer for 20 minutes.';
      const lines = `Ingredients\n1 l stock\n2 tomatoes\n1 onion\n\nDirections\n\u2800\n${steps}`;
      const { status, body } = await paste({ text: `Tomato soup\n\u2800\n${lines}` });
      expect(status).toBe(200);
      expect(body.data.directions).toEqual([
        { step: 1, instruction: expect.stringContaining('Chop the onion') },
        { step: 2, instruction: expect.stringContaining('Add the stock') },
      ]);
    });

    const WORDS = `Split pea dal\n\nIngredients\n${DAL.recipeIngredient.join('\n')}\n\nMethod\n1. Simmer the peas.\n2. Toast the cumin.`;

    test.each([
      ['the words of a page', WORDS, 'page-text'],
      ['the source of a page', pageOf(DAL), 'structured-data'],
    ])('%s become a recipe', async (_, text, engine) => {
      const sourceUrl = 'https://refusing.example/dal';
      const { status, body } = await paste({ text, sourceUrl });
      expect(status).toBe(200);
      expect(ImportResult.parse(body.data)).toMatchObject({
        title: 'Split pea dal',
        engine,
        sourceUrl,
      });
      expect(body.data.ingredients).toHaveLength(3);
      expect(body.data.directions).toHaveLength(2);
    });

    test('needs no address', async () => {
      const { body } = await paste({ text: WORDS });
      expect(body.data).toMatchObject({ sourceUrl: null, existingRecipeId: null });
    });

    test('with half a character in it is read without that, and can be saved', async () => {
      const text = pageOf(DAL)
        .replace('"Split pea dal"', String.raw`"Split pea dal \ud83d"`)
        .replace('250 g split', String.raw`250 g \ude00split`);
      const { body } = await paste({ text });
      expect(body.data.title).toBe('Split pea dal');
      expect(JSON.stringify(body.data).toLowerCase()).not.toMatch(/\\ud[89a-f]/);
      const { title, ingredients, directions } = body.data;
      expect((await cook.post('/recipes', { title, ingredients, directions })).status).toBe(201);
    });

    test('may be as large as a page', async () => {
      const text = `${pageOf(DAL)}<!-- ${'x'.repeat(3_000_000)} -->`;
      expect((await paste({ text })).status).toBe(200);
    });

    test('without a recipe counts, without a word does not', async () => {
      const nothing = await counting(cook, () => paste({ text: 'Closed on Mondays.' }));
      expect(nothing.answer.status).toBe(422);
      expect(nothing.answer.body.error.code).toBe('no_recipe_found');
      expect(nothing.counted).toBe(1);
      const empty = await counting(cook, () => paste({ text: ' ' }));
      expect(empty.answer.status).toBe(400);
      expect(empty.answer.body.error.message).toBe('Please paste the text of the recipe');
      expect(empty.counted).toBe(0);
    });
  });

  test('what this installation can do is said', async () => {
    const { body } = await cook.get('/ai/import/capabilities');
    expect(body.data).toEqual({
      url: true,
      text: true,
      recipeCard: true,
      dish: false,
      ai: false,
      stockPhotos: true,
    });
  });
});
