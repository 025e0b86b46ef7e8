import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INGREDIENT_CASES } from './cases/ingredient-cases.ts';
import { QUANTITY_CASES } from './cases/quantity-cases.ts';
import type { Factor } from './factor.ts';
import type { NumberFormat } from './format-number.ts';
import { parseQuantity } from './quantity.ts';
import { rational, toNumber } from './rational.ts';
import { scaleIngredient } from './scale-ingredient.ts';

const scaleQuantity = (quantity: string, factor: Factor, format: NumberFormat = {}): string =>
  scaleIngredient({ quantity, unit: '', item: '' }, factor, format).quantity;

function readLine(line: string) {
  const [quantity = '', unit = '', item = ''] = line.split('|').map((field) => field.trim());
  return { quantity, unit, item };
}

describe('scaleQuantity', () => {
  const cases = QUANTITY_CASES.map(([text, factor, shown, withFractions = shown]) => {
    return { text, factor, shown, withFractions };
  });

  test.each(cases)('"$text" times $factor shows "$shown"', (row) => {
    const { text, factor, shown, withFractions } = row;
    expect(scaleQuantity(text, factor)).toBe(shown);
    expect(scaleQuantity(text, factor, { fractions: true })).toBe(withFractions);
  });

  test.each(cases)('"$text" at factor 1 stays as written', ({ text }) => {
    expect(scaleQuantity(text, 1)).toBe(text);
    expect(scaleQuantity(text, { n: 3, d: 3 }, { fractions: true })).toBe(text);
  });

  test.each([
    ['٢', 3, '٦'],
    ['١٫٥', 3, '٤٫٥'],
    ['١/٢', 3, '١٫٥'],
    ['۲ - ۳', 2, '۴ - ۶'],
    ['١٬٠٠٠', 0.5, '٥٠٠'],
    ['حسب الذوق', 2, 'حسب الذوق'],
  ])(
    '%j, in the figures of Arabic or Persian, times %d stays in them: %j',
    (text, factor, shown) => {
      expect(scaleIngredient({ quantity: text, unit: 'كوب', item: 'أرز' }, factor)).toEqual({
        quantity: shown,
        unit: 'كوب',
        item: 'أرز',
      });
    },
  );

  test.each([Number.NaN, Infinity, 0, -2])('the factor %d leaves the text alone', (factor) => {
    expect(scaleQuantity('2 cups', factor)).toBe('2 cups');
  });
});

describe('scaleIngredient', () => {
  test.each(INGREDIENT_CASES)('%j times %d shows %j', (line, factor, shown) => {
    expect(scaleIngredient(readLine(line), factor)).toEqual(readLine(shown));
  });

  test.each(INGREDIENT_CASES)('%j at factor 1 stays as written', (line) => {
    expect(scaleIngredient(readLine(line), 1)).toEqual(readLine(line));
  });

  test('metric amounts keep decimals when fractions are on', () => {
    const fractions = { fractions: true };
    expect(scaleIngredient(readLine('25 | g | yeast'), 1 / 2, fractions).quantity).toBe('12.5');
    expect(scaleIngredient(readLine('1 | cup | milk (125 ml)'), 1 / 2, fractions)).toEqual(
      readLine('1/2 | cup | milk (62.5 ml)'),
    );
  });

  test('fields that hold line breaks keep them', () => {
    const line = { quantity: '1\n', unit: 'cup', item: 'oats\n(90 g)' };
    expect(scaleIngredient(line, 2)).toEqual({
      quantity: '2\n',
      unit: 'cups',
      item: 'oats\n(180 g)',
    });
  });

  test('a very long item is scaled at once', () => {
    const item = '1/2 cup (1 1/2-2 '.repeat(400);
    // Backtracking that runs away never gets here; how fast it is otherwise is for the benchmarks to say.
    const scaled = scaleIngredient({ quantity: '1', unit: 'cup', item }, 2);
    expect(scaled.quantity).toBe('2');
    expect(scaled.item.split('(')).toHaveLength(401);
  });
});

const factors = fc
  .tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 100 }))
  .filter(([n, d]) => n / d <= 10 && n !== d)
  .map(([n, d]) => rational(n, d));

const numbers = fc.oneof(
  fc.integer({ min: 1, max: 99_999 }).map(String),
  fc.tuple(fc.nat(999), fc.integer({ min: 1, max: 9999 })).map(([a, b]) => `${a}.${b}`),
  fc
    .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }))
    .map(([a, b]) => `${a}/${b}`),
  fc
    .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 2, max: 16 }))
    .map(([a, b]) => `${a} 1/${b}`),
  fc.constantFrom(
    '½',
    '1⅓',
    '⅞',
    'half',
    'two',
    'a dozen',
    'one and a half',
    '2-3',
    '1 to 1 1/2',
    'one-and-a-half',
    'two hundred',
    '2 bis 3',
    '1 500',
  ),
);

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[ 0-9/.,½⅓⁄a-z()-]{0,24}$/),
  fc
    .array(
      fc.constantFrom(
        '1',
        '1/2',
        '0',
        '/',
        '-',
        ' ',
        '½',
        'to',
        'a',
        'cup',
        'g',
        '(',
        ')',
        'tin',
        '×',
        '.',
        ',',
      ),
    )
    .map((parts) => parts.join('')),
);

describe('scaling holds for every text', () => {
  test('an amount never shows as nothing', () => {
    fc.assert(
      fc.property(numbers, factors, fc.boolean(), (text, factor, fractions) => {
        const shown = scaleQuantity(text, factor, { fractions });
        expect(shown).not.toMatch(/NaN|Infinity|undefined|null|e[-+]\d/);
        expect(shown).not.toMatch(/^0$|^0\/|\/1$|\/0|^\s*$/);
        const value = parseQuantity(shown);
        expect(value && toNumber(value.low)).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  });

  test('what is shown is the product, within the rounding to two decimals', () => {
    fc.assert(
      fc.property(numbers, factors, fc.boolean(), (text, factor, fractions) => {
        const shown = parseQuantity(scaleQuantity(text, factor, { fractions }));
        const exact = toNumber(parseQuantity(text)?.low ?? rational(0)) * toNumber(factor);
        expect(Math.abs(toNumber(shown?.low ?? rational(0)) - exact)).toBeLessThan(0.0101);
      }),
      { numRuns: 2000 },
    );
  });

  test('a whole multiple and back gives the decimal as it was', () => {
    const decimals = fc
      .integer({ min: 1, max: 999_999 })
      .map((hundredths) => String(hundredths / 100));
    fc.assert(
      fc.property(decimals, fc.integer({ min: 2, max: 10 }), (text, times) => {
        const factor = rational(times);
        expect(scaleQuantity(scaleQuantity(text, factor), { n: 1, d: times })).toBe(text);
      }),
    );
  });

  test('no text breaks it, and no text disappears', () => {
    fc.assert(
      fc.property(
        fc.tuple(anyText, anyText, anyText),
        factors,
        ([quantity, unit, item], factor) => {
          const shown = scaleIngredient({ quantity, unit, item }, factor);
          for (const [before, after] of [
            [quantity, shown.quantity],
            [unit, shown.unit],
            [item, shown.item],
          ] as const) {
            expect(after === '').toBe(before === '');
            expect(after.includes('NaN')).toBe(before.includes('NaN'));
          }
        },
      ),
      { numRuns: 3000 },
    );
  });
});

test.each([
  ['3', 'clove(s)', 3, { quantity: '9', unit: 'cloves' }],
  ['2', 'cup(s)', 0.5, { quantity: '1', unit: 'cup' }],
  ['1', 'slice(s)', 2, { quantity: '2', unit: 'slices' }],
  ['1', 'piece(s)', 1, { quantity: '1', unit: 'piece(s)' }],
])('%s %s scaled by %s', (quantity, unit, factor, shown) => {
  expect(scaleIngredient({ quantity, unit, item: 'x' }, factor)).toMatchObject(shown);
});
