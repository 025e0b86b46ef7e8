import { MESSAGES } from '@commonplate/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Cook, newCook } from '../../testing/cook.ts';
import { newPlace, onEachEngine, type Place } from '../../testing/engines.ts';
import {
  type StockPhotoService,
  jsonReply,
  startStockPhotoService,
  textReply,
} from '../../testing/stock-photo-service.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';

const KEY = 'stock-key-93b1';

const openversePhoto = (id: string, about: object = {}) => ({
  id,
  title: 'Plum cake\non a plate',
  creator: 'Rosa Imanova',
  creator_url: 'https://pictures.example/rosa',
  foreign_landing_url: `https://pictures.example/photo/${id}`,
  url: `https://pictures.example/${id}.jpg`,
  thumbnail: `https://api.openverse.example/v1/images/${id}/thumb/`,
  license: 'by-sa',
  license_version: '2.0',
  license_url: 'https://creativecommons.org/licenses/by-sa/2.0/',
  ...about,
});

const unsplashPhoto = (id: string, base: string) => ({
  id,
  description: null,
  alt_description: 'plum cake from above',
  urls: {
    regular: `${base}/photo-${id}?ixid=seen`,
    small: `https://images.unsplash.example/photo-${id}?w=400`,
  },
  links: { download_location: `${base}/photos/${id}/download?ixid=seen` },
  user: { name: 'Rosa Imanova', links: { html: 'https://unsplash.com/@rosa' } },
});

const pexelsPhoto = (id: number) => ({
  id,
  alt: 'Plum cake',
  photographer: 'Rosa Imanova',
  photographer_url: 'https://www.pexels.com/@rosa',
  src: {
    original: `https://images.pexels.example/${id}.jpeg`,
    large2x: `https://images.pexels.example/${id}.jpeg?w=1880`,
    medium: `https://images.pexels.example/${id}.jpeg?h=350`,
  },
});

interface Installation {
  readonly app: TestApp;
  readonly cook: Cook;
}

async function install(place: Place, env: Record<string, string>): Promise<Installation> {
  const app = await startTestApp(place, { env, photoPatienceMs: 400 });
  return { app, cook: await newCook(app) };
}

const many = [1, 2, 3, 4, 5].map(String);
const suggestTo = ({ cook }: Installation, title = 'Plum cake', ingredients = ['plums']) =>
  cook.post('/photos/suggest', { title, ingredients });

describe('stock photos of Openverse', () => {
  let place: Place;
  let service: StockPhotoService;
  let here: Installation;
  beforeAll(async () => {
    place = await newPlace('sqlite');
    service = await startStockPhotoService();
    here = await install(place, { PHOTOS_BASE_URL: service.baseUrl });
  });
  beforeEach(() => {
    service.asked.length = 0;
  });
  afterAll(async () => {
    await here.app.stop();
    await service.close();
    await place.remove();
  });

  test('are suggested without a key, with photographer and licence', async () => {
    service.reply = jsonReply({ results: many.map((id) => openversePhoto(id)) });
    const { status, body } = await suggestTo(here);
    expect(status).toBe(200);
    expect(body.data.source).toEqual({ name: 'Openverse', url: 'https://openverse.org' });
    expect(body.data.photos).toHaveLength(5);
    expect(body.data.photos[0]).toEqual({
      id: '1',
      url: 'https://pictures.example/1.jpg',
      thumbnailUrl: 'https://api.openverse.example/v1/images/1/thumb/',
      description: 'Plum cake on a plate',
      photographer: 'Rosa Imanova',
      photographerUrl: 'https://pictures.example/rosa',
      license: 'CC BY-SA 2.0',
      licenseUrl: 'https://creativecommons.org/licenses/by-sa/2.0/',
    });
    const [asked] = service.asked;
    expect(asked?.path).toBe('/v1/images/');
    expect(asked?.headers.authorization).toBeUndefined();
    expect(asked?.query.get('q')).toBe('Plum cake plums');
  });

  test('are asked for with fewer words until some are found', async () => {
    service.reply = (asked, response) =>
      jsonReply({ results: asked.query.get('q') === 'plums' ? [openversePhoto('9')] : [] })(
        asked,
        response,
      );
    const { body } = await suggestTo(here);
    expect(body.data.photos.map(({ id }: { id: string }) => id)).toEqual(['9']);
    expect(service.asked.map(({ query }) => query.get('q'))).toEqual([
      'Plum cake plums',
      'Plum cake',
      'plums',
    ]);
  });

  test('that are nowhere to be found are an empty list with a message', async () => {
    service.reply = jsonReply({ results: [] });
    const { status, body } = await suggestTo(here);
    expect(status).toBe(200);
    expect(body.data.photos).toEqual([]);
    expect(body.data.message).toMatch(/^No stock photo fits/);
  });

  test('pass only with addresses of the web, and with a credit', async () => {
    const bad = [
      openversePhoto('a', { url: 'javascript:alert(1)' }),
      openversePhoto('b', { url: 'data:image/png;base64,AAAA' }),
      openversePhoto('c', { url: null }),
      { id: 'd' },
      'junk',
      null,
    ];
    const half = openversePhoto('e', {
      thumbnail: 'file:///etc/passwd',
      creator: null,
      creator_url: 'javascript:alert(1)',
      license: 'cc0',
      license_version: '1.0',
      license_url: 'javascript:alert(1)',
    });
    service.reply = jsonReply({ results: [...bad, half] });
    const { body } = await suggestTo(here);
    expect(body.data.photos).toHaveLength(1);
    expect(body.data.photos[0]).toMatchObject({
      thumbnailUrl: 'https://pictures.example/e.jpg',
      photographer: 'Unknown photographer',
      photographerUrl: 'https://pictures.example/photo/e',
      license: 'CC0 1.0',
      licenseUrl: '',
    });
  });

  test('PH-4 a title with & # and line breaks stays one value of the question', async () => {
    service.reply = jsonReply({ results: [] });
    const { status } = await suggestTo(here, 'Mac & cheese #1\r\nX-Evil: 1&license=all', []);
    expect(status).toBe(200);
    const [asked] = service.asked;
    expect(asked?.query.get('q')).toBe('Mac & cheese #1 X-Evil: 1&license=all');
    expect(asked?.query.getAll('license')).toEqual(['cc0,pdm,by,by-sa']);
    expect(asked?.headers).not.toHaveProperty('x-evil');
  });

  test.each([
    ['a page', textReply(200, '<html>maintenance</html>')],
    ['an error', textReply(500, '{"results":[]}')],
    ['a refusal', textReply(429, '{}')],
    ['a redirect', textReply(302, '', { location: 'http://169.254.169.254/' })],
    ['JSON of another kind', jsonReply({ photos: 'many' })],
    ['ten megabytes', textReply(200, Buffer.alloc(10_000_000, 32))],
    ['a broken connection', (_asked: unknown, response: { destroy(): void }) => response.destroy()],
  ])('PH-3 %s from the service is a 502 in our words', async (_what, reply) => {
    service.reply = reply;
    const { status, body } = await suggestTo(here);
    expect(status).toBe(502);
    expect(body.error).toEqual({ message: MESSAGES.photosFailed, code: 'upstream_failed' });
  });

  test('PH-3 a service that never answers is a 504', async () => {
    service.reply = () => undefined;
    const { status, body } = await suggestTo(here);
    expect(status).toBe(504);
    expect(body.error.message).toContain(MESSAGES.photosFailed);
  });

  test.each([
    [{}, 'title'],
    [{ title: ' ', ingredients: [] }, 'title'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ title: 'Soup', ingredients: 'leek' }, 'ingredients'],
  ])('%j is refused and names the field', async (request, field) => {
    const { status, body } = await here.cook.post('/photos/suggest', request);
    expect(status).toBe(400);
    expect(body.error.fields).toHaveProperty(field);
    expect(service.asked).toEqual([]);
  });
});

onEachEngine('stock photos of Unsplash', (place) => {
  let service: StockPhotoService;
  let here: Installation;
  beforeAll(async () => {
    service = await startStockPhotoService();
    const picture = await sharp({
      create: { width: 400, height: 300, channels: 3, background: '#639' },
    })
      .jpeg()
      .toBuffer();
    const found = { results: many.map((id) => unsplashPhoto(id, service.baseUrl)) };
    service.reply = (asked, response) => {
      if (asked.path.startsWith('/photo-')) {
        textReply(200, picture, { 'content-type': 'image/jpeg' })(asked, response);
      } else jsonReply(asked.path === '/search/photos' ? found : { url: 'ok' })(asked, response);
    };
    here = await install(place(), {
      PHOTOS_PROVIDER: 'unsplash',
      PHOTOS_API_KEY: KEY,
      PHOTOS_BASE_URL: service.baseUrl,
      FETCH_ALLOW: service.host,
    });
  });
  afterAll(async () => {
    await here.app.stop();
    await service.close();
  });

  const notices = () => service.asked.filter(({ path }) => path.endsWith('/download'));

  test('are suggested with the credit Unsplash asks for', async () => {
    const { body } = await suggestTo(here);
    expect(body.data.photos[0]).toEqual({
      id: '1',
      url: `${service.baseUrl}/photo-1?ixid=seen`,
      thumbnailUrl: 'https://images.unsplash.example/photo-1?w=400',
      description: 'plum cake from above',
      photographer: 'Rosa Imanova',
      photographerUrl: 'https://unsplash.com/@rosa?utm_source=commonplate&utm_medium=referral',
      license: 'Unsplash License',
      licenseUrl: 'https://unsplash.com/license?utm_source=commonplate&utm_medium=referral',
    });
    expect(service.asked[0]?.headers.authorization).toBe(`Client-ID ${KEY}`);
    expect(notices()).toEqual([]);
  });

  test('are reported to Unsplash once they are chosen, and no other picture is', async () => {
    const { body } = await suggestTo(here);
    const photoUrl = body.data.photos[2].url;
    const answer = await here.cook.post('/photos/download', { photoUrl, recipeTitle: 'Plum cake' });
    expect(answer.status).toBe(200);
    await here.app.platform.background.idle();
    expect(notices().map(({ path, query }) => [path, query.get('ixid')])).toEqual([
      ['/photos/3/download', 'seen'],
    ]);
    expect(notices()[0]?.headers.authorization).toBe(`Client-ID ${KEY}`);

    const other = `${service.baseUrl}/photo-other`;
    await here.cook.post('/photos/download', { photoUrl: other });
    await here.app.platform.background.idle();
    expect(notices()).toHaveLength(1);
  });

  test('are not reported anywhere else, whatever the service answers', async () => {
    const elsewhere = await startStockPhotoService();
    const answered = service.reply;
    service.reply = jsonReply({ results: [unsplashPhoto('7', elsewhere.baseUrl)] });
    const { body } = await suggestTo(here);
    service.reply = answered;
    await here.cook.post('/photos/download', { photoUrl: body.data.photos[0].url });
    await here.app.platform.background.idle();
    expect(elsewhere.asked).toEqual([]);
    await elsewhere.close();
  });

  test('PH-4 the key is in no answer and in no log, even where the service repeats it', async () => {
    const answered = service.reply;
    service.reply = textReply(401, `invalid key ${KEY}`);
    const refused = await here.cook.post('/photos/suggest', { title: 'Soup' });
    service.reply = textReply(200, `${KEY} is invalid`);
    const junk = await here.cook.post('/photos/suggest', { title: 'Soup' });
    service.reply = answered;
    const good = await here.cook.post('/photos/suggest', { title: 'Soup' });
    expect([refused.status, junk.status, good.status]).toEqual([502, 502, 200]);
    expect(JSON.stringify([refused, junk, good])).not.toContain(KEY);
    expect(here.app.log.text()).not.toContain(KEY);
  });

  test('that were offered are forgotten after a day', async () => {
    const { body } = await suggestTo(here);
    here.app.clock.advance(25 * 60 * 60 * 1000);
    await here.app.platform.sweeper.sweep();
    const before = notices().length;
    const again = await newCook(here.app);
    await again.post('/photos/download', { photoUrl: body.data.photos[0].url });
    await here.app.platform.background.idle();
    expect(notices()).toHaveLength(before);
  });
});

describe('stock photos of Pexels', () => {
  test('are suggested with photographer, licence and the name of the service', async () => {
    const place = await newPlace('sqlite');
    const service = await startStockPhotoService();
    service.reply = jsonReply({ photos: [1, 2, 3, 4].map(pexelsPhoto) });
    const here = await install(place, {
      PHOTOS_PROVIDER: 'pexels',
      PHOTOS_API_KEY: KEY,
      PHOTOS_BASE_URL: `${service.baseUrl}/v1`,
    });
    const { status, body } = await suggestTo(here);
    expect(status).toBe(200);
    expect(body.data.source).toEqual({ name: 'Pexels', url: 'https://www.pexels.com' });
    expect(body.data.photos[3]).toEqual({
      id: '4',
      url: 'https://images.pexels.example/4.jpeg?w=1880',
      thumbnailUrl: 'https://images.pexels.example/4.jpeg?h=350',
      description: 'Plum cake',
      photographer: 'Rosa Imanova',
      photographerUrl: 'https://www.pexels.com/@rosa',
      license: 'Pexels License',
      licenseUrl: 'https://www.pexels.com/license/',
    });
    expect(service.asked[0]?.path).toBe('/v1/search');
    expect(service.asked[0]?.headers.authorization).toBe(KEY);
    expect(JSON.stringify(body)).not.toContain(KEY);
    await here.app.stop();
    await service.close();
    await place.remove();
  });
});

describe('without a photo service', () => {
  test('there are no photos, a message says so, and so do the capabilities', async () => {
    const place = await newPlace('sqlite');
    const here = await install(place, { PHOTOS_PROVIDER: 'none' });
    const { status, body } = await suggestTo(here);
    expect(status).toBe(200);
    expect(body.data.photos).toEqual([]);
    expect(body.data.message).toMatch(/switched off/);
    const capabilities = await here.cook.get('/ai/import/capabilities');
    expect(capabilities.body.data.stockPhotos).toBe(false);
    await here.app.stop();
    await place.remove();
  });
});
