import { SHORT_MEASURES, startsWithNumber, WRITTEN_NUMBER } from '../text/number-signs.ts';
import { wordsOf } from '../text/word-share.ts';

const PIECES = 'pieces?|items?|stück|stk|stuks?|st|pi[eè]ces?|piezas?|pezzi|szt|db';

/** "2 pieces, large onion": the note was put between the unit and the item. */
export const NOTE_WITHIN = new RegExp(
  String.raw`^${WRITTEN_NUMBER}(?:${SHORT_MEASURES}|${PIECES})\.?(?:\(s\))?\s*,\s+\p{L}+\s+\p{L}`,
  'iu',
);

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
