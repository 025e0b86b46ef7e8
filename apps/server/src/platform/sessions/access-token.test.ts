import { expect, test } from 'vitest';
import { MINUTE } from '../clock.ts';
import { createAccessTokens } from './access-token.ts';

const KEY = new Uint8Array(32).fill(7);
const CLAIMS = { userId: 'anna', sessionId: 'phone' };

test('a token that was checked before still ends when it ends', async () => {
  let now = Date.UTC(2026, 1, 1);
  const tokens = createAccessTokens(KEY, () => now);
  const token = await tokens.issue(CLAIMS, now + 15 * MINUTE);
  expect(await tokens.read(token)).toEqual(CLAIMS);
  now += 15 * MINUTE - 1000;
  expect(await tokens.read(token)).toEqual(CLAIMS);
  now += 1000;
  expect(await tokens.read(token)).toBeUndefined();
});

test('a token that only resembles one that was checked is no token', async () => {
  const now = Date.UTC(2026, 1, 1);
  const tokens = createAccessTokens(KEY, () => now);
  const token = await tokens.issue(CLAIMS, now + MINUTE);
  expect(await tokens.read(token)).toEqual(CLAIMS);
  const [head, body, signature = ''] = token.split('.');
  for (const forged of [
    `${head}.${body}.`,
    `${head}.${body}.${signature.slice(0, -2)}AA`,
    `${head}.${body}.${signature.toLowerCase()}`,
  ]) {
    expect(await tokens.read(forged)).toBeUndefined();
  }
});

test('more tokens than are remembered are all read', async () => {
  const now = Date.UTC(2026, 1, 1);
  const tokens = createAccessTokens(KEY, () => now);
  const issued = await Promise.all(
    Array.from({ length: 1_100 }, (_, n) =>
      tokens.issue({ userId: `u${n}`, sessionId: 's' }, now + MINUTE),
    ),
  );
  for (let round = 0; round < 2; round++) {
    for (const [n, token] of issued.entries()) {
      expect(await tokens.read(token)).toEqual({ userId: `u${n}`, sessionId: 's' });
    }
  }
});
