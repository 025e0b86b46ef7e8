import { LEFT_OUT_MAX } from '@commonplate/contract';
import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';
import type { CardLine } from './card-line.ts';
import { readCard } from './read-card.ts';

const LETTER = 0.012;

const photographed = (text: string, index: number): CardLine => {
  const middle = 0.05 + index * 0.04;
  const right = 0.1 + text.length * LETTER;
  return {
    text,
    confidence: 0.99,
    words: text.split(' ').map((word) => ({ text: word, confidence: 0.99 })),
    region: { photo: 0, x: 0.1, y: middle - 0.01, width: right - 0.1, height: 0.02 },
    layout: { block: 0, left: 0.1, right, middle, height: index === 0 ? 0.05 : 0.03 },
  };
};

const WAFFLES = [
  'Honey Waffles',
  'Serves 8',
  'Ingredients',
  'For the batter',
  '2 cups flour',
  '3 eggs',
  'For the icing',
  '1 cup sugar',
  'Directions',
  '1. Whisk the eggs with the flour.',
  '2. Bake the honey waffles for 30 minutes.',
];

const PLAIN = WAFFLES.filter((line) => !line.startsWith('For the'));

const cardOf = (lines: readonly string[]) => readCard(lines.map(photographed));
const leftOnCard = (lines: readonly string[]) => cardOf(lines)?.leftOut?.map(({ text }) => text);
const leftInText = (lines: readonly string[]) =>
  readText(lines.join('\n'))?.leftOut?.map(({ text }) => text);

const NOTE = 'Notes: Keeps five days in a tin.';

describe.each([
  ['a card', leftOnCard],
  ['a text', leftInText],
])('what %s says beside the fields', (_, left) => {
  test('is listed in its order: names of parts, notes', () => {
    expect(left([...WAFFLES, NOTE])).toEqual(['For the batter', 'For the icing', NOTE]);
  });

  test('has its heading with it', () => {
    expect(
      left([...WAFFLES, 'Storage', 'Freeze it without icing.', 'Source', 'Ruth, 1978']),
    ).toEqual([
      'For the batter',
      'For the icing',
      'Storage: Freeze it without icing.',
      'Source: Ruth, 1978',
    ]);
  });

  test('is listed where it stands below the title too', () => {
    const told = ['Honey Waffles', 'Our waffles for every birthday.', ...WAFFLES.slice(1)];
    expect(left(told)?.[0]).toBe('Our waffles for every birthday.');
  });

  test('leaves out what fields hold, and plain headings', () => {
    expect(left(PLAIN)).toEqual([]);
  });

  test('goes into nutrition where it states nothing else', () => {
    const read = [...WAFFLES, 'Nutrition', 'Calories 250, Protein 14 g', 'Tip: Fat 2 is the best.'];
    expect(left(read)).toEqual(['For the batter', 'For the icing', 'Tip: Fat 2 is the best.']);
  });
});

test.each([
  ['Calories 250, Protein 14 g', { calories: 250, protein: 14 }],
  ['Per serving: 250 kcal, 14 g protein, 9 g fat', { calories: 250, protein: 14, fat: 9 }],
  ['Kalorien: 310 | Eiweiß: 8,5 g | Natrium 120 mg', { calories: 310, protein: 8.5, sodium: 120 }],
  ['Saturated fat 3 g', {}],
])('"%s" on a card is its nutrition', (line, nutrition) => {
  const read = cardOf([...WAFFLES, 'Nutrition', line]);
  expect(read?.nutrition).toEqual(nutrition);
  const paths = read?.evidence.map(({ path }) => path) ?? [];
  expect(paths.filter((path) => path.startsWith('nutrition.'))).toHaveLength(
    Object.keys(nutrition).length,
  );
});

test('a listed line of a card has its place in the photo', () => {
  const [first] = cardOf(WAFFLES)?.leftOut ?? [];
  expect(first?.region).toMatchObject({ photo: 0, x: 0.1, y: expect.closeTo(0.16) });
});

test('lines of a card that only ran out of room are one', () => {
  const note = ['Notes: Keeps five days in a tin with a lid if', 'nobody finds it before.'];
  expect(leftOnCard([...WAFFLES, ...note])?.at(-1)).toBe(note.join(' '));
});

test('nutrition right below a note is told from it', () => {
  const read = cardOf([
    ...PLAIN,
    'Variation: use buckwheat and leave the honey out of it.',
    'Calories 250 per bowl. Protein 14 g',
  ]);
  expect(read?.leftOut?.map(({ text }) => text)).toEqual([
    'Variation: use buckwheat and leave the honey out of it.',
  ]);
  expect(read?.nutrition).toEqual({ calories: 250, protein: 14 });
});

test('of a copied page neither what stands above the recipe nor what follows it is listed', () => {
  const page = [
    'Home',
    'Sign in',
    'All about our kitchen',
    ...WAFFLES,
    NOTE,
    'Comments',
    'Lovely!',
  ];
  expect(leftInText(page)).toEqual(['For the batter', 'For the icing', NOTE]);
});

test('a long story is not listed without end', () => {
  const story = Array.from({ length: 80 }, (_, at) => `\nGrandmother told tale ${at} about honey.`);
  const left = leftInText([PLAIN[0] ?? '', ...story, ...PLAIN.slice(1), NOTE]);
  expect(left?.length).toBe(LEFT_OUT_MAX);
  expect(left?.at(-1)).toBe(NOTE);
});
