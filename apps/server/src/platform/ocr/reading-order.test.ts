import { describe, expect, test } from 'vitest';
import { inReadingOrder, levelPieces } from './reading-order.ts';

interface Placed {
  text: string;
  left: number;
  top: number;
}

const HEIGHT = 20;
const WIDTH_OF_LETTER = 10;

/** Pieces as a detector finds them on a card that lies at an angle. */
function piecesAt(angle: number, placed: readonly Placed[]) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return placed.map(({ text, left, top }) => {
    const width = text.length * WIDTH_OF_LETTER;
    const [x, y] = [left + width / 2, top];
    const box = {
      centerX: x * cos - y * sin,
      centerY: x * sin + y * cos,
      width,
      height: HEIGHT,
      angle,
    };
    return { text, box };
  });
}

const order = (angle: number, placed: readonly Placed[]) =>
  inReadingOrder(levelPieces(piecesAt(angle, placed))).map(({ pieces }) =>
    pieces.map(({ content }) => content.text).join(' '),
  );

const TWO_COLUMNS: Placed[] = [
  { text: 'Onion Soup for Sunday', left: 0, top: 0 },
  { text: '2 onions', left: 0, top: 40 },
  { text: 'salt', left: 400, top: 40 },
  { text: '1 cup stock', left: 0, top: 70 },
  { text: 'pepper', left: 400, top: 70 },
  { text: '3 tbsp butter', left: 0, top: 100 },
  { text: 'thyme', left: 400, top: 100 },
  { text: '1 bay leaf', left: 0, top: 130 },
  { text: 'Soften the onions in butter, then pour in the stock.', left: 0, top: 190 },
];

describe.each([0, 0.15, -0.2])('a card tilted by %s', (angle) => {
  test('is read column by column, the longer left one to its end', () => {
    expect(order(angle, TWO_COLUMNS)).toEqual([
      'Onion Soup for Sunday',
      '2 onions',
      '1 cup stock',
      '3 tbsp butter',
      '1 bay leaf',
      'salt',
      'pepper',
      'thyme',
      'Soften the onions in butter, then pour in the stock.',
    ]);
  });

  test('keeps the pieces of one line together', () => {
    expect(
      order(angle, [
        { text: 'Serves 4', left: 0, top: 0 },
        { text: 'Prep 10 min', left: 200, top: 3 },
        { text: '2 eggs', left: 0, top: 40 },
      ]),
    ).toEqual(['Serves 4 Prep 10 min', '2 eggs']);
  });
});

test('a column whose edge leans, as under a lens, stays one column', () => {
  const leaning = Array.from({ length: 8 }, (_, row) => [
    { text: `left ${row}`, left: 0, top: row * 30 },
    { text: `right ${row}`, left: 250 + row * 12, top: row * 30 },
  ]).flat();
  expect(order(0, leaning).slice(7, 9)).toEqual(['left 7', 'right 0']);
});
