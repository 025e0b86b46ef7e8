import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type LoopbackSite, startLoopbackSite } from '../../testing/loopback-site.ts';
import { newCook } from '../../testing/cook.ts';
import { type Place, newPlace } from '../../testing/engines.ts';
import { DAL, pageOf } from '../../testing/recipe-site.ts';
import { startTestApp } from '../../testing/test-app.ts';

let place: Place;
let site: LoopbackSite;
/** Tells when the site has been asked, and when the asker hung up. */
let asked: PromiseWithResolvers<void>;
let left: PromiseWithResolvers<void>;

beforeEach(async () => {
  place = await newPlace('sqlite');
  asked = Promise.withResolvers();
  left = Promise.withResolvers();
  site = await startLoopbackSite((_request, response) => {
    asked.resolve();
    response.on('close', () => left.resolve());
  });
});
afterEach(async () => {
  await site.close();
  await place.remove();
});

test('a page that takes too long to read is given up', async () => {
  const app = await startTestApp(place, { importTimes: { readMs: 1 } });
  const cook = await newCook(app);
  const { status, body } = await cook.post('/ai/import/text', { text: pageOf(DAL) });
  expect(status).toBe(504);
  expect(body.error).toEqual({
    code: 'took_too_long',
    message: expect.stringMatching(/paste only the text/),
  });
  await app.stop();
});

test('whoever leaves takes the fetch along', async () => {
  const app = await startTestApp(place, { env: { FETCH_ALLOW: site.host } });
  const { token } = await newCook(app);
  app.server.server.listen(0, '127.0.0.1');
  await once(app.server.server, 'listening');
  const { port } = app.server.server.address() as AddressInfo;
  const leaving = new AbortController();
  const answer = fetch(`http://127.0.0.1:${port}/api/ai/import/url`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: `http://${site.host}/` }),
    signal: leaving.signal,
  });
  await asked.promise;
  leaving.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  const before = performance.now();
  await left.promise;
  expect(performance.now() - before).toBeLessThan(10_000);
  expect(app.log.text()).not.toContain('request failed');
  await app.stop();
});
