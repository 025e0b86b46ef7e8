import { startsWithNumber, WRITTEN_NUMBER } from '../../text/number-signs.ts';
import { joinTerms } from './described-terms.ts';
import { once } from '../../text/once.ts';
import { textIn } from '../lines/element-lines.ts';
import { joinGrid } from './grid-cells.ts';
import { isElement } from '../tree/dom-node.ts';
import { statesAmount } from '../../lines/page-line-likeness.ts';
import type { PageLine } from '../lines/page-lines.ts';
import { ROW_TAG } from '../lines/row-element.ts';

const BARE_AMOUNT = new RegExp(
  String.raw`^(?:ca\.?\s*)?${WRITTEN_NUMBER}\p{L}{0,12}(?:\(\p{L}{1,2}\))?\.?(?:\s(?:of|di|de(?: sopa| chá)?|à (?:soupe|café)|da (?:tavola|tè)))?$`,
  'u',
);
const MOST_CELLS = 3;

/** Whether two lines are the cells of one row: elements side by side in a parent that holds little else. */
function areCells(line: PageLine, next: PageLine): boolean {
  const parent = line.element?.parent;
  if (!parent || line.element === next.element || next.element?.parent !== parent) return false;
  return !ROW_TAG.test(line.tag) && parent.children.filter(isElement).length <= MOST_CELLS;
}

const CELL = /^t[dh]$/;

/** A row that names the item before its amount, with the amount first as cooks write it, and a note behind. */
function turnedRow(line: PageLine): PageLine {
  if (line.tag !== 'tr' || !line.element) return line;
  const cells = line.element.children.filter(isElement).filter(({ name }) => CELL.test(name));
  const [name = '', amount = '', note = ''] =
    cells.length === 2 || cells.length === MOST_CELLS ? cells.map(textIn) : [];
  const turned = name !== '' && !statesAmount(name) && BARE_AMOUNT.test(amount);
  return turned ? { ...line, text: `${amount} ${name}${note === '' ? '' : `, ${note}`}` } : line;
}

/** "200 g" and "flour" in cells of their own, put together. */
export function joinAmounts(given: readonly PageLine[]): PageLine[] {
  const lines = joinTerms(given.map(turnedRow));
  const joined: PageLine[] = [];
  const areBehind = once(() => giveAmountsBehind(lines));
  const isCounted = (line: PageLine, next: PageLine): boolean =>
    COUNT.test(next.text) && areNameAndMore(line, next) && areBehind();
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as PageLine;
    const next = lines[at + 1];
    const row = next !== undefined && BARE_AMOUNT.test(line.text) && areCells(line, next);
    if (row && !BARE_AMOUNT.test(next.text) && next.text.length < 120) {
      joined.push({ ...next, heading: 0, text: `${line.text} ${next.text}` });
      at += 1;
    } else if (next !== undefined && (isNamedBefore(line, next) || isCounted(line, next))) {
      const [amount = '', note = ''] = next.text.split(/\s*,\s+(.*)/u, 2);
      joined.push({ ...line, text: `${amount} ${line.text}${note === '' ? '' : `, ${note}`}` });
      at += 1;
    } else joined.push(line);
  }
  return joinGrid(joined);
}

const AMOUNT_FIRST = new RegExp(String.raw`^${WRITTEN_NUMBER}\p{L}.{0,40}$`, 'u');
/** "1 (400 g) can": how much is in one stands between. */
const PACKAGE = new RegExp(String.raw`^${WRITTEN_NUMBER}\([^()]{1,24}\)\s\p{L}{2,12}\.?$`, 'u');
const COUNT = new RegExp(String.raw`^${WRITTEN_NUMBER}$`, 'u');

const isMeasure = ({ text }: PageLine): boolean => BARE_AMOUNT.test(text) && !COUNT.test(text);

/** Whether two lines are the only cells of a row, the first without a number in front. */
const areNameAndMore = (line: PageLine, next: PageLine): boolean =>
  line.heading === 0 &&
  line.text.length < 80 &&
  !startsWithNumber(line.text) &&
  areCells(line, next) &&
  line.element?.parent?.children.filter(isElement).length === 2;

/** "Potatoes" in one cell and "800 g, peeled" in the next. */
const isNamedBefore = (line: PageLine, next: PageLine): boolean =>
  startsWithNumber(next.text) &&
  areNameAndMore(line, next) &&
  (isMeasure(next) ||
    // "Flour, plus some for dusting" states an amount too, but no cell beside it may then hold more than a measure.
    (!statesAmount(line.text) && (AMOUNT_FIRST.test(next.text) || PACKAGE.test(next.text))));

/** So many rows tell that a bare number counts what stands before it: one alone may count anything. */
const ENOUGH = 2;

/** Whether several rows of a list give their amounts behind the names. */
const giveAmountsBehind = (lines: readonly PageLine[]): boolean =>
  lines.filter((line, at) => {
    const next = lines[at + 1];
    return next !== undefined && isNamedBefore(line, next);
  }).length >= ENOUGH;
