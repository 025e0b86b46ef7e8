import { amountStart, withoutBullet } from '../card/amount-start.ts';
import type { SourceLine } from '../card/card-line.ts';
import { fold } from '../card/fold.ts';
import { headingOf } from '../card/headings.ts';
import { MEASURES_ALONE, UNITS } from '../card/measure-words.ts';
import { factsOfLine } from '../card/recipe-facts.ts';
import { isSectionTitle } from '../card/section-title.ts';
import { startsWithNumber } from '../text/number-signs.ts';
import { isStaple } from '../vocabulary/staples.ts';
import { isAmountAlone, isVagueAmount } from './amount-alone.ts';
import { isMenuLine } from './menu-line.ts';
import {
  headsNutrition,
  isSureNutrient,
  nutrientsOf,
  standsBesideNutrition,
} from './nutrient-line.ts';

/** An `edge` ends a list; what stands `aside` is no row of it, but its rows go on below; a `whole` row is in one line. */
type Cell = 'amount' | 'food' | 'whole' | 'aside' | 'edge';

interface Line {
  readonly line: SourceLine;
  readonly cell: Cell;
}

const FOOD_MAX = 80;
const FOOD_WORDS_MAX = 9;
const AMOUNTS_LEAST = 2;
/** Where no heading says that a list begins, more of it must be seen. */
const UNHEADED_LEAST = 3;

const isTold = (text: string): boolean =>
  text.length > FOOD_MAX ||
  text.split(/\s+/u).length > FOOD_WORDS_MAX ||
  /\p{L}{2}\s.*\p{L}{3}[.!?]$/u.test(text);

const isOfNutrition = (text: string): boolean =>
  headsNutrition(text) ||
  standsBesideNutrition(text) ||
  nutrientsOf(startsWithNumber(text) ? text : `${text}: 1 g`).some(isSureNutrient);

/** "4 Portionen" says for how many it is, "3 db" may count onions. */
const countsPieces = (text: string): boolean =>
  MEASURES_ALONE.has(fold(text).replace(/\.$/u, '').split(/\s+/u).at(-1) ?? '');

function cellOf(line: SourceLine): Cell {
  const text = withoutBullet(line.text);
  if (isMenuLine(text) || (factsOfLine(text).isAll && !countsPieces(text))) return 'aside';
  if (isAmountAlone(text)) return 'amount';
  if (headingOf(text, false) !== null || isTold(text) || isOfNutrition(text)) return 'edge';
  if (isSectionTitle(text)) return 'aside';
  if (isVagueAmount(text)) return 'amount';
  // "cloves garlic" below its "2" names a measure, and nothing says how many.
  const isWhole = amountStart(text) !== 'none' && startsWithNumber(text);
  return !isWhole && /\p{L}{2}/u.test(text) ? 'food' : 'whole';
}

const joined = (first: SourceLine, text: string): SourceLine => ({ ...first, text, raw: text });

const isUnit = (text: string): boolean => UNITS.has(fold(text).replace(/\.$/u, ''));

/** "200", "g" and "flour" in three cells: the measure goes to its number. */
function withUnitsJoined(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
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
        line: joined(last.line, `${last.line.text} ${each.line.text}`),
      };
  }
  return whole;
}

type Order = 'amount first' | 'food first';

const isFood = (each: Line | undefined): boolean => each?.cell === 'food';

const follows = (each: Line | undefined): boolean => isFood(each) && !each?.line.startsApart;

interface Choice {
  readonly order: Order;
  readonly isDoubtful: boolean;
}

/** Which of the two stands above the other: where every amount has a food on either side, empty lines may tell, or how the list ends. */
function orderOf(list: readonly Line[]): Choice | null {
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

const DOUBTFUL = 0.6;
const doubted = (line: SourceLine): SourceLine => ({
  ...line,
  confidence: Math.min(line.confidence, DOUBTFUL),
});

function rowsOf(list: readonly Line[]): SourceLine[] {
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
    const row = isRow
      ? joined(first.line, [amount, food].map(({ line }) => withoutBullet(line.text)).join(' '))
      : first.line;
    rows.push(choice.isDoubtful ? doubted(row) : row);
    if (isRow) at += 1;
  }
  return rows;
}

const isCounted = ({ line, cell }: Line): boolean =>
  cell === 'amount' && amountStart(line.text) === 'measure';

/** Above the first amount stand the title and what is told of the dish, and below the last food the steps. */
function withoutHead(list: readonly Line[]): number {
  const first = list.findIndex(({ cell }) => cell === 'amount');
  const endsWithFood = isFood(list.at(-1));
  return endsWithFood ? first : Math.max(0, first - 1);
}

function opened(list: readonly Line[], isHeaded: boolean): SourceLine[] {
  const amounts = list.filter(({ cell }) => cell === 'amount');
  const isList = isHeaded
    ? amounts.length >= AMOUNTS_LEAST
    : amounts.length >= UNHEADED_LEAST && amounts.filter(isCounted).length >= AMOUNTS_LEAST;
  if (!isList) return list.map(({ line }) => line);
  const start = isHeaded ? 0 : withoutHead(list);
  return [
    ...list.slice(0, start).map(({ line }) => line),
    ...rowsOf(withUnitsJoined(list.slice(start))),
  ];
}

const FIRST = /^1\s?[.)]?$/u;
const SECOND = /^2\s?[.)]?$/u;

/** The number of the first step, in a line of its own above it, where the second has such a number, too. */
function countsStep(list: readonly Line[], below: readonly SourceLine[]): boolean {
  const [last, step] = [list.at(-1)?.line, below[0]];
  return (
    last !== undefined &&
    step !== undefined &&
    FIRST.test(last.text) &&
    isTold(step.text) &&
    below.some(({ text }) => SECOND.test(text))
  );
}

const FACTOR = /^\d{1,2}\s[x×]$/u;

/** "2 x" above "400 g tins of beans": it multiplies whatever stands below it. */
function withFactorsJoined(source: readonly SourceLine[]): readonly SourceLine[] {
  if (!source.some(({ text }) => FACTOR.test(text))) return source;
  const lines: SourceLine[] = [];
  for (const line of source) {
    const factor = lines.at(-1);
    if (factor && FACTOR.test(factor.text) && /\p{L}/u.test(line.text))
      lines.splice(-1, 1, joined(factor, `${factor.text} ${line.text}`));
    else lines.push(line);
  }
  return lines;
}

/** A text whose amounts stand in the lines of what they are of: pages show "200 ml" and "double cream" in two cells, copies in two lines. */
export function withRowsJoined(given: readonly SourceLine[]): readonly SourceLine[] {
  const source = withFactorsJoined(given);
  const alone = source.filter(({ text }) => isAmountAlone(withoutBullet(text))).length;
  if (alone < AMOUNTS_LEAST) return source;
  const lines: SourceLine[] = [];
  let list: Line[] = [];
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
