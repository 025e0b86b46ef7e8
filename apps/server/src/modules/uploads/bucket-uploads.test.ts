import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../../platform/clock.ts';
import { type Cook, newCook } from '../../testing/cook.ts';
import { type Place, newPlace } from '../../testing/engines.ts';
import { photoForm } from '../../testing/form-body.ts';
import { sampleRecipe } from '../../testing/sample-recipe.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';
import { photoOfSize, twoColours } from '../../testing/test-photos.ts';

let place: Place;
let bucketServer: S3rver;
let app: TestApp;
let anna: Cook;

beforeAll(async () => {
  place = await newPlace('sqlite');
  bucketServer = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(place.dataDir, 's3'),
    configureBuckets: [{ name: 'kitchen' }],
  });
  const { port } = await bucketServer.run();
  app = await startTestApp(place, {
    env: {
      STORAGE_URL: `s3://kitchen?endpoint=http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
  });
  anna = await newCook(app);
});
afterAll(async () => {
  await app.stop();
  await bucketServer.close();
  await place.remove();
});

async function upload(photo: Uint8Array) {
  const { headers, payload } = photoForm(photo);
  return app.server.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: { ...headers, authorization: `Bearer ${anna.token}` },
    payload,
  });
}
const keptUrl = async (): Promise<string> =>
  (await upload(await twoColours(700, 500).png().toBuffer())).json().data.url;
const objects = async () =>
  new Set(
    (await readdir(join(place.dataDir, 's3', 'kitchen'), { recursive: true }))
      .map((name) => /[0-9a-f]{32}(-\d+)?\.webp/.exec(name)?.[0])
      .filter((name) => name !== undefined),
  );

test('pictures go to the bucket and come back in every width', async () => {
  const url = await keptUrl();
  for (const [query, width] of [
    ['', 700],
    ['?w=320', 320],
    ['?w=640', 640],
    ['?w=960', 700],
  ] as const) {
    const answer = await app.server.inject(url + query);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
  }
  const head = await app.server.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
});

test('what is refused leaves nothing in the bucket', async () => {
  const before = await objects();
  expect((await upload(await photoOfSize(5_242_881))).statusCode).toBe(413);
  expect((await upload(Buffer.from('<svg/>'))).statusCode).toBe(415);
  expect(await objects()).toEqual(before);
});

test.each(['..%2f..%2fpackage.json', '%2fetc%2fpasswd', '?list-type=2', '..%5cx', 'kitchen'])(
  '%s is not there',
  async (name) => {
    expect((await app.server.inject(`/api/uploads/${name}`)).statusCode).toBe(404);
  },
);

test('the sweep deletes what nobody refers to, in all widths, and keeps the rest', async () => {
  const used = await keptUrl();
  const forgotten = await keptUrl();
  const saved = await anna.post('/recipes', { ...sampleRecipe(), photoUrl: used });
  expect(saved.status).toBe(201);
  app.clock.advance(DAY + 1000);
  await app.platform.sweeper.sweep();
  expect((await app.server.inject(used)).statusCode).toBe(200);
  expect((await app.server.inject(forgotten)).statusCode).toBe(404);
  const id = used.slice('/api/uploads/'.length, -'.webp'.length);
  expect(await objects()).toEqual(new Set([`${id}.webp`, `${id}-320.webp`, `${id}-640.webp`]));
});
