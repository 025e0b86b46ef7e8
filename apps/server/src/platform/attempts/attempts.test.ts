import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onEachEngine } from '../../testing/engines.ts';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';
import { MINUTE, SECOND } from '../clock.ts';
import { clientAddress } from './client-address.ts';

const limit = (bucket: string, max = 3) => ({ bucket, max, windowMs: MINUTE });
const retryAfter = async (attempt: Promise<unknown>) => {
  const error = await attempt.catch((reason: unknown) => reason);
  return (error as { details?: { retryAfterS?: number } }).details?.retryAfterS;
};

onEachEngine('attempts', (place) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(place());
  });
  afterAll(() => app.stop());

  test('are counted over the last minute, not by the clock', async () => {
    const { attempts } = app.platform;
    await attempts.count([limit('a')]);
    app.clock.advance(40 * SECOND);
    await attempts.count([limit('a')]);
    await attempts.count([limit('a')]);
    const wait = await retryAfter(attempts.count([limit('a')]));
    expect(wait).toBeGreaterThan(15);
    expect(wait).toBeLessThanOrEqual(20);
    app.clock.advance(20 * SECOND);
    await attempts.count([limit('a')]);
    await expect(attempts.count([limit('a')])).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await attempts.used(limit('a'))).toBe(3);
  });

  test('that one bucket refuses are counted in none', async () => {
    const { attempts } = app.platform;
    await attempts.count([limit('full', 1)]);
    await expect(attempts.count([limit('free'), limit('full', 1)])).rejects.toThrow('Too many');
    expect(await attempts.used(limit('free'))).toBe(0);
  });

  test('at once never exceed the limit, to the last one', async () => {
    const { attempts } = app.platform;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, () => attempts.count([limit('b', 5)])),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  test('only wrong guesses count', async () => {
    const { attempts } = app.platform;
    const right = () => attempts.guess([limit('c', 2)], () => Promise.resolve('yes'));
    const wrong = () => attempts.guess([limit('c', 2)], () => Promise.resolve(undefined));
    for (let i = 0; i < 5; i++) expect(await right()).toBe('yes');
    expect(await wrong()).toBeUndefined();
    expect(await wrong()).toBeUndefined();
    await expect(right()).rejects.toThrow('Too many attempts');
    await attempts.forget('c');
    expect(await right()).toBe('yes');
  });

  test('a guess that broke for another reason does not count', async () => {
    const { attempts } = app.platform;
    const broken = attempts.guess([limit('d')], () => Promise.reject(new Error('down')));
    await expect(broken).rejects.toThrow('down');
    expect(await attempts.used(limit('d'))).toBe(0);
  });

  test('a guess whose process died counts as wrong after a while, and is not waited for', async () => {
    const { attempts, database } = app.platform;
    const now = app.clock.now();
    await database.db
      .insertInto('attempts')
      .values({ id: 'lost', bucket: 'e', at: now, pending: 1, expires_at: now + MINUTE })
      .execute();
    app.clock.advance(31 * SECOND);
    await expect(attempts.count([limit('e', 1)])).rejects.toThrow('Too many attempts');
  });
});

describe('who counts as one caller', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is %s', (ip, expected) => {
    expect(clientAddress(ip)).toBe(expected);
  });
});
