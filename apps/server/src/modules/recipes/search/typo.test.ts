import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fragmentsOf, isOneSlip } from './typo.ts';

describe('one slip', () => {
  test.each([
    ['brocoli', 'broccoli'],
    ['broccolli', 'broccoli'],
    ['parmezan', 'parmesan'],
    ['chikcen', 'chicken'],
    ['xchicken', 'chicken'],
    ['chickenx', 'chicken'],
  ])('%s is one slip from %s', (typed, meant) => {
    expect(isOneSlip(typed, meant)).toBe(true);
    expect(isOneSlip(meant, typed)).toBe(true);
  });

  test.each([
    ['brocol', 'broccoli'],
    ['lemon', 'melon'],
    ['abcde', 'badce'],
    ['', 'ab'],
  ])('%s is more than one slip from %s', (typed, meant) => {
    expect(isOneSlip(typed, meant)).toBe(false);
  });
});

const slips = {
  left: (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  added: (word: string, at: number) => `${word.slice(0, at)}x${word.slice(at)}`,
  replaced: (word: string, at: number) => `${word.slice(0, at)}x${word.slice(at + 1)}`,
  swapped: (word: string, at: number) =>
    word.slice(0, at) + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2),
} as const;
const word = fc.string({
  minLength: 4,
  maxLength: 12,
  unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
});

test.each(Object.entries(slips))(
  'a letter %s shares a fragment, so the index finds it',
  (_, slip) => {
    fc.assert(
      fc.property(word, fc.nat(11), (meant, place) => {
        const typed = slip(meant, place % meant.length);
        expect(typed === meant || isOneSlip(typed, meant)).toBe(true);
        const known = new Set(fragmentsOf(meant));
        expect(fragmentsOf(typed).some((fragment) => known.has(fragment))).toBe(true);
      }),
    );
  },
);
