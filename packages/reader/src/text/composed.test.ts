import { expect, test } from 'vitest';
import { composed } from './composed.ts';

test('accents are put on their letters', () => {
  expect(composed('cre\u0300me bru\u0302le\u0301e, Vie\u0323\u0302t')).toBe('crème brûlée, Việt');
});

test.each([
  ['of one kind', '\u0301'],
  ['of kinds that are put in order', '\u0301\u0323'],
  ['of another script', '\u0591\u05B0'],
  ['of two halves', '\u{10A0F}\u{10A0D}'],
])('millions of marks %s behind a letter are none of its text', (_kind, marks) => {
  const text = composed(`1 cup flour a${marks.repeat(1_000_000)} and salt`);
  expect(text.length).toBeLessThan(20_000);
  expect(text.startsWith('1 cup flour')).toBe(true);
  expect(text.endsWith(' and salt')).toBe(true);
});
