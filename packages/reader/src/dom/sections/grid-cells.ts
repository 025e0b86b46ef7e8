import {
  SHORT_MEASURES,
  startsWithNumber,
  WEIGHTS_AND_VOLUMES,
  WRITTEN_NUMBER,
} from '../../text/number-signs.ts';
import type { PageLine } from '../lines/page-lines.ts';
import { ROW_TAG } from '../lines/row-element.ts';

const UNIT = new RegExp(String.raw`^(?:${WEIGHTS_AND_VOLUMES})\.?$`, 'i');
/** Without a unit of its own only a number: "1 onion" is an ingredient. */
const AMOUNT = new RegExp(String.raw`^${WRITTEN_NUMBER}(?:${SHORT_MEASURES})?\.?$`, 'iu');
const SUM = /^(?:total|sum|gesamt|summe|totaal|totale|suma)\b/i;
const ENOUGH = 2;

const isAmount = ({ text }: PageLine): boolean => AMOUNT.test(text);

/** The element whose cells a line stands among. */
const gridOf = ({ element, tag }: PageLine): object | null =>
  ROW_TAG.test(tag) ? null : (element?.parent ?? null);

/** Amounts and names that alternate, put together; as they are where their order is not plain. */
function joinAlternating(cells: readonly PageLine[]): PageLine[] {
  const unit = cells.find(({ text }) => UNIT.test(text))?.text ?? '';
  const own = cells.filter(({ text, heading }) => !UNIT.test(text) && heading === 0);
  const [first] = own;
  const last = own.at(-1);
  if (!first || !last || own.filter(isAmount).length < ENOUGH) return [...cells];
  const wholeLines = own.some((line) => !isAmount(line) && startsWithNumber(line.text));
  if (wholeLines || isAmount(first) === isAmount(last)) return [...cells];
  const amountFirst = isAmount(first);
  const joined: PageLine[] = [];
  for (let at = 0; at < own.length; at++) {
    const line = own[at] as PageLine;
    const next = own[at + 1];
    if (!next || isAmount(line) === isAmount(next) || isAmount(line) !== amountFirst) {
      joined.push(line);
      continue;
    }
    const [amount, name] = amountFirst ? [line, next] : [next, line];
    const measured = /\p{L}/u.test(amount.text) ? amount.text : `${amount.text} ${unit}`.trim();
    joined.push({ ...name, text: `${measured} ${name.text}` });
    at += 1;
  }
  return joined;
}

/** Lines in a row of which all stand among the cells of one element. */
function runsOf(lines: readonly PageLine[]): PageLine[][] {
  const runs: PageLine[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    const grid = gridOf(line);
    if (run?.[0] && grid !== null && gridOf(run[0]) === grid) run.push(line);
    else runs.push([line]);
  }
  return runs;
}

/** Cells that stand side by side without rows around them, as a grid shows them, put together two by two. */
export function joinGrid(lines: readonly PageLine[]): PageLine[] {
  const joined = runsOf(lines).flatMap(joinAlternating);
  return joined.length < lines.length ? joined.filter(({ text }) => !SUM.test(text)) : joined;
}
