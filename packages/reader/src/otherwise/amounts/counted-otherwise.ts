import type { ScannedPage } from '../../scan/scan-page.ts';
import { shownRows } from '../../shown/shown-rows.ts';
import { bareOf } from '../../text/bare-text.ts';
import { placesIn } from '../../text/places-in.ts';
import { wordsOf } from '../../text/word-share.ts';

/** A whole number and the few words for what it counts, up to the first note. */
const COUNTED = /^(\d{1,4})\s+(\p{L}[\p{L}\s'’-]{1,40}?)\s*(?:$|[,;(])/u;
const ENDING_MAX = 2;
const ROW_MAX = 80;

interface Count {
  number: string;
  words: readonly string[];
}

function countIn(line: string): Count | null {
  const [, number, counted] = COUNTED.exec(line) ?? [];
  return number === undefined || counted === undefined ? null : { number, words: wordsOf(counted) };
}

/** "egg" and "eggs", "Ei" and "Eier", "uovo" and "uova". */
function sameWord(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length === short.length)
    return short === long || (/[aeiouy]$/.test(short) && short.slice(0, -1) === long.slice(0, -1));
  return short.length > 1 && long.length - short.length <= ENDING_MAX && long.startsWith(short);
}

const sameThing = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, at) => sameWord(word, other[at] ?? ''));

const MAX_PLACES = 2000;
const MORE_LETTERS = 3;

/** Enough of a word to find it in the singular and in the plural. */
const stemOf = (word: string): string => bareOf(word).slice(0, Math.max(2, word.length - 1));

const LETTER = /\p{L}/u;

/** Whether the words that begin so stand at a place of the bare text, one after the other. */
function standAt(shown: string, at: number, stems: readonly string[]): boolean {
  let ends = new Set([at]);
  for (const stem of stems) {
    const next = new Set<number>();
    for (const start of ends) {
      if (!shown.startsWith(stem, start)) continue;
      let end = start + stem.length;
      next.add(end);
      for (let more = 0; more < MORE_LETTERS && LETTER.test(shown.charAt(end)); more++)
        next.add(++end);
    }
    ends = next;
  }
  return ends.size > 0;
}

/** Whether another number may stand before these words in the bare text of the page: worth a closer look. */
function mayBeOther({ number, words }: Count, shown: string): boolean {
  const stems = words.map(stemOf);
  const [stem = ''] = stems;
  if (stem === '') return false;
  for (const at of placesIn(shown, stem, MAX_PLACES)) {
    const digits = /\d+$/.exec(shown.slice(Math.max(0, at - 5), at))?.[0];
    if (digits !== undefined && digits !== number && standAt(shown, at, stems)) return true;
  }
  return false;
}

/** The lines, none of them shown, that count what a row of the page counts otherwise, each with that row. */
export function countedOtherwise(
  lines: readonly string[],
  { markup, shown }: ScannedPage,
): Map<string, string> {
  const counted = lines.flatMap((line) => {
    const count = countIn(line);
    return count && mayBeOther(count, shown) ? [{ line, count }] : [];
  });
  const found = new Map<string, string>();
  if (counted.length === 0) return found;
  const agreed = new Set<string>();
  for (const { text } of shownRows(markup.whole)) {
    const other = text.length <= ROW_MAX ? countIn(text) : null;
    if (!other) continue;
    for (const { line, count } of counted) {
      if (!sameThing(count.words, other.words)) continue;
      if (count.number === other.number) agreed.add(line);
      else if (!found.has(line)) found.set(line, text);
    }
  }
  for (const line of agreed) found.delete(line);
  return found;
}
