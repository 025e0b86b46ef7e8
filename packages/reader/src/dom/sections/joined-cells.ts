import { WRITTEN_NUMBER } from '../../text/number-signs.ts';
import { joinTerms } from './described-terms.ts';
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
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as PageLine;
    const next = lines[at + 1];
    const row = next !== undefined && BARE_AMOUNT.test(line.text) && areCells(line, next);
    if (row && !BARE_AMOUNT.test(next.text) && next.text.length < 120) {
      joined.push({ ...next, heading: 0, text: `${line.text} ${next.text}` });
      at += 1;
    } else if (next !== undefined && isNamedBefore(line, next)) {
      const [amount = '', note = ''] = next.text.split(/\s*,\s+(.*)/u, 2);
      joined.push({ ...line, text: `${amount} ${line.text}${note === '' ? '' : `, ${note}`}` });
      at += 1;
    } else joined.push(line);
  }
  return joinGrid(joined);
}

const AMOUNT_FIRST = new RegExp(String.raw`^${WRITTEN_NUMBER}\p{L}.{0,40}$`, 'u');

/** "Potatoes" in one cell and "800 g, peeled" in the next. */
const isNamedBefore = (line: PageLine, next: PageLine): boolean =>
  line.heading === 0 &&
  line.text.length < 80 &&
  !statesAmount(line.text) &&
  AMOUNT_FIRST.test(next.text) &&
  areCells(line, next) &&
  line.element?.parent?.children.filter(isElement).length === 2;
