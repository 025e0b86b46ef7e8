import type { Evidence } from '@commonplate/contract';

/** What a page says of a line that its data has otherwise. */
export interface PageWords {
  says: NonNullable<Evidence['pageSays']>;
  /** Null where it says nothing like it. */
  words: string | null;
}

/** Null where the page contradicts the line, but its own words were not found. */
export type LineOtherwise = readonly [line: string, PageWords | null];

/** Lines, each with the words of the page, if they were found. */
export const saying = (
  says: PageWords['says'],
  lines: Iterable<readonly [line: string, words: string | null]>,
): LineOtherwise[] =>
  [...lines].map(([line, words]) => [line, words === null ? null : { says, words }]);
