import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUNTED_FOOD_CASES } from './cases/counted-food-cases.ts';
import { DIRECTION_CASES } from './cases/direction-cases.ts';
import { EACH_PIECE_CASES } from './cases/each-piece-cases.ts';
import { countedFoods } from './counted-foods.ts';
import { directionText, scaleDirection } from './scale-direction.ts';
import type { DirectionSegment } from './scale-direction.ts';

function marked(segment: DirectionSegment): string {
  if (segment.kind === 'quantity') return `[${segment.shown}]`;
  return segment.kind === 'duration' ? `{${segment.text}}` : segment.text;
}

/** As `marked`, with what is meant for one piece told apart. */
function markedWithShares(segment: DirectionSegment): string {
  return segment.kind === 'share' ? `«${segment.text}»` : marked(segment);
}

function foodsOf(lines: readonly string[]) {
  return countedFoods(
    lines.map((line) => {
      const [quantity = '', unit = '', item = ''] = line.split('|');
      return { quantity, unit, item };
    }),
  );
}

function original(segment: DirectionSegment): string {
  return segment.kind === 'quantity' ? segment.original : segment.text;
}

const LONG_LIST = foodsOf([
  '1||egg',
  ...Array.from(
    { length: 199 },
    (_, place) => `${place + 1}||red kind${place} (eggs ${'very '.repeat(40)}`,
  ),
]);

describe('scaleDirection', () => {
  test.each(DIRECTION_CASES)('%j times %d shows %j', (text, factor, shown) => {
    expect(scaleDirection(text, factor).map(marked).join('')).toBe(shown);
  });

  test.each(DIRECTION_CASES)('%j at factor 1 stays as written', (text) => {
    const segments = scaleDirection(text, 1);
    expect(directionText(segments)).toBe(text);
    expect(segments.some((segment) => segment.kind === 'quantity')).toBe(false);
  });

  test.each(COUNTED_FOOD_CASES)(
    'with the list %j, %j times %d shows %j',
    (list, text, factor, shown) => {
      const foods = foodsOf(list);
      expect(scaleDirection(text, factor, { foods }).map(markedWithShares).join('')).toBe(shown);
      expect(directionText(scaleDirection(text, 1, { foods }))).toBe(text);
    },
  );

  test.each(EACH_PIECE_CASES)('%j times %d with its shares shows %j', (text, factor, shown) => {
    expect(scaleDirection(text, factor).map(markedWithShares).join('')).toBe(shown);
    expect(directionText(scaleDirection(text, 1))).toBe(text);
  });

  test('the pieces carry what the screen needs', () => {
    expect(scaleDirection('Add 1/4 cup oil, fry 2 minutes.', 3, { fractions: true })).toEqual([
      { kind: 'text', text: 'Add ' },
      { kind: 'quantity', original: '1/4 cup', shown: '3/4 cup' },
      { kind: 'text', text: ' oil, fry ' },
      { kind: 'duration', text: '2 minutes', seconds: 120 },
      { kind: 'text', text: '.' },
    ]);
  });

  test.each([
    'Add 1 stick (113 g) butter, 2 large eggs (100 g) and 1 bunch parsley.',
    'Stir in 2 (400 g) tins of beans, then simmer 20 minutes.',
    'Add 500 g carrots (3-4) and 3 tbsp juice (from 1 lemon).',
    'Pour in 1 jar passata, 2 bis 3 tbsp oil and 0.5 l water.',
  ])('%j is itself again after three times and a third', (text) => {
    const tripled = directionText(scaleDirection(text, 3));
    expect(tripled).not.toBe(text);
    expect(directionText(scaleDirection(tripled, 1 / 3))).toBe(text);
  });

  const counts = fc.tuple(
    fc.integer({ min: 1, max: 40 }),
    fc.constantFrom('egg', 'onion', 'parsnip', 'duck leg', 'bread roll', 'tomato'),
    fc.constantFrom('', 'large ', 'large ripe '),
  );

  test('counts of the list are themselves again after three times and a third', () => {
    fc.assert(
      fc.property(counts, ([count, name, adjective]) => {
        const noun = count === 1 ? name : `${name}${name === 'tomato' ? 'es' : 's'}`;
        const text = `Take ${count} ${adjective}${noun} and stir for 3 minutes.`;
        const foods = foodsOf([`${count}||${noun}`, '3|g|salt']);
        const tripled = directionText(scaleDirection(text, 3, { foods }));
        expect(tripled).toContain(`Take ${count * 3} ${adjective}`);
        expect(directionText(scaleDirection(tripled, 1 / 3, { foods }))).toBe(text);
      }),
    );
  });

  test('no list and no text break it', () => {
    const words = fc.constantFrom(
      ...'2 1/2 a one zwei un eggs egg red large whites of each every per je in pro Person bowl minutes ( ) , . g slices bread ½ NaNs - ’s d’ail'.split(
        ' ',
      ),
    );
    const phrase = fc.array(words).map((parts) => parts.join(' '));
    const lines = fc.array(fc.record({ quantity: phrase, unit: phrase, item: phrase }));
    fc.assert(
      fc.property(lines, phrase, fc.integer({ min: 1, max: 10 }), (list, text, factor) => {
        const segments = scaleDirection(text, factor / 3, { foods: countedFoods(list) });
        expect(segments.map(original).join('')).toBe(text);
        expect(directionText(segments)).not.toMatch(/NaN(?!s)|Infinity|undefined|null/);
      }),
      { numRuns: 2000 },
    );
  });

  test('the pieces always add up to the whole direction', () => {
    const words = fc.constantFrom(
      ...'add 1 2 1/2 ½ a an half the cup cups g tin of ( ) , . - to or and each per minutes hour 400 x slices stick eggs bunch into with hundred à 1:30 Dosen from'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(words), fc.constantFrom('', ' '), (parts, gap) => {
        const text = parts.join(gap);
        const segments = scaleDirection(text, 2);
        expect(segments.map(original).join('')).toBe(text);
        expect(directionText(segments)).not.toMatch(/NaN|Infinity|undefined/);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['prose', 'Add 200 g flour, 1 1/2 cups milk and simmer 20 minutes in a pan. '],
    ['figures', '1234567890'],
    ['fractions', '1 1/2-'],
    ['spaces', '1      '],
    ['brackets', '1 ('],
    ['articles', 'a an half a '],
    ['slashes', '1/'],
    ['foods', '1 egg '],
    ['kinds', '2 red '],
    ['pieces', 'each (je 8 g '],
  ])('5,000 characters of %s take no time', (_, piece) => {
    const text = piece.repeat(Math.ceil(5000 / piece.length)).slice(0, 5000);
    // Backtracking that runs away never gets here; how fast it is otherwise is for the benchmarks to say.
    expect(scaleDirection(text, 2, { foods: LONG_LIST }).map(original).join('')).toBe(text);
  });
});
