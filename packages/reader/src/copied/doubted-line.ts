import type { SourceLine } from '../card/card-line.ts';

const DOUBTFUL = 0.6;

/** A line that may be no part of the recipe, or another one than it is read as: it is to be marked. */
export const doubted = (line: SourceLine): SourceLine => ({
  ...line,
  confidence: Math.min(line.confidence, DOUBTFUL),
});
