import { expect, test } from 'vitest';
import { deriveKey } from '../settings/secret.ts';
import { seal, unseal } from './sealed.ts';

const key = deriveKey('a secret', 'test');

test('what is sealed opens with the same key only, and not if it was changed', () => {
  const sealed = seal('a letter with ünïcode', key);
  expect(sealed).not.toContain('letter');
  expect(seal('a letter with ünïcode', key)).not.toBe(sealed);
  expect(unseal(sealed, key)).toBe('a letter with ünïcode');
  expect(() => unseal(sealed, deriveKey('another', 'test'))).toThrow(/authenticate/);
  const changed = Buffer.from(sealed, 'base64');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => unseal(changed.toString('base64'), key)).toThrow(/authenticate/);
});
