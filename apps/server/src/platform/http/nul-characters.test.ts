import { expect, test } from 'vitest';
import { hasNul } from './nul-characters.ts';

test.each([
  [{ title: 'a\0b' }, true],
  [{ 'a\0b': 1 }, true],
  [{ title: '\\\0' }, true],
  [{ title: '\\u0000' }, false],
  [{ title: '\\\\u0000' }, false],
  [{ title: 'u0000 \\' }, false],
  [{ title: '\u0001' }, false],
])('%j holds the character: %s', (value, holds) => {
  expect(hasNul(JSON.stringify(value))).toBe(holds);
});

test('many backslashes are read in one go', () => {
  expect(hasNul('\\'.repeat(1_000_001))).toBe(false);
});
