import { describe, expect, test } from 'vitest';
import { CHEAP_COST } from '../../testing/test-app.ts';
import { AppError } from '../errors/app-error.ts';
import { RECOMMENDED_COST, createPasswordHasher } from './password-hasher.ts';

const timeOf = async (work: () => Promise<unknown>) => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

describe('passwords', () => {
  test('are kept as Argon2id of the recommended cost', async () => {
    const hash = await createPasswordHasher(RECOMMENDED_COST).hash('a password');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hash).not.toContain('a password');
  });

  test('match only themselves', async () => {
    const hasher = createPasswordHasher(CHEAP_COST);
    const hash = await hasher.hash('a password');
    expect(await hasher.matches('a password', hash)).toBe(true);
    expect(await hasher.matches('A password', hash)).toBe(false);
    expect(await hasher.matches('no account has this password', undefined)).toBe(false);
  });

  test('LG-6 checking one of no account takes the same work', async () => {
    const hasher = createPasswordHasher({ memoryCost: 19_456, timeCost: 4, parallelism: 1 });
    const hash = await hasher.hash('a password');
    await hasher.matches('x', undefined);
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let i = 0; i < 9; i++) {
      known.push(await timeOf(() => hasher.matches('wrong', hash)));
      unknown.push(await timeOf(() => hasher.matches('wrong', undefined)));
    }
    // Without the work it would be a thousandth; a busy machine may double either.
    expect(median(unknown) / median(known)).toBeGreaterThan(0.3);
    expect(median(unknown) / median(known)).toBeLessThan(3);
  });

  test('under a flood the last ones are asked to come back, the others are served', async () => {
    const hasher = createPasswordHasher(CHEAP_COST);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 260 }, () => hasher.hash('a password')),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(60);
    for (const { reason } of refused) {
      expect(reason).toBeInstanceOf(AppError);
      expect(reason).toMatchObject({ code: 'unavailable', details: { retryAfterS: 3 } });
    }
    await hasher.hash('calm again');
  });
});
