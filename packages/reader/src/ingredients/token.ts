import type { Fraction } from './fraction.ts';

/** All tokens have all fields, so that the same compiled code reads every kind of them. */
export interface Token {
  readonly kind: 'number' | 'word' | 'mark';
  readonly text: string;
  /** Lower case, straight apostrophe, without an optional plural ending such as "(s)" or "/n". */
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly value: Fraction | null;
  /** A number written in two parts, as if it were two: "5 1/4-inch rounds" means five of 1/4 inch. */
  readonly mixed: readonly [Token, Token] | null;
  readonly decimal: boolean;
  /** What "1.500" is where its sign marks the decimals after all. */
  readonly ungrouped: Fraction | null;
}

const textToken = (
  kind: 'word' | 'mark',
  { text, key, start }: Pick<Token, 'text' | 'key' | 'start'>,
): Token => ({
  kind,
  text,
  key,
  start,
  end: start + text.length,
  value: null,
  mixed: null,
  decimal: false,
  ungrouped: null,
});

export const wordToken = (text: string, word: string, start: number): Token =>
  textToken('word', { text, key: word.toLowerCase(), start });

export const markToken = (text: string, start: number): Token =>
  textToken('mark', { text, key: text, start });

export type NumberParts = Readonly<{ value: Fraction }> &
  Pick<Token, 'mixed' | 'decimal' | 'ungrouped'>;

export const inOnePiece = (value: Fraction): NumberParts => ({
  value,
  mixed: null,
  decimal: false,
  ungrouped: null,
});

export const numberToken = (text: string, start: number, parts: NumberParts): Token => ({
  kind: 'number',
  text,
  key: '0',
  start,
  end: start + text.length,
  value: parts.value,
  mixed: parts.mixed,
  decimal: parts.decimal,
  ungrouped: parts.ungrouped,
});
