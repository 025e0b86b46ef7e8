import { countedOtherwise } from '../amounts/counted-otherwise.ts';
import { exchangedAmounts } from '../amounts/exchanged-amounts.ts';
import { guessLanguage } from '../../ingredients/heard-language.ts';
import { lexiconOf } from '../../ingredients/language.ts';
import { beginsRow } from '../../scan/row-start.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { listedInTurn } from './listed-in-turn.ts';
import { listedLessOften } from './listed-less-often.ts';
import { measuredOtherwise } from '../amounts/measured-otherwise.ts';
import { namedOtherwise } from '../foods/named-otherwise.ts';
import { notedOtherwise } from '../foods/noted-otherwise.ts';
import { pageListOf } from './page-list.ts';
import { wordedOnPage } from './worded-on-page.ts';
import { agreesInPlace, placedOtherwise } from './placed-otherwise.ts';
import { runTogetherAmounts } from '../amounts/run-together-amounts.ts';
import { isOfSameFoodAndNumbers } from '../foods/same-food-and-numbers.ts';
import { isNameAlone } from '../../shown/lists/amounts-as-shown.ts';
import { type SeenLine, seenLines } from '../../shown/seen-lines.ts';
import { shownRows } from '../../shown/shown-rows.ts';
import { bareOf } from '../../text/bare-text.ts';
import { placesIn } from '../../text/places-in.ts';
import { withTickedRows } from './ticked-rows.ts';

/** A whole number and what it counts, up to the first note; "piece(s)" has none. */
const COUNTED =
  /^(\d{1,5})\s*(?![\d.,/⁄½¼¾⅐-⅞–-]|\s*(?:to|bis|à|or|x)\s)(\p{L}(?:[^,;(]|\(\p{L}{1,2}\)){2,60})/u;
const MAX_PLACES = 12;
const DISTINCT = 5;

/** Whether digits without their signs may say the same number: alone, behind another number, as the start of a range. */
function mayBe(number: string, digits: string): boolean {
  if (digits.endsWith(number)) return true;
  const rest = digits.startsWith(number) ? digits.slice(number.length) : null;
  // "1.00" may stand for 1, but "500" not for 50.
  return rest !== null && (number.length === 1 || !/^0+$/.test(rest));
}

/** Whether the page names the item before its amount: "Flour 200 g", "Eggs 3". */
function isTurned(number: string, counted: string, shown: string): boolean {
  const [unit = '', ...words] = counted.trim().split(/\s+/);
  const name = bareOf(words.join(' '));
  return (
    shown.includes(bareOf(counted) + number) ||
    (name !== '' && shown.includes(name + number + bareOf(unit)))
  );
}

/** Whether letters of the bare text from a place on are of more than one row: "225 g" and "salt" below it. */
function spansRows(from: number, { length }: string, page: ScannedPage): boolean {
  for (let at = from + 1; at < from + length; at++) if (beginsRow(at, page)) return true;
  return false;
}

/** The item of which the page gives another amount in the same unit, and never this one; null where it does not. */
function contradictedItem(line: string, page: ScannedPage): string | null {
  const { shown } = page;
  const [, number, counted] = COUNTED.exec(line) ?? [];
  if (number === undefined || counted === undefined) return null;
  const item = bareOf(counted);
  // Most pages that write a line otherwise do not have its item either.
  if (item.length < DISTINCT || !shown.includes(item)) return null;
  if (isTurned(number, counted, shown)) return null;
  let other = false;
  for (const at of placesIn(shown, item, MAX_PLACES)) {
    const digits = /\d+$/.exec(shown.slice(Math.max(0, at - 8), at))?.[0];
    if (digits !== undefined && mayBe(number, digits)) return null;
    other ||= digits !== undefined && !spansRows(at, item, page);
  }
  return other ? item : null;
}

const LINE_MAX = 200;

/** The first lines of the page that give an amount of each of the items, and are none of the declared ones. */
function linesOf(
  items: ReadonlySet<string>,
  declared: readonly SeenLine[],
  { markup }: ScannedPage,
): Map<string, string> {
  const found = new Map<string, string>();
  if (items.size === 0) return found;
  const known = new Set(declared.map(({ bare }) => bare));
  for (const { text } of shownRows(withTickedRows(markup.whole))) {
    if (found.size === items.size) break;
    if (text.length > LINE_MAX || !/\d/.test(text)) continue;
    const bare = bareOf(text);
    if (known.has(bare)) continue;
    for (const item of items)
      if (!found.has(item) && /\d$/.test(bare.slice(0, Math.max(0, bare.indexOf(item)))))
        found.set(item, text);
  }
  return found;
}

/** Tells whether the page shows a line: where it has a list of them, the same letters elsewhere are of something else. */
function listedIn(lines: readonly SeenLine[], page: ScannedPage): (line: SeenLine) => boolean {
  const list = pageListOf(lines, page);
  const shown = list && page.shown.slice(list.span.from, list.span.to);
  return ({ at, bare }) => at >= 0 && (shown === null || shown.includes(bare));
}

/** The declared ingredients of which the page shows another amount or name, each with the page's own line, if that is found. */
export function contradictedLines(
  lines: readonly string[],
  page: ScannedPage,
): ReadonlyMap<string, string | null> {
  const { shown } = page;
  const itemOf = new Map<string, string>();
  const all = seenLines(lines, shown);
  if (listedInTurn(lines, page).areInTurn)
    return runTogetherAmounts(
      all.filter(({ at }) => at >= 0),
      page,
    );
  const isListed = listedIn(all, page);
  const worded = wordedOnPage(all, page);
  const lexicon = lexiconOf(guessLanguage(lines.join(' ')));
  const seen: SeenLine[] = [];
  const unseen: string[] = [];
  for (const line of all) {
    const row = worded.alike.get(line.line);
    if (isListed(line)) seen.push(line);
    // Of one whose own row says the same, no other place can say more.
    else if (row === undefined || !isOfSameFoodAndNumbers(line.line, row, lexicon))
      unseen.push(line.line);
  }
  for (const line of unseen) {
    const item = contradictedItem(line, page);
    if (item !== null) itemOf.set(line, item);
  }
  const shownLines = linesOf(new Set(itemOf.values()), all, page);
  const others = unseen.filter((line) => !itemOf.has(line));
  const elsewhere = new Map<string, string | null>([
    ...countedOtherwise(others, page),
    ...measuredOtherwise(others, lines, page),
    ...[...itemOf].map(([line, item]) => [line, shownLines.get(item) ?? null] as const),
  ]);
  for (const line of elsewhere.keys())
    if (worded.alike.has(line) || agreesInPlace(line, lines, page)) elsewhere.delete(line);
  // Where the data only names a food, its letters stand in any row of it.
  const named = seen.filter(({ line }) => isNameAlone(line)).map(({ line }) => line);
  return new Map<string, string | null>([
    ...notedOtherwise(
      others.filter((line) => !worded.alike.has(line)),
      lines,
      page,
    ),
    ...worded.otherwise,
    ...placedOtherwise([...others, ...named], lines, page),
    ...elsewhere,
    ...namedOtherwise(seen, page),
    ...runTogetherAmounts(seen, page),
    ...exchangedAmounts(all, page),
    ...listedLessOften(lines, page).map((line) => [line, null] as const),
  ]);
}
