import { wordsOf } from './text/word-share.ts';

/** "2 pieces, large onion": the note was put between the unit and the item. */
export const NOTE_WITHIN =
  /^[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞\s.,/–-]*(?:k?g|[mcd]?l|el|tl|oz|cups?|tbsps?|tsps?|pieces?|items?|stück|stk|stuks?|st|msk|tsk|spsk|pi[eè]ces?|piezas?|pezzi|szt|db)\.?(?:\(s\))?\s*,\s+\p{L}+\s+\p{L}/iu;
const STARTS_WITH_AMOUNT = /^[\d¼-¾⅐-⅞]/u;

const sortedWords = (line: string): string => wordsOf(line).toSorted().join(' ');

/** Lines whose note a program put before the item, as the page shows the same words: "2 pieces onion, large". */
export function inShownOrder(declared: string[], shown: readonly string[]): string[] {
  if (!declared.some((line) => NOTE_WITHIN.test(line))) return declared;
  const better = shown.filter((line) => STARTS_WITH_AMOUNT.test(line) && !NOTE_WITHIN.test(line));
  const byWords = new Map(better.map((line) => [sortedWords(line), line]));
  return declared.map((line) =>
    NOTE_WITHIN.test(line) ? (byWords.get(sortedWords(line)) ?? line) : line,
  );
}
