import { amountIn } from '../../ingredients/amount-in.ts';
import { guessLanguage } from '../../ingredients/heard-language.ts';
import { lexiconOf } from '../../ingredients/language.ts';
import type { Lexicon } from '../../ingredients/lexicon.ts';
import { type MeasuredAmount, measuredAmount, sayTheSame } from '../../ingredients/measure-size.ts';
import { rowAround } from '../../shown/row-around.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { bareOf } from '../../text/bare-text.ts';
import { startsWithNumber } from '../../text/number-signs.ts';
import { placesIn } from '../../text/places-in.ts';
import { elementsApart } from '../../text/elements-apart.ts';
import { plainLine } from '../../text/plain-text.ts';

const ROW_MAX = 200;
const DISTINCT = 4;
const MOST_COMPARED = 200;
const MAX_PLACES = 12;
/** An amount and its unit, as they stand before an item without spaces and signs. */
const AMOUNT_MAX = 24;
const NOTE_STARTS: ReadonlySet<string> = new Set([',', ';', '(', '[']);

interface Measured extends MeasuredAmount {
  /** The bare words behind the amount, up to the first note. */
  item: string;
  /** The same with the notes. */
  whole: string;
}

function measuredIn(text: string, lexicon: Lexicon): Measured | null {
  const { amount, line } = amountIn(text, lexicon);
  const measured = measuredAmount(amount);
  if (!measured) return null;
  const rest = line.tokens.filter((_, at) => amount.roles[at] === 'rest').map(({ key }) => key);
  const note = rest.findIndex((key) => NOTE_STARTS.has(key));
  const item = bareOf((note < 0 ? rest : rest.slice(0, note)).join(''));
  return { ...measured, item, whole: bareOf(rest.join('')) };
}

/** Pages leave out the brackets around a note. */
const areOfOne = (one: Measured, other: Measured): boolean =>
  one.item === other.item || one.whole === other.whole;

const isRow = (text: string): boolean => text !== '' && text.length <= ROW_MAX;

/** The rows of the page in which some number stands before the item. */
function* rowsWith(item: string, { markup, places, shown }: ScannedPage): Generator<string> {
  for (const at of placesIn(shown, item, MAX_PLACES)) {
    if (!/\d/.test(shown.slice(Math.max(0, at - AMOUNT_MAX), at))) continue;
    const row = rowAround(markup, places.of(at).markupAt, places.of(at + item.length - 1).markupAt);
    // What stands in elements of its own is mostly set apart: "25 g" and "yeast".
    if (row === null) continue;
    const text = plainLine(row);
    if (isRow(text)) yield text;
    const apart = elementsApart(row);
    if (apart !== text && isRow(apart)) yield apart;
  }
}

/**
 * The unseen lines of a list of which a row of the page gives another amount, each with that row: "500 g" and "1 kg", "2 tbsp"
 * and "2 tsp". A row that is another line of the list says nothing of them.
 */
export function measuredOtherwise(
  unseen: readonly string[],
  lines: readonly string[],
  page: ScannedPage,
): Map<string, string> {
  const found = new Map<string, string>();
  const measured = unseen.filter(startsWithNumber).slice(0, MOST_COMPARED);
  if (measured.length === 0) return found;
  const lexicon = lexiconOf(guessLanguage(lines.join(' ')));
  const declared = new Set(lines.map(bareOf));
  for (const line of measured) {
    const amount = measuredIn(line, lexicon);
    if (!amount || amount.item.length < DISTINCT) continue;
    let other: string | null = null;
    let agrees = false;
    for (const row of rowsWith(amount.item, page)) {
      if (declared.has(bareOf(row))) continue;
      const shown = measuredIn(row, lexicon);
      if (!shown || !areOfOne(shown, amount)) continue;
      const isSame = sayTheSame(amount, shown);
      agrees = isSame === true;
      if (agrees) break;
      if (isSame === false) other ??= row;
    }
    if (other !== null && !agrees) found.set(line, other);
  }
  return found;
}
