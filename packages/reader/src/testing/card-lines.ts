import type { CardLine } from '../card/card-line.ts';

export interface Written {
  text: string;
  confidence?: number;
  photo?: number;
  block?: number;
  left?: number;
  height?: number;
}

const LETTER = 0.012;
const PACE = 0.05;
const LARGE = 0.05;
const USUAL = 0.03;

/** Lines of a card as a camera sees them, one below the other, the first set larger than the others. */
export const cardLines = (written: readonly (string | Written)[]): CardLine[] =>
  written.map((entry, index) => {
    const {
      text,
      confidence = 0.99,
      photo = 0,
      block = 0,
      left = 0.1,
      height = index === 0 ? LARGE : USUAL,
    } = typeof entry === 'string' ? { text: entry } : entry;
    const right = left + text.length * LETTER;
    const middle = 0.1 + index * PACE;
    return {
      text,
      confidence,
      words: text.split(' ').map((word) => ({ text: word, confidence })),
      region: { photo, x: left, y: middle / 2, width: right - left, height: 0.03 },
      layout: { block, left, right, middle, height },
    };
  });
