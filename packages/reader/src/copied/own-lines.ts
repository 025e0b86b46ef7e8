import type { SourceLine } from '../card/card-line.ts';

/** The lines of a text that are of its recipe. */
export interface OwnLines {
  readonly lines: readonly SourceLine[];
  /** What belongs to no part of the recipe: the cook is told of it. */
  readonly aside: readonly string[];
}
