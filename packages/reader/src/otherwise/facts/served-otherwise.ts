import { readServings } from '../../fields/servings.ts';
import { upperEndsOf } from '../../fields/upper-ends.ts';
import type { Finding } from '../../finding/finding.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { piecesAbove } from '../../shown/facts/pieces-made.ts';
import { rowsBelow, textBelow } from '../../shown/facts/rows-below.ts';
import { type SeenLine, seenLines } from '../../shown/seen-lines.ts';
import { factsIn } from '../../shown/facts/facts-in-row.ts';
import { labelledTimes } from '../../shown/facts/stated-times.ts';
import {
  isNumberAbove,
  isNumberInRow,
  numbersAbove,
  numbersIn,
  yieldsAbove,
  yieldsIn,
  yieldsWithoutDigits,
} from '../../shown/facts/stated-yields.ts';
import { madeOtherwise } from './made-otherwise.ts';
import { piecesOtherwise } from './pieces-otherwise.ts';
import { topsOfList } from '../../shown/lists/tops-of-list.ts';
import {
  COUNTED_SERVINGS,
  EATERS,
  LABEL_OF_ANYTHING,
  SERVINGS_LABEL,
} from '../../vocabulary/fact-words.ts';
import { TO_WORDS } from '../../vocabulary/number-words.ts';

/** Whatever else a yield counts may well be another number: "24 biscuits" for "6 people". */
const COUNTS_EATERS = /^\D{0,12}\d+(?:\s*[-–]\s*\d+)?\s*\+?\s*$/;

/** A bare number may be of those who eat or of pieces. */
const IS_NUMBER = /^\s*\d+\s*$/;

/** Whether a text names so many portions; a range does by its upper end, which is what would be read of it. */
const namesNumber = (text: string, servings: number): boolean =>
  readServings(text) === servings || upperEndsOf(text).has(String(servings));

/** A row with what it says of how many it is for. */
type Stated = readonly [row: string, stated: string];

/** What is counted stands behind the number, which may be two: "4 till 6". */
const COUNTS_WHAT = new RegExp(String.raw`\d\s*(?!(?:${TO_WORDS})\s*\d)\p{L}`, 'u');

/** Whether a row counts pieces, not those who eat: "Antal: 24 stk". */
const countsPieces = ([row, stated]: Stated): boolean =>
  COUNTS_WHAT.test(stated) &&
  !COUNTED_SERVINGS.test(stated) &&
  factsIn(row).some((fact) => LABEL_OF_ANYTHING.test(fact));

/** For how many the data is, by its number or by the range that it gives beside that. */
function* declaredIn({ yieldText, yieldRange = '' }: Finding): Generator<number> {
  for (const text of [yieldText, yieldRange]) {
    const servings = readServings(text);
    if (servings !== null) yield servings;
  }
}

/** "1x 2x 3x": by how much the amounts can be multiplied. */
const FACTOR = /\d\s?[x×](?!\p{L})/giu;

const portionsIn = (stated: string): number => readServings(stated.replace(FACTOR, ' ')) ?? 1;

/** "1 serving" heads the table of what a portion holds, and "Serving: 1 cup" stands in it. */
const IS_ONE = new RegExp(String.raw`^\D{0,3}1(?:\s+(?:${EATERS}))?(?:\s*\(.*)?$`, 'iu');
const HEADS_TABLE = /^(?:serving|portion)(?!\(|\p{L})/iu;

/** Whether a row says by a label that it is for one: "Servings: 1". */
const isForOne = ([row, stated]: Stated): boolean =>
  IS_ONE.test(stated.replace(FACTOR, '').trimEnd()) &&
  (row === '1' ||
    (SERVINGS_LABEL.test(row) && !HEADS_TABLE.test(row) && row.length > stated.length));

/** What the first of several yields says, where none of them names as many portions as the data; else null. */
function otherOf(yields: readonly Stated[], recipe: Finding): string | null {
  const declared = [...declaredIn(recipe)];
  if (yields.some(([, stated]) => declared.some((servings) => namesNumber(stated, servings))))
    return null;
  const other = yields.find(
    (said) => (portionsIn(said[1]) > 1 && !countsPieces(said)) || isForOne(said),
  );
  return other?.[0] ?? null;
}

/** Below the steps, other dishes and what a portion holds have such words, too: only a label tells that it is of the dish. */
const LABELLED = /^(?!(?:serving|portion)\s?:)\p{L}[\p{L} ]{2,24}\s?:/iu;

/** What the page says right below its last step, with a label, where that is another number; else null. */
function servedBelow(recipe: Finding, page: ScannedPage): string | null {
  const last = seenLines(recipe.steps, page.shown).findLast(({ at }) => at >= 0);
  if (!last) return null;
  const numbers = numbersIn(textBelow(last, page));
  if (numbers.length === 0 || numbers.includes(String(readServings(recipe.yieldText)))) return null;
  const rows = rowsBelow(last, page);
  const { prepTime, cookTime } = labelledTimes(rows);
  // A label stands above its number where those of the times do.
  const isOfDish = ([said]: Stated): boolean =>
    LABELLED.test(said) || (IS_NUMBER.test(said) && (prepTime ?? cookTime) !== undefined);
  return otherOf([...yieldsIn(rows)].filter(isOfDish), recipe);
}

/** What the page says above a list of other portions than its data: null where it says the same, undefined where it names none. */
function servedAbove(
  first: SeenLine,
  recipe: Finding,
  page: ScannedPage,
): string | null | undefined {
  const { yieldText } = recipe;
  const servings = readServings(yieldText);
  const number = String(servings);
  if (servings === null || isNumberAbove(number, first, page.shown)) return null;
  const numbers = numbersAbove(first, page.shown);
  const above = numbers.length > 0 ? [...yieldsAbove(first, page)] : [];
  const isSaid = numbers.includes(number);
  if (isSaid && (above.length === 0 || isNumberInRow(number, first, page))) return null;
  const portions = above.length > 0 ? above : [...yieldsWithoutDigits(first, page)];
  const isOfAnything = portions.length === 0 && IS_NUMBER.test(yieldText);
  const stated = isOfAnything ? [...piecesAbove(first, page)] : portions;
  return stated.length > 0 ? otherOf(stated, recipe) : undefined;
}

/** What the page says beside its lists where it names only other portions than its data; else null. */
export function servedOtherwise(recipe: Finding, page: ScannedPage): string | null {
  const { yieldText } = recipe;
  if (readServings(yieldText) === null) return null;
  const counts = COUNTS_EATERS.test(yieldText) || COUNTED_SERVINGS.test(yieldText);
  let isListed = false;
  for (const first of topsOfList(recipe, page.shown)) {
    isListed = true;
    const said = counts
      ? servedAbove(first, recipe, page)
      : (piecesOtherwise(yieldText, first, page) ??
        madeOtherwise(yieldText, first, page) ??
        undefined);
    if (said !== undefined) return said;
  }
  return counts && isListed ? servedBelow(recipe, page) : null;
}
