import { isClosingWords } from '../card/zones/closing-wish.ts';
import { MAX_COMPARED } from '../finding/max-compared.ts';
import { stepLikeness } from '../lines/page-line-likeness.ts';
import { endsSentence } from '../lines/step-ends.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { type RowBeside, rowsBehind } from '../shown/rows-beside-line.ts';
import { endOf, type SeenLine } from '../shown/seen-lines.ts';
import { bareOf } from '../text/bare-text.ts';
import { tellsHowLongItKeeps } from '../vocabulary/keeping-words.ts';
import { isRemark } from '../vocabulary/remark-words.ts';
import { sectionKind } from '../vocabulary/section-words.ts';
import { STEP_LABEL, withoutNumber } from '../vocabulary/step-label.ts';
import { isOfTheSite } from './of-the-site.ts';
import { tellsOnlyFacts } from './only-facts.ts';

/** The foods of a step may stand between its number and what to do with them. */
const MOST_ROWS = 16;
const FOOD_MAX = 80;
/** How far below the last step, in letters, the next one ends. */
const BELOW = 1_500;
/** More stand between two steps where these are parts of a story. */
const WIDEST = 1_500;

/** Whether a text is nothing but a number, alone or with what steps are called. */
const isLabel = (text: string, number: number): boolean =>
  STEP_LABEL.test(text) && Number(/\d{1,3}/.exec(text)?.[0]) === number;

const OPENS_WITH_LABEL = /^((?:\p{L}{3,8}\s)?\d{1,2}[.:)]?)\s+/u;

/** The rows behind the one that counts a step, which may stand in the same as the first of them; null where none does. */
function rowsCounted(rows: readonly RowBeside[], number: number): readonly RowBeside[] | null {
  const [first, ...rest] = rows;
  if (!first) return null;
  if (isLabel(first.text, number)) return rest;
  const [opening = '', label = ''] = OPENS_WITH_LABEL.exec(first.text) ?? [];
  if (!isLabel(label, number)) return null;
  return [{ ...first, text: first.text.slice(opening.length) }, ...rest];
}

/** What steps are called takes no more letters. */
const CALLED_MAX = 8;

/** Whether some number may stand behind a place: worth a closer look. */
const isBehind = (number: number, at: number, { shown }: ScannedPage): boolean =>
  shown.slice(at, at + CALLED_MAX).includes(String(number));

/** Whether the number of the last step stands between that and the one above it, first of all that does. */
function isCounted(steps: readonly SeenLine[], page: ScannedPage): boolean {
  const [above, last] = steps.slice(-2);
  if (!above || !last || above.at < 0 || last.at <= endOf(above)) return false;
  if (last.at - endOf(above) > WIDEST) return false;
  if (isLabel(page.shown.slice(endOf(above), last.at), steps.length)) return true;
  const between = rowsBehind(endOf(above), last.at, page);
  return between.take(1).some(({ text }) => isLabel(text, steps.length));
}

/** Whether a row opens something else than what to do with some foods. */
const opensOther = ({ text, isSetApart }: RowBeside): boolean =>
  isSetApart || isRemark(text) || isOfTheSite(text) || sectionKind(text) !== null;

const isStep = (text: string): boolean =>
  stepLikeness(text) > 0 &&
  endsSentence(text) &&
  !isClosingWords(text) &&
  !tellsOnlyFacts(text) &&
  !tellsHowLongItKeeps(text);

/** What the page tells below the number that follows that of the last step, be it below the foods that are needed for it; null where it does not. */
export function countedBelow(steps: readonly SeenLine[], page: ScannedPage): string | null {
  const last = steps.at(-1);
  if (!last || last.at < 0 || last.bare === '' || steps.length > MAX_COMPARED) return null;
  const end = endOf(last);
  const next = steps.length + 1;
  if (!isBehind(next, end, page) || !isCounted(steps, page)) return null;
  const below = rowsBehind(end, Math.min(end + BELOW, page.shown.length), page);
  const rows = rowsCounted([...below.take(MOST_ROWS)], next);
  if (rows === null) return null;
  for (const row of rows) {
    if (opensOther(row) || STEP_LABEL.test(row.text)) return null;
    const text = withoutNumber(row.text);
    if (isStep(text)) return steps.some(({ bare }) => bare.includes(bareOf(text))) ? null : text;
    if (text.length > FOOD_MAX) return null;
  }
  return null;
}
