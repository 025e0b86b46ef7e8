import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../platform/clock.ts';
import { type Cook, call, newCook } from '../../testing/cook.ts';
import { newPlace, onEachEngine } from '../../testing/engines.ts';
import { type RecipeSite, startRecipeSite } from '../../testing/recipe-site.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';

const remaining = async (cook: Cook) => (await cook.get('/ai/import/rate-limit')).body.data;

onEachEngine('the limits of importing', (place) => {
  let app: TestApp;
  let site: RecipeSite;
  beforeAll(async () => {
    site = await startRecipeSite();
    app = await startTestApp(place(), {
      env: { AI_LIMIT_PER_MINUTE: '3', AI_LIMIT_PER_DAY: '5', FETCH_ALLOW: site.host },
      importTimes: { readMs: 60_000 },
    });
  });
  afterAll(async () => {
    await app.stop();
    await site.close();
  });

  const attempt = (cook: Cook) => cook.post('/ai/import/url', { url: site.url('/none') });

  test('AI-1 hold exactly, however many calls come at once', async () => {
    const cook = await newCook(app);
    expect(await remaining(cook)).toEqual({ minuteRemaining: 3, dayRemaining: 5 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => attempt(cook)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(9);
    for (const { headers, body } of refused) {
      expect(body.error.code).toBe('rate_limited');
      expect(body.error.message).toMatch(
        /^You have reached the limit of 3 imports a minute\. Please try again in \d+ seconds?\.$/,
      );
      const retryAfter = Number(headers['retry-after']);
      expect(retryAfter).toBeGreaterThan(0);
      expect(retryAfter).toBeLessThanOrEqual(60);
    }
    expect(await remaining(cook)).toEqual({ minuteRemaining: 0, dayRemaining: 2 });
  });

  test('open again after a minute, and the day counts on', async () => {
    const cook = await newCook(app);
    for (let count = 0; count < 3; count++) await attempt(cook);
    app.clock.advance(MINUTE + 1);
    expect(await remaining(cook)).toEqual({ minuteRemaining: 3, dayRemaining: 2 });
    for (let count = 0; count < 2; count++) expect((await attempt(cook)).status).toBe(422);
    const full = await attempt(cook);
    expect(full.status).toBe(429);
    expect(full.body.error.message).toBe(
      'You have reached the limit of 5 imports a day. Please try again in 24 hours.',
    );
    expect(Number(full.headers['retry-after'])).toBeGreaterThan(23 * 3_600);
    app.clock.advance(DAY);
    const later = await newCook(app);
    expect(await remaining(later)).toEqual({ minuteRemaining: 3, dayRemaining: 5 });
  });

  test('where both are reached tell of the day, whose wait is the longer', async () => {
    const cook = await newCook(app);
    for (let count = 0; count < 2; count++) await attempt(cook);
    app.clock.advance(MINUTE + 1);
    for (let count = 0; count < 3; count++) await attempt(cook);
    expect(await remaining(cook)).toEqual({ minuteRemaining: 0, dayRemaining: 0 });
    expect((await attempt(cook)).body.error.message).toMatch(/limit of 5 imports a day\./);
  });

  test("are each cook's own, and count every way in together", async () => {
    const [one, other] = [await newCook(app), await newCook(app)];
    await attempt(one);
    await one.post('/ai/import/text', { text: 'Closed on Mondays.' });
    expect(await remaining(one)).toEqual({ minuteRemaining: 1, dayRemaining: 3 });
    expect(await remaining(other)).toEqual({ minuteRemaining: 3, dayRemaining: 5 });
  });
});

test('the limits of importing hold over all servers of one database together', async () => {
  const place = await newPlace('postgres');
  const site = await startRecipeSite();
  const env = { AI_LIMIT_PER_MINUTE: '7', AI_LIMIT_PER_DAY: '20', FETCH_ALLOW: site.host };
  const one = await startTestApp(place, { env });
  const other = await startTestApp(place, { env });
  try {
    const { token } = await newCook(one);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call(index % 2 === 0 ? one : other, ['POST', '/ai/import/url'], {
          token,
          body: { url: site.url('/none') },
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(7);
    expect(statuses.filter((status) => status === 429)).toHaveLength(13);
    for (const app of [one, other]) {
      const { body } = await call(app, ['GET', '/ai/import/rate-limit'], { token });
      expect(body.data).toEqual({ minuteRemaining: 0, dayRemaining: 13 });
    }
  } finally {
    await Promise.all([one.stop(), other.stop()]);
    await site.close();
    await place.remove();
  }
});
