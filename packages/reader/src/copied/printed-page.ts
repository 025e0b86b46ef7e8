import { amountStart } from '../card/zones/amount-start.ts';

/** What a book prints on every page around its text. */

const PAGE = String.raw`(?:page|seite|pagina|página|pág\.?|side|sida|strona|str\.|oldal|p\.)\s?\d{1,4}`;
const PAGE_NUMBER = new RegExp(
  String.raw`^\s*(?:[-–—|•·]\s*\d{1,4}\s*[-–—|•·]|${PAGE}(?:\s?(?:of|/|von|de|sur|di|van)\s?\d{1,4})?|\d{1,4}\s?(?:/|of|von)\s?\d{2,4})\s*$`,
  'iu',
);
/** "THE COUNTRY KITCHEN      Page 47": one such head says enough. */
const HEAD_OF_PAGE = new RegExp(
  String.raw`^\s*(?:\S[^\n]{2,60}\S\s{3,}${PAGE}|${PAGE}\s{3,}\S[^\n]{2,60})\s*$`,
  'iu',
);
/** A smaller number alone in its line may count a step. */
const BARE_NUMBER = /^\s*\d{2,4}\s*$/u;
const LEAST_BARE = 30;
const LEAST_PAGE = 10;
const HEAD = /^\s*(?:(\d{1,4})\s+(\p{L}.{2,60}?)|(\p{L}.{2,60}?)\s+(\d{1,4}))\s*$/u;
const WIDE_GAP = /\S\s{3,}\S/u;

/** "THE COUNTRY KITCHEN   47": the words of a running head, which come again on the next page. */
function headWords(line: string): string | null {
  const match = HEAD.exec(line);
  return match ? (match[2] ?? match[3] ?? '').trim().toLowerCase() : null;
}

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';

function isFurniture(
  lines: readonly string[],
  index: number,
  repeated: ReadonlySet<string>,
): boolean {
  const line = lines[index] ?? '';
  if (PAGE_NUMBER.test(line) || HEAD_OF_PAGE.test(line)) return true;
  const standsAlone = isBlank(lines[index - 1]) && isBlank(lines[index + 1]);
  if (BARE_NUMBER.test(line)) return standsAlone && Number(line) >= LEAST_BARE;
  const words = headWords(line);
  if (words === null) return false;
  // "8 cups powdered sugar" may come twice, too, with different numbers.
  const isSetApart =
    WIDE_GAP.test(line) ||
    (line === line.toUpperCase() && Number(/\d+/u.exec(line)?.[0]) >= LEAST_PAGE);
  return (
    isSetApart &&
    words.includes(' ') &&
    (standsAlone || repeated.has(words)) &&
    amountStart(line) !== 'measure'
  );
}

/** Words that stand beside different numbers, as those of a running head do. */
function repeatedHeads(lines: readonly string[]): Set<string> {
  const seen = new Map<string, Set<string>>();
  for (const line of lines) {
    const words = headWords(line);
    if (words === null || !/\s/u.test(words)) continue;
    const numbers = seen.get(words) ?? new Set();
    seen.set(words, numbers.add(/\d{1,4}/u.exec(line)?.[0] ?? ''));
  }
  return new Set([...seen].flatMap(([words, { size }]) => (size > 1 ? [words] : [])));
}

const ENDED = /[.!?:]["')\]]?\s*$/u;

/** A text without page numbers and running heads; a sentence that went on overleaf goes on. */
export function withoutPageFurniture(lines: readonly string[]): string[] {
  const repeated = repeatedHeads(lines);
  const kept: string[] = [];
  let isTurned = false;
  lines.forEach((line, index) => {
    if (isFurniture(lines, index, repeated)) {
      isTurned = true;
      return;
    }
    if (isTurned && isBlank(line)) return;
    if (isTurned) {
      const last = kept.findLastIndex((each) => !isBlank(each));
      if (last >= 0 && !ENDED.test(kept[last] ?? '') && /^\s*[\p{Ll}\d]/u.test(line))
        kept.length = last + 1;
      isTurned = false;
    }
    kept.push(line);
  });
  return kept;
}
