import type { Evidence } from '@commonplate/contract';

/** What a page says of a line that its data has otherwise. */
export interface PageWords {
  says: NonNullable<Evidence['pageSays']>;
  /** Null where it says nothing like it. */
  words: string | null;
}

/** Null where the page contradicts the line, but its own words were not found. */
export type LineOtherwise = readonly [line: string, PageWords | null];

/** Notes lines, each with the words of the page, if they were found. */
export function noteSaid(
  says: PageWords['says'],
  found: Iterable<readonly [line: string, words: string | null]>,
  lines: Map<string, PageWords | null>,
): void {
  for (const [line, words] of found) lines.set(line, words === null ? null : { says, words });
}
