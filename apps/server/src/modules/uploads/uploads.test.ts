import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../../platform/clock.ts';
import { makeHeic } from '../../testing/heic-sample.ts';
import { type Cook, newCook } from '../../testing/cook.ts';
import { onEachEngine } from '../../testing/engines.ts';
import { photoForm } from '../../testing/form-body.ts';
import { sampleRecipe } from '../../testing/sample-recipe.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';
import { sidewaysPhotoWithPlace, twoColours } from '../../testing/test-photos.ts';

const photo = () => twoColours(400, 300).png().toBuffer();

onEachEngine('uploads', (place) => {
  let app: TestApp;
  let anna: Cook;
  beforeAll(async () => {
    app = await startTestApp(place(), { env: { ACCESS_TOKEN_TTL_S: '86400' } });
    anna = await newCook(app);
  });
  afterAll(() => app.stop());

  const upload = async (bytes: Uint8Array, { filename = 'dish.png', cook = anna } = {}) => {
    const { headers, payload } = photoForm(bytes, filename);
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/uploads',
      headers: { ...headers, authorization: `Bearer ${cook.token}` },
      payload,
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: { url: string; width: number; height: number } }>().data;
  };
  const download = (url: string) => app.server.inject({ url });
  const widthOf = async (url: string) =>
    (await sharp((await download(url)).rawPayload).metadata()).width;
  const isThere = async (url: string) => (await download(url)).statusCode === 200;
  const filesLeft = async () =>
    (await readdir(join(place().dataDir, 'uploads'))).filter((name) => name.endsWith('.webp'));

  describe('what is kept', () => {
    test.each(['png', 'jpeg', 'webp'] as const)('a %s is answered as WebP', async (kind) => {
      const { url, width, height } = await upload(await twoColours(80, 60)[kind]().toBuffer());
      expect(url).toMatch(/^\/api\/uploads\/[0-9a-f]{32}\.webp$/);
      expect([width, height]).toEqual([80, 60]);
      const answer = await download(url);
      expect(answer.headers['content-type']).toBe('image/webp');
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: 80,
        height: 60,
      });
    });

    test('a HEIC photo of a phone becomes WebP too', async () => {
      const heic = makeHeic({ width: 64, height: 32, luma: (x) => (x < 32 ? 230 : 20) });
      const { url } = await upload(heic, { filename: 'IMG_0042.HEIC' });
      const { format, width, height } = await sharp((await download(url)).rawPayload).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: 64, height: 32 });
    });

    test('UP-6 a photo taken sideways stands upright and does not say where it was taken', async () => {
      const sideways = await sidewaysPhotoWithPlace();
      expect(sideways.includes('Kitchen Camera')).toBe(true);
      const { url, width, height } = await upload(sideways);
      expect([width, height]).toEqual([200, 400]);
      const kept = (await download(url)).rawPayload;
      const { exif, xmp, iptc, icc, orientation } = await sharp(kept).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect(kept.includes('Kitchen Camera')).toBe(false);
      const [red = 0, , blue = 0] = await sharp(kept)
        .extract({ left: 100, top: 20, width: 1, height: 1 })
        .raw()
        .toBuffer();
      expect(red).toBeGreaterThan(blue);
    });

    test('UP-4 what hangs on behind the picture is dropped', async () => {
      const tail = Buffer.from('<script>alert(1)</script>PK\u0003\u0004evil.zip');
      const jpeg = await twoColours(80, 60).jpeg().toBuffer();
      const { url } = await upload(Buffer.concat([jpeg, tail]));
      const answer = await download(url);
      expect(answer.rawPayload.includes('script')).toBe(false);
      expect(answer.rawPayload.includes('evil.zip')).toBe(false);
      expect(answer.headers['content-type']).toBe('image/webp');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    });

    test.each([
      ['that climbs up', '../../x.png'],
      ['that climbs up backwards', '..\\..\\x.png'],
      ['with a NUL', 'nul\0byte.png'],
      ['of a device', 'CON.png'],
      ['of 5 KB', `${'long'.repeat(1250)}.png`],
      ['of a system file', '/etc/passwd'],
      ['of a page', 'x.html'],
      ['within a name', '"; filename="other.svg'],
    ])('UP-7 a name %s is forgotten', async (_, filename) => {
      const before = await filesLeft();
      const { url } = await upload(await twoColours(8, 8).png().toBuffer(), { filename });
      const fresh = (await filesLeft()).filter((name) => !before.includes(name));
      expect(fresh).toEqual([url.replace('/api/uploads/', '')]);
    });

    test('the same picture twice gets two names', async () => {
      const same = await photo();
      expect((await upload(same)).url).not.toBe((await upload(same)).url);
    });
  });

  describe('what is served', () => {
    let url: string;
    beforeAll(async () => {
      ({ url } = await upload(await twoColours(1200, 900).png().toBuffer()));
    });
    test.each([
      ['', 1200],
      ['?w=320', 320],
      ['?w=1', 320],
      ['?w=321', 640],
      ['?w=640', 640],
      ['?w=641', 960],
      ['?w=961', 1200],
      ['?w=1600', 1200],
      ['?w=9999', 1200],
    ])('a wish for %j is met by the next larger copy and never enlarged', async (query, width) => {
      expect(await widthOf(url + query)).toBe(width);
    });

    test.each(['0', '-1', 'abc', '1.5', '', '1e99', '320&w=640'])(
      'a width of %j is refused',
      async (width) => {
        expect((await download(`${url}?w=${width}`)).statusCode).toBe(400);
      },
    );

    test('without a token, for ever, in every width', async () => {
      for (const path of [url, `${url}?w=320`]) {
        const { headers, rawPayload } = await download(path);
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(Number(headers['content-length'])).toBe(rawPayload.length);
      }
    });

    test('a HEAD tells the size and sends no picture', async () => {
      const whole = await download(url);
      const head = await app.server.inject({ method: 'HEAD', url });
      expect(head.statusCode).toBe(200);
      expect(head.rawPayload).toHaveLength(0);
      for (const name of ['content-length', 'content-type', 'cache-control'] as const) {
        expect(head.headers[name]).toBe(whole.headers[name]);
      }
    });

    test.each([
      '/api/uploads',
      '/api/uploads/',
      '/api/uploads/.incomplete',
      '/api/uploads/..%2f..%2fpackage.json',
      '/api/uploads/..%2fcommonplate.sqlite',
      '/api/uploads/%2e%2e/commonplate.sqlite',
      '/api/uploads/%252e%252e%252fcommonplate.sqlite',
      '/api/uploads/..%5c..%5cpackage.json',
      '/api/uploads/%2fetc%2fpasswd',
      '/api/uploads//etc/passwd',
      `/api/uploads/${'a'.repeat(32)}.webp`,
      `/api/uploads/${'a'.repeat(32)}.webp%00.png`,
      `/api/uploads/${'a'.repeat(32)}-320.webp`,
      `/api/uploads/${'A'.repeat(32)}.webp`,
      '/api/uploads/secret',
    ])('UP-8 %s is not there', async (path) => {
      const { statusCode, body } = await download(path);
      expect(statusCode).toBe(404);
      expect(body).not.toContain('root:');
    });

    test('a name of 8,000 letters is not there', async () => {
      expect((await download(`/api/uploads/${'a'.repeat(8_000)}`)).statusCode).toBe(404);
    });
  });

  describe('the sweep', () => {
    test('takes pictures nobody refers to, after a day, with all their copies', async () => {
      const forgotten = (await upload(await photo())).url;
      const used = (await upload(await photo())).url;
      const left = (await upload(await photo())).url;
      const { body } = await anna.post('/recipes', { ...sampleRecipe(), photoUrl: used });
      expect(body.data.recipe.photoUrl).toBe(used);
      const replaced = await anna.post('/recipes', { ...sampleRecipe(), photoUrl: left });
      const { id } = replaced.body.data.recipe;

      app.clock.advance(DAY - HOUR);
      await app.platform.sweeper.sweep();
      expect(await isThere(forgotten)).toBe(true);

      await anna.put(`/recipes/${id}`, { photoUrl: used });
      app.clock.advance(2 * HOUR);
      const fresh = (await upload(await photo(), { cook: await newCook(app) })).url;
      await app.platform.sweeper.sweep();
      expect(await isThere(forgotten)).toBe(false);
      expect(await isThere(left)).toBe(false);
      expect(await isThere(used)).toBe(true);
      expect(await isThere(fresh)).toBe(true);
      const ids = [used, fresh].map((url) => url.slice('/api/uploads/'.length, -'.webp'.length));
      expect((await filesLeft()).sort()).toEqual(
        ids.flatMap((one) => [`${one}-320.webp`, `${one}.webp`]).sort(),
      );
    });

    test('a picture that was swept cannot be put on a recipe any more', async () => {
      const { url } = await upload(await photo(), { cook: await newCook(app) });
      app.clock.advance(2 * DAY);
      await app.platform.sweeper.sweep();
      const later = await newCook(app);
      const { status, body } = await later.post('/recipes', { ...sampleRecipe(), photoUrl: url });
      expect(status).toBe(400);
      expect(body.error.fields.photoUrl).toContain('upload it again');
    });
  });
});
