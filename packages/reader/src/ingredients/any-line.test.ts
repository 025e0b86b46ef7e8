import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseIngredient } from './parse-ingredient.ts';

/** Backtracking that runs away takes minutes; how fast it is otherwise is for the benchmarks to say. */
const RUNAWAY_MS = 1_000;

const NUMBER = String.raw`(?:\d+ \d+/\d+|\d+/\d+|\d+(?:\.\d+)?)`;
const READABLE = new RegExp(`^(?:${NUMBER}(?:-${NUMBER})?)?$`, 'u');
const LANGUAGES = [
  'en',
  'de',
  'fr',
  'it',
  'es',
  'nl',
  'pt',
  'sv',
  'da',
  'no',
  'pl',
  'hu',
  undefined,
];

const piece = fc.oneof(
  fc.constantFrom(
    '1',
    '½',
    '1/2',
    '1/0',
    '2-3',
    '-',
    '–',
    ',',
    '(',
    ')',
    'x',
    '/',
    '+',
    '.',
    '%',
    'cup',
    'g',
    'EL',
    'of',
    'de',
    "d'",
    'plus',
    'to',
    'or',
    'half',
    'a',
    'few',
    'to taste',
    'q.b.',
    'clove',
    '0',
    '999999999999',
    '½½',
    'lb',
    'oz',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const anyLine = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(' ')),
  fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
);

describe('any line at all', () => {
  test('is read without an error, and its quantity can be read again', () => {
    fc.assert(
      fc.property(anyLine, fc.constantFrom(...LANGUAGES), (line, language) => {
        const parsed = parseIngredient(line, language);
        expect(parsed.quantity).toMatch(READABLE);
        // Only "↉" means nought; the figure says that no amount is known.
        const again = parsed.quantity === '0' ? '↉' : parsed.quantity;
        expect(parseIngredient(`${again} apples`, 'en').quantity).toBe(parsed.quantity);
      }),
      { numRuns: 2000 },
    );
  });

  test('keeps every word of the name and its notes somewhere', () => {
    const word = fc.stringMatching(/^[b-df-hj-np-tv-z]{5,9}$/u);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
        const shown = parseIngredient(`2 cups ${words.join(' ')}`, 'en').itemWithNotes;
        for (const part of words) expect(shown).toContain(part);
      }),
    );
  });

  test.each([
    ['nothing', ''],
    ['spaces', ' \t\n '],
    ['a control character', '\u0000'],
    ['emoji', '🥕🥕 2 🥕'],
    ['right-to-left text', '2 كوب دقيق'],
    ['only a number', '2'],
    ['only a unit', 'cups'],
    ['an open parenthesis', '1 (14 oz can beans'],
    ['half a surrogate', '\uD83E 1 cup'],
  ])('may be %s', (_, line) => {
    expect(() => parseIngredient(line)).not.toThrow();
  });

  test.each([
    ['digits', '1'.repeat(10_000)],
    ['letters', 'a'.repeat(10_000)],
    ['spaces', ` ${' '.repeat(10_000)}x`],
    ['open parentheses', '('.repeat(10_000)],
    ['fractions', '1 1/2 '.repeat(2_000)],
    ['dashes', 'a-'.repeat(5_000)],
    ['plus', '1 cup plus '.repeat(1_000)],
    ['commas', ', '.repeat(5_000)],
    ['tildes', '~'.repeat(10_000)],
    ['units', 'c/½'.repeat(3_300)],
    ['amounts', '1 cup ('.repeat(1_400)],
    ['adjectives', '1 very '.repeat(1_500)],
  ])('is read quickly when it is 10,000 %s', (_, line) => {
    for (let warmUp = 0; warmUp < 20; warmUp += 1) parseIngredient(line, 'en');
    const times = Array.from({ length: 9 }, () => {
      const start = performance.now();
      parseIngredient(line, 'en');
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(RUNAWAY_MS);
  });

  test('keeps what lies beyond the length it reads', () => {
    const line = `2 cups flour, ${'sifted '.repeat(100)}END`;
    expect(parseIngredient(line, 'en').itemWithNotes).toContain('END');
  });
});
