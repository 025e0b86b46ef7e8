import { amountIn } from '../../ingredients/amount-in.ts';
import type { Lexicon } from '../../ingredients/lexicon.ts';
import type { Span } from '../../scan/span.ts';
import { BLOCK_TAG } from '../../text/block-tag.ts';
import { holdsSentences } from '../../text/holds-sentences.ts';
import { startsWithNumber } from '../../text/number-signs.ts';
import { rowText } from '../row-text.ts';

/** What stands between two tags that part rows. */
interface Box extends Span {
  /** Empty where no amount is given in a box for it. */
  text: string;
}

const WHOLE_TAG = new RegExp(`${BLOCK_TAG.source}[^<>]{0,1000}>`, 'gi');

function boxesOf(markup: string): Box[] {
  const boxes: Box[] = [];
  let from = 0;
  let opened = '';
  for (const { 0: tag, 1: slash, 2: name, index } of markup.matchAll(WHOLE_TAG)) {
    const text = rowText(markup.slice(from, index));
    if (text !== '' || (slash !== '' && name === opened)) boxes.push({ from, to: index, text });
    from = index + tag.length;
    opened = slash === '' ? (name ?? '') : '';
  }
  return boxes;
}

/** Between boxes that stand side by side: one ends and the next begins, be they in cells. */
const BESIDE =
  /^<\/(?:div|p|dt|dd)>(?:\s|<\/?t[dh]\b[^<>]{0,300}>|<!--[^<>]{0,300}-->)*<(?:div|p|dt|dd)\b[^<>]{0,1000}>$/i;
/** The next name of a list of names and values. */
const NEXT_NAME = /^<\/dd>[^]*<dt\b/i;

/** What shops say of a food in a box beside it; no line of a recipe does. */
const CONTENTS =
  /^\(?(?:may )?(?:contains?|enthält|bevat|contient|contiene|contém|innehåller|indeholder|inneholder|zawiera|tartalmaz)(?!\p{L})/iu;

const borderOf = (one: Box, next: Box, markup: string): string => markup.slice(one.to, next.from);

/** The boxes of some markup, those together that stand side by side. */
function sideBySide(markup: string): Box[][] {
  const rows: Box[][] = [];
  let last: Box | null = null;
  for (const box of boxesOf(markup)) {
    const border = last === null ? '' : borderOf(last, box, markup);
    if (BESIDE.test(border) && !NEXT_NAME.test(border)) rows.at(-1)?.push(box);
    else rows.push([box]);
    last = box;
  }
  return rows;
}

/** Of an amount, its unit, a food and a note. */
const MOST_BOXES = 4;
const AMOUNT_MAX = 40;
const ROW_MAX = 200;

/** Whether a text says how much, but not of what. */
function isAmountAlone(text: string, lexicon: Lexicon): boolean {
  if (text.length > AMOUNT_MAX || !startsWithNumber(text)) return false;
  // What is measured tells a unit from a food.
  const { roles } = amountIn(`${text} food`, lexicon).amount;
  return roles.length > 1 && !roles.slice(0, -1).includes('rest');
}

/** Whether boxes are an amount, be it in two measures, and what it is of. */
function areOneRow(row: readonly Box[], lexicon: Lexicon): boolean {
  const boxes = row.filter(({ text }) => !CONTENTS.test(text));
  if (boxes.length < 2 || boxes.length > MOST_BOXES) return false;
  const whole = boxes.map(({ text }) => text).join(' ');
  if (whole.length > ROW_MAX || holdsSentences(whole)) return false;
  const amounts = boxes.map(({ text }) => isAmountAlone(text, lexicon));
  const [first, last] = [amounts.indexOf(true), amounts.lastIndexOf(true)];
  if (first < 0 || amounts.slice(first, last).includes(false)) return false;
  const others = boxes.filter(({ text }, at) => text !== '' && amounts[at] === false);
  return others.length > 0 && !others.some(({ text }) => startsWithNumber(text));
}

/** The rows of boxes between which nothing parts them: each amount with the box behind it. */
function pairsOf(boxes: readonly Box[], lexicon: Lexicon): Box[][] {
  const pairs: Box[][] = [];
  for (const [at, box] of boxes.entries()) {
    const next = boxes[at + 1];
    if (next && isAmountAlone(box.text, lexicon) && areOneRow([box, next], lexicon))
      pairs.push([box, next]);
  }
  return pairs;
}

/** How the boxes of a row are parted, without what is between the tags. */
const bordersOf = (boxes: readonly Box[], markup: string): string =>
  boxes
    .slice(1)
    .map((box, at) => borderOf(boxes[at] ?? box, box, markup))
    .join('')
    .replace(/\s+/g, ' ');

const CELL_END = '</td>';

/** The rows of some markup that are made of boxes, in their order; none where only one is. */
function rowsOfBoxes(markup: string, lexicon: Lexicon): Box[][] {
  const all = sideBySide(markup);
  const sure = all.flatMap((boxes) =>
    areOneRow(boxes, lexicon) ? [boxes] : pairsOf(boxes, lexicon),
  );
  if (sure.length < 2) return [];
  const known = new Set(sure.flat());
  const borders = new Set(sure.map((boxes) => bordersOf(boxes, markup)));
  // An amount in words stands in the same boxes.
  const alike = all.filter(
    (boxes) =>
      !boxes.some((box) => known.has(box)) &&
      boxes.length > 1 &&
      boxes.length <= MOST_BOXES &&
      borders.has(bordersOf(boxes, markup)),
  );
  return [...sure, ...alike].toSorted((a, b) => (a[0]?.from ?? 0) - (b[0]?.from ?? 0));
}

/**
 * Some markup with rows that are made of boxes as rows of cells, each sign in its place: "400 g" in one and "beans" in the
 * next. Null where it has none.
 */
export function withBoxesAsCells(markup: string, lexicon: Lexicon): string | null {
  const rows = rowsOfBoxes(markup, lexicon);
  if (rows.length === 0) return null;
  let written = '';
  let at = 0;
  for (const boxes of rows)
    for (const [index, { from, to, text }] of boxes.entries()) {
      const before = boxes[index - 1];
      if (!before) continue;
      const end = CONTENTS.test(text) ? to : from;
      written += markup.slice(at, before.to) + CELL_END.padEnd(end - before.to);
      at = end;
    }
  return written + markup.slice(at);
}
