import { hasAmount, withoutBullet } from '../card/zones/amount-start.ts';
import { likenessOf } from '../card/zones/card-line-likeness.ts';
import type { SourceLine } from '../card/card-line.ts';
import { headingOf } from '../card/zones/headings.ts';
import { isAmountAlone } from './amount-alone.ts';
import { cellOf, rowOf } from './list-cells.ts';

const isNumberAlone = ({ text }: SourceLine): boolean => isAmountAlone(withoutBullet(text));

/** A row that says how much, or what heads the list. */
const isRowOrHead = (line: SourceLine | undefined): boolean =>
  line !== undefined &&
  !isNumberAlone(line) &&
  (hasAmount(line.text) || headingOf(line.text, false)?.kind === 'ingredients');

/** What may stand below the row: another one, or the end of the list. */
const mayFollow = (line: SourceLine | undefined): boolean =>
  line === undefined ||
  (!isNumberAlone(line) && (line.startsApart || hasAmount(line.text) || cellOf(line) === 'edge'));

function isNamedBelow(food: SourceLine | undefined): food is SourceLine {
  if (!food || food.startsApart || cellOf(food) !== 'food') return false;
  const { ingredient, step } = likenessOf(food.text);
  return ingredient >= step;
}

/** "1" above "onion" in a list whose other rows are whole: the number of the food below it. */
export function withLoneAmountsJoined(source: readonly SourceLine[]): readonly SourceLine[] {
  const lines: SourceLine[] = [];
  for (let at = 0; at < source.length; at += 1) {
    const [line, food] = [source[at], source[at + 1]];
    if (!line) break;
    const isRow =
      isNumberAlone(line) &&
      isRowOrHead(lines.at(-1)) &&
      isNamedBelow(food) &&
      mayFollow(source[at + 2]);
    lines.push(isRow ? rowOf(line, line, food) : line);
    if (isRow) at += 1;
  }
  return lines;
}
