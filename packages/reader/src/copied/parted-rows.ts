import { amountStart, withoutBullet } from '../card/zones/amount-start.ts';
import type { SourceLine } from '../card/card-line.ts';
import { headingOf } from '../card/zones/headings.ts';
import { isAmountAlone } from './amount-alone.ts';
import { type CellLine, cellOf, isFood, isTooMuchForFood } from './list-cells.ts';
import { withLoneAmountsJoined } from './lone-amount.ts';
import { withFactorsJoined } from './lone-factor.ts';
import { rowsOf } from './rows-of-cells.ts';

const AMOUNTS_LEAST = 2;
/** Where no heading says that a list begins, more of it must be seen. */
const UNHEADED_LEAST = 3;

const isCounted = ({ line, cell }: CellLine): boolean =>
  cell === 'amount' && amountStart(line.text) === 'measure';

/** Above the first amount stand the title and what is told of the dish, and below the last food the steps. */
function withoutHead(list: readonly CellLine[]): number {
  const first = list.findIndex(({ cell }) => cell === 'amount');
  const endsWithFood = isFood(list.at(-1));
  return endsWithFood ? first : Math.max(0, first - 1);
}

function opened(list: readonly CellLine[], isHeaded: boolean): SourceLine[] {
  const amounts = list.filter(({ cell }) => cell === 'amount');
  const isList = isHeaded
    ? amounts.length >= AMOUNTS_LEAST
    : amounts.length >= UNHEADED_LEAST && amounts.filter(isCounted).length >= AMOUNTS_LEAST;
  if (!isList) return list.map(({ line }) => line);
  const start = isHeaded ? 0 : withoutHead(list);
  return [...list.slice(0, start).map(({ line }) => line), ...rowsOf(list.slice(start))];
}

const FIRST = /^1\s?[.)]?$/u;
const SECOND = /^2\s?[.)]?$/u;

/** The number of the first step, in a line of its own above it, where the second has such a number, too. */
function countsStep(list: readonly CellLine[], below: readonly SourceLine[]): boolean {
  const [last, step] = [list.at(-1)?.line, below[0]];
  return (
    last !== undefined &&
    step !== undefined &&
    FIRST.test(last.text) &&
    isTooMuchForFood(step.text) &&
    below.some(({ text }) => SECOND.test(text))
  );
}

/** The lines of a text with the rows of each of its lists that has its amounts in cells of their own. */
function withCellsJoined(source: readonly SourceLine[]): SourceLine[] {
  const lines: SourceLine[] = [];
  let list: CellLine[] = [];
  let heading: string | null = null;
  const close = (): void => {
    const mayBeList = heading === null || heading === 'ingredients';
    lines.push(...(mayBeList ? opened(list, heading !== null) : list.map(({ line }) => line)));
    list = [];
  };
  for (const [at, line] of source.entries()) {
    const cell = cellOf(line);
    if (cell !== 'edge') {
      list.push({ line, cell });
      continue;
    }
    const number = countsStep(list, source.slice(at)) ? list.pop() : undefined;
    close();
    lines.push(...(number ? [number.line] : []), line);
    heading = headingOf(line.text, false)?.kind ?? (heading === 'ingredients' ? null : heading);
  }
  close();
  return lines;
}

/** A text whose amounts stand in the lines of what they are of: pages show "200 ml" and "double cream" in two cells, copies in two lines. */
export function withRowsJoined(given: readonly SourceLine[]): readonly SourceLine[] {
  const source = withFactorsJoined(given);
  const alone = source.filter(({ text }) => isAmountAlone(withoutBullet(text))).length;
  if (alone === 0) return source;
  return withLoneAmountsJoined(alone < AMOUNTS_LEAST ? source : withCellsJoined(source));
}
