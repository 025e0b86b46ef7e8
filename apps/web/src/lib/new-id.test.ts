import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './new-id.ts';

const webCrypto = globalThis.crypto;
afterEach(() => vi.unstubAllGlobals());

test('is another one each time, also where the page came over plain http', () => {
  vi.stubGlobal('crypto', {
    getRandomValues: (numbers: Uint32Array<ArrayBuffer>) => webCrypto.getRandomValues(numbers),
  });
  expect(new Set(Array.from({ length: 1_000 }, newId)).size).toBe(1_000);
  expect(newId()).toMatch(/^[0-9a-z]{28}$/);
});
