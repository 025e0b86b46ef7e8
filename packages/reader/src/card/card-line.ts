import type { PhotoRegion } from '@commonplate/contract';
import type { MendedWord } from './repair/mended-word.ts';

export interface CardWord {
  text: string;
  /** 0..1 */
  confidence: number;
}

/** Where a line stands on the card once its tilt is taken out, in widths of the photo. */
interface CardLineLayout {
  /** Lines of one block follow one another down the card; a column is a block. */
  block: number;
  left: number;
  right: number;
  middle: number;
  height: number;
}

/** One line of a card as it was read off a photo. */
export interface CardLine {
  text: string;
  /** 0..1 */
  confidence: number;
  words: readonly CardWord[];
  region: PhotoRegion;
  layout: CardLineLayout;
}

/** One line of whatever source; a text that was pasted has neither photo nor doubtful letters. */
export interface SourceLine {
  text: string;
  raw: string;
  confidence: number;
  /** The line stands apart from the one before: an empty line, a new column, a new photo. */
  startsApart: boolean;
  photographed: CardLine | null;
  /** The words of the text that are not as they were read, or may not be as they are written. */
  mended: readonly MendedWord[];
  /** How far the line reaches towards the right edge of its column, 0..1. */
  reach: number;
  /** Where a text that was typed breaks its lines for want of room, in letters; null where it does not. */
  wrapsAt: number | null;
}
