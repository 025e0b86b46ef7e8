import { amountStart, withoutBullet } from '../card/zones/amount-start.ts';
import type { SourceLine } from '../card/card-line.ts';
import { fold } from '../card/words/fold.ts';
import { headingOf } from '../card/zones/headings.ts';
import { MEASURES_ALONE } from '../card/words/measure-words.ts';
import { factsOfLine } from '../card/fields/recipe-facts.ts';
import { isSectionTitle } from '../card/zones/section-title.ts';
import { startsWithNumber } from '../text/number-signs.ts';
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

/** A line, and what it would be in a list whose amounts and foods stand in two cells. */
export interface CellLine {
  readonly line: SourceLine;
  readonly cell: Cell;
}

const FOOD_MAX = 80;
const FOOD_WORDS_MAX = 9;

/** Longer than the name of a food, or a sentence. */
export const isTooMuchForFood = (text: string): boolean =>
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

export function cellOf(line: SourceLine): Cell {
  const text = withoutBullet(line.text);
  if (isMenuLine(text) || (factsOfLine(text).isAll && !countsPieces(text))) return 'aside';
  if (isAmountAlone(text)) return 'amount';
  if (headingOf(text, false) !== null || isTooMuchForFood(text) || isOfNutrition(text))
    return 'edge';
  if (isSectionTitle(text)) return 'aside';
  if (isVagueAmount(text)) return 'amount';
  // "cloves garlic" below its "2" names a measure, and nothing says how many.
  const isWhole = amountStart(text) !== 'none' && startsWithNumber(text);
  return !isWhole && /\p{L}{2}/u.test(text) ? 'food' : 'whole';
}

export const isFood = (each: CellLine | undefined): boolean => each?.cell === 'food';

/** Two lines that were one. */
export const joinedLine = (first: SourceLine, text: string): SourceLine => ({
  ...first,
  text,
  raw: text,
});

/** An amount and its food in one line, whichever of them stood above. */
export const rowOf = (first: SourceLine, amount: SourceLine, food: SourceLine): SourceLine =>
  joinedLine(first, [amount, food].map(({ text }) => withoutBullet(text)).join(' '));
