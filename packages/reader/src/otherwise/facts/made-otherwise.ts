import { readServings } from '../../fields/servings.ts';
import { SPELLED_COUNT } from '../../fields/spelled-count.ts';
import { upperEndsOf } from '../../fields/upper-ends.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { factsIn, isTooLong } from '../../shown/facts/facts-in-row.ts';
import { rowsAbove } from '../../shown/facts/rows-above.ts';
import { textAbove } from '../../shown/facts/text-above.ts';
import type { SeenLine } from '../../shown/seen-lines.ts';
import { bareOf } from '../../text/bare-text.ts';
import {
  ABOUT_WORDS,
  DOZEN_WORDS,
  MAKES_WORDS,
  RANGE_WORDS,
} from '../../vocabulary/number-words.ts';

const NUMBER = String.raw`\d{1,3}(?:\s*(?:-|–|${RANGE_WORDS})\s*\d{1,3})?(?:\s(?:${DOZEN_WORDS}))?|${SPELLED_COUNT}`;
/** "Makes: 18", "Makes about two dozen": whatever of. */
const MADE = new RegExp(
  String.raw`^(?:${MAKES_WORDS})\s*:?\s+(?:(?:${ABOUT_WORDS})\s+)?((?:${NUMBER}))\.?$`,
  'iu',
);
const MAY_SAY = new RegExp(MAKES_WORDS.replaceAll(' ', ''), 'u');

const isSaid = (stated: string, pieces: number): boolean =>
  readServings(stated.toLowerCase()) === pieces || upperEndsOf(stated).has(String(pieces));

/** What the page says above a line that it makes, without a word for what, where that is another number than the data has; else null. */
export function madeOtherwise(
  yieldText: string,
  first: SeenLine,
  page: ScannedPage,
): string | null {
  const pieces = readServings(yieldText);
  // One of anything may be told by its parts.
  if (pieces === null || pieces < 2) return null;
  const above = textAbove(first, page.shown);
  if (!MAY_SAY.test(above) || above.includes(bareOf(yieldText))) return null;
  const rows = rowsAbove(first, page, (bare) => MAY_SAY.test(bare));
  const made = rows
    .filter((row) => !isTooLong(row))
    .flatMap((row) => factsIn(row))
    .filter((fact) => MADE.test(fact));
  return made.some((fact) => isSaid(fact, pieces)) ? null : (made[0] ?? null);
}
