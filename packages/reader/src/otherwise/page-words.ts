import type { Evidence } from '@commonplate/contract';

type Says = NonNullable<Evidence['pageSays']>;

/** What a page says of a line that its data has otherwise. */
export interface PageWords {
  says: Says;
  /** Null where it has none in the place of the line. */
  words: string | null;
}

export type LineOtherwise = readonly [line: string, PageWords];

/** The page cannot say the same, and what it says instead is not found. */
export const OMITTED: PageWords = { says: 'omits', words: null };

/** Lines, each with the words of the page, if they were found. */
export const saying = (
  says: Says,
  lines: Iterable<readonly [line: string, words: string | null]>,
): LineOtherwise[] =>
  [...lines].map(([line, words]) => [line, words === null ? OMITTED : { says, words }]);
