import type { SourceLine } from '../card/card-line.ts';
import { fold } from '../card/words/fold.ts';
import { UNITS } from '../card/words/measure-words.ts';
import { isStaple } from '../vocabulary/staples.ts';
import { doubted } from './doubted-line.ts';
import { type CellLine, isFood, joinedLine, rowOf } from './list-cells.ts';

const isUnit = (text: string): boolean => UNITS.has(fold(text).replace(/\.$/u, ''));

/** "200", "g" and "flour" in three cells: the measure goes to its number. */
function withUnitsJoined(lines: readonly CellLine[]): CellLine[] {
  const whole: CellLine[] = [];
  for (const [at, each] of lines.entries()) {
    const last = whole.at(-1);
    const isMeasure =
      last?.cell === 'amount' &&
      /^[^\p{L}]+$/u.test(last.line.text) &&
      isUnit(each.line.text) &&
      lines[at + 1]?.cell === 'food';
    if (!isMeasure) whole.push(each);
    else
      whole[whole.length - 1] = {
        ...last,
        line: joinedLine(last.line, `${last.line.text} ${each.line.text}`),
      };
  }
  return whole;
}

type Order = 'amount first' | 'food first';

const follows = (each: CellLine | undefined): boolean => isFood(each) && !each?.line.startsApart;

interface Choice {
  readonly order: Order;
  readonly isDoubtful: boolean;
}

/** Which of the two stands above the other: where every amount has a food on either side, empty lines may tell, or how the list ends. */
function orderOf(list: readonly CellLine[]): Choice | null {
  const amounts = list.flatMap(({ cell }, at) => (cell === 'amount' ? [at] : []));
  const hasBelow = amounts.every((at) => isFood(list[at + 1]));
  const hasAbove = amounts.every((at) => isFood(list[at - 1]));
  if (hasBelow !== hasAbove)
    return { order: hasBelow ? 'amount first' : 'food first', isDoubtful: false };
  if (!hasBelow) return null;
  const isApart = amounts.map((at) => list[at]?.line.startsApart === true);
  if (isApart.every((apart, index) => apart && follows(list[(amounts[index] ?? 0) + 1])))
    return { order: 'amount first', isDoubtful: false };
  if (!isApart.includes(true) && amounts.every((at) => !follows(list[at + 1])))
    return { order: 'food first', isDoubtful: false };
  const endsWithStaple = isStaple(list.at(-1)?.line.text ?? '');
  return { order: endsWithStaple ? 'food first' : 'amount first', isDoubtful: true };
}

/** The rows of a list whose amounts stand in cells of their own. */
export function rowsOf(cells: readonly CellLine[]): SourceLine[] {
  const list = withUnitsJoined(cells);
  const choice = orderOf(list);
  // Whose the amounts are nobody can tell then.
  if (choice === null) return list.map(({ line }) => doubted(line));
  const rows: SourceLine[] = [];
  for (let at = 0; at < list.length; at += 1) {
    const [first, second] = [list[at], list[at + 1]];
    if (!first) break;
    const amount = choice.order === 'amount first' ? first : second;
    const food = choice.order === 'amount first' ? second : first;
    const isRow = amount?.cell === 'amount' && food?.cell === 'food';
    const row = isRow ? rowOf(first.line, amount.line, food.line) : first.line;
    rows.push(choice.isDoubtful ? doubted(row) : row);
    if (isRow) at += 1;
  }
  return rows;
}
