import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cook, newCook } from '../../testing/cook.ts';
import { onEachEngine } from '../../testing/engines.ts';
import { type RecipeSite, startRecipeSite } from '../../testing/recipe-site.ts';
import { sampleRecipe } from '../../testing/sample-recipe.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });

onEachEngine('taking over a picture', (place) => {
  let app: TestApp;
  let site: RecipeSite;
  let cook: Cook;
  beforeAll(async () => {
    site = await startRecipeSite({
      '/soup.jpg': await plain(640, 480).jpeg().toBuffer(),
      '/drawing.jpg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      '/heavy.jpg': Buffer.alloc(16_000_000),
      '/pixels.jpg': await plain(12_000, 12_000).png().toBuffer(),
    });
    app = await startTestApp(place(), { env: { FETCH_ALLOW: site.host } });
    cook = await newCook(app);
  });
  afterAll(async () => {
    await app.stop();
    await site.close();
  });

  const download = (photoUrl: unknown, recipeTitle = 'Leek soup') =>
    cook.post('/photos/download', { photoUrl, recipeTitle });
  const stored = () => readdir(join(place().dataDir, 'uploads'), { recursive: true });

  test('makes it an upload that a recipe can be saved with', async () => {
    const { status, body } = await download(site.url('/soup.jpg'));
    expect(status).toBe(200);
    const { localUrl, originalUrl } = body.data;
    expect(originalUrl).toBe(site.url('/soup.jpg'));
    const picture = await app.server.inject(localUrl);
    expect(picture.headers['content-type']).toBe('image/webp');
    const kept = await cook.post('/recipes', sampleRecipe({ photoUrl: localUrl }));
    expect(kept.body.data.recipe.photoUrl).toBe(localUrl);
  });

  test.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '[::1]', '0x7f.1', 'localhost'])(
    'PH-1 nothing is fetched from %s',
    async (host) => {
      const { status, body } = await download(`http://${host}:${site.canary.port}/photo.jpg`);
      expect(status).toBe(400);
      expect(body.error.code).toBe('address_not_allowed');
      expect(site.canary.connections()).toBe(0);
    },
  );

  test('PH-1 nor where another site sends us', async () => {
    expect((await download(site.url('/to-canary'))).status).toBe(400);
    expect(site.canary.connections()).toBe(0);
  });

  test.each([
    ['/dal', 415, 'unsupported_image'],
    ['/drawing.jpg', 415, 'unsupported_image'],
    ['/heavy.jpg', 413, 'too_large'],
    ['/pixels.jpg', 400, 'invalid'],
    ['/gone', 502, 'upstream_failed'],
    ['/forbidden', 502, 'site_refused'],
  ])('PH-3 %s is refused and leaves nothing behind', async (path, status, code) => {
    const before = await stored();
    const answer = await download(site.url(path));
    expect(answer.status).toBe(status);
    expect(answer.body.error.code).toBe(code);
    expect(await stored()).toEqual(before);
  });

  test.each([undefined, '', 'soup', 'javascript:alert(1)', '/api/uploads/x.webp'])(
    '%j is no address of a picture',
    async (photoUrl) => {
      const { status, body } = await download(photoUrl);
      expect(status).toBe(400);
      expect(body.error.fields).toHaveProperty('photoUrl');
    },
  );

  test('PH-4 the title of the recipe names no file', async () => {
    const { body } = await download(site.url('/soup.jpg'), '../../x');
    expect(body.data.localUrl).toMatch(/^\/api\/uploads\/[0-9a-f]{32}\.webp$/);
    expect((await download(site.url('/soup.jpg'), 'x'.repeat(900_000))).status).toBe(400);
  });
});
