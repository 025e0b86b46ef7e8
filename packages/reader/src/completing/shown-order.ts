import { NOTE_WITHIN } from '../lines/note-within.ts';
import { startsWithNumber } from '../text/number-signs.ts';
import { wordsOf } from '../text/word-share.ts';

const sortedWords = (line: string): string => wordsOf(line).toSorted().join(' ');

/** Lines whose note a program put before the item, as the page shows the same words: "2 pieces onion, large". */
export function inShownOrder(declared: string[], shown: readonly string[]): string[] {
  if (!declared.some((line) => NOTE_WITHIN.test(line))) return declared;
  const better = shown.filter((line) => startsWithNumber(line) && !NOTE_WITHIN.test(line));
  const byWords = new Map(better.map((line) => [sortedWords(line), line]));
  return declared.map((line) =>
    NOTE_WITHIN.test(line) ? (byWords.get(sortedWords(line)) ?? line) : line,
  );
}
