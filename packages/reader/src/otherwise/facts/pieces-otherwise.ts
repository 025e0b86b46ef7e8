import { readServings, withoutSizes } from '../../fields/servings.ts';
import { SPELLED_COUNT } from '../../fields/spelled-count.ts';
import { upperEndsOf } from '../../fields/upper-ends.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { chosenRowsAbove, rowsAbove } from '../../shown/facts/rows-above.ts';
import type { SeenLine } from '../../shown/seen-lines.ts';
import { textAbove } from '../../shown/facts/text-above.ts';
import { bareOf } from '../../text/bare-text.ts';
import { DOZEN_WORDS, RANGE_WORDS } from '../../vocabulary/number-words.ts';
import { areForms } from '../word-forms.ts';

const PIECES = /^\D{0,12}(\d+)\s*(\p{L}{3}[\p{L}\s-]{0,30})\.?$/u;
/** How the words begin, in bare text, behind which pages count what it makes. */
const MAKES =
  '(?:makes|making|yield|serving|serves|portion|portie|porcion|porções|porzion|porsjon|porcj|racion|adag|quantity|ergibt|menge|aantal|hoeveelheid|opbrengst|quantité|rendimiento|cantidad|rende|rendimento|quantità|antal|antall|ilość|mennyiség)';

const ENDS_COUNTED = new RegExp(`${MAKES}\\p{L}{0,12}?(\\d{1,3})$`, 'u');
/** No such words with their number take more letters. */
const LONGEST_COUNTED = 50;

/** The numbers before the very words that the data counts, in bare text. */
function countedAlike(name: string, above: string): string[] {
  const found: string[] = [];
  // What was counted once is no word that it makes something.
  let from = 0;
  for (let at = above.indexOf(name); at >= 0; at = above.indexOf(name, at + 1)) {
    if (at < from) continue;
    const digits = ENDS_COUNTED.exec(above.slice(Math.max(from, at - LONGEST_COUNTED), at))?.[1];
    if (digits === undefined) continue;
    found.push(digits);
    from = at + name.length;
  }
  return found;
}

const SAYS_MAKES = new RegExp(MAKES, 'u');
const OPENS_WITH_MAKES = new RegExp(`^${MAKES}`, 'u');

const opensWithMakes = (bare: string): boolean => OPENS_WITH_MAKES.test(bare);

/** A number with the word it counts, or with one word between: "two large pies", "2 dozen cookies". */
const COUNTED = new RegExp(
  String.raw`(?:\d{1,3}(?:\s?(?:[-–]|${RANGE_WORDS})\s?\d{1,3})?(?:\s(?:${DOZEN_WORDS}))?|${SPELLED_COUNT})\s+(?:(?!(?:per|from|pro|par|for|of|or|and)\s)[\p{L}-]+\s+)?([\p{L}-]+)`,
  'giu',
);
const LONGEST_ROW = 120;

/** Some words have another letter where they are many: "loaves". */
const asOne = (word: string): string => word.replace(/ves$/, 'f');

/** What a row counts in some form of a word: "2 loaves" for "loaf". */
function* countedIn(row: string, name: string): Generator<string> {
  if (row.length > LONGEST_ROW || !opensWithMakes(bareOf(row))) return;
  for (const [counted, word = ''] of withoutSizes(row.toLowerCase()).matchAll(COUNTED))
    if (areForms(asOne(word), asOne(name))) yield counted.replace(/\s+/g, ' ');
}

/** Whether words count so many, as a number or as the upper end of a range. */
const countsSo = (counted: string, pieces: number): boolean =>
  readServings(counted) === pieces || upperEndsOf(counted).has(String(pieces));

/** Whether digits in bare text are both ends of a range that is counted: "810" of "8-10 cookies". */
const areBothEnds = (digits: string, counted: string): boolean =>
  !counted.includes(digits) && counted.replace(/\D/g, '') === digits;

const STEM = 3;
/** No ending adds more letters to a word. */
const ENDING = 3;

/** How many of the pieces that the data counts the page says above a line that it makes, where that is another number; else null. */
export function piecesOtherwise(
  yieldText: string,
  first: SeenLine,
  page: ScannedPage,
): string | null {
  const [, number = '', words = ''] = PIECES.exec(yieldText) ?? [];
  const bare = bareOf(words);
  if (bare === '') return null;
  const above = textAbove(first, page.shown);
  const alike = countedAlike(bare, above);
  if (alike.includes(number)) return null;
  const name = words.trim().toLowerCase().split(/\s+/).at(-1) ?? '';
  const stem = bareOf(name).slice(0, Math.max(STEM, name.length - ENDING));
  if (!above.includes(stem) || !SAYS_MAKES.test(above)) return null;
  const countedAmong = (rows: readonly string[]): string[] =>
    rows.flatMap((row) => [...countedIn(row, name)]);
  const written = countedAmong(rowsAbove(first, page, opensWithMakes));
  const [digits] = alike;
  if (digits !== undefined && !written.some((each) => areBothEnds(digits, each)))
    return `${digits} ${words.trim()}`;
  const counted = written.length > 0 ? written : countedAmong(chosenRowsAbove(first, page));
  if (counted.some((each) => countsSo(each, Number(number)))) return null;
  return counted.find((each) => readServings(each) !== null) ?? null;
}
