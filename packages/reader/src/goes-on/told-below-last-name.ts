import { isOrder } from '../card/fields/order.ts';
import { isClosingWords } from '../card/zones/closing-wish.ts';
import { endAsSentences, endsSentence } from '../lines/step-ends.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { endOf, type SeenLine } from '../shown/seen-lines.ts';
import { bareOf } from '../text/bare-text.ts';
import { isRemark } from '../vocabulary/remark-words.ts';
import { sectionKind } from '../vocabulary/section-words.ts';
import { STEP_LABEL, withoutNumber } from '../vocabulary/step-label.ts';
import { stepRowsBelow } from './step-furniture.ts';
import { tellsToDo } from '../lines/tells-to-do.ts';

const LONGEST_NAME = 40;
/** A number may stand between the name and the step. */
const MOST_ROWS = 2;
const WORDS_MAX = 300;

/** Whether a step tells nothing to do, but is called so on the page in a row of its own: "Glaze". */
function isOnlyName({ line, at }: SeenLine, end: number, { places }: ScannedPage): boolean {
  if (at < 0 || line.length > LONGEST_NAME || endsSentence(line)) return false;
  if (isOrder(line) || isClosingWords(line) || sectionKind(line) !== null) return false;
  return places.beginsAt(at) && places.beginsAt(end);
}

/** What a page tells below the name of a part that is all that the data has of its last steps; null where it is none. */
export function toldBelowLastName(steps: readonly SeenLine[], page: ScannedPage): string | null {
  const last = steps.at(-1);
  if (!last || !isOnlyName(last, endOf(last), page)) return null;
  const above = steps.slice(0, -1);
  if (!endAsSentences(above.map(({ line }) => line))) return null;
  for (const { text, isSetApart } of stepRowsBelow(endOf(last), page).take(MOST_ROWS)) {
    if (isSetApart || isRemark(text) || sectionKind(text) !== null) return null;
    if (STEP_LABEL.test(text)) continue;
    const step = withoutNumber(text);
    const bare = bareOf(step);
    const isTold = above.some((other) => other.bare.includes(bare));
    return endsSentence(step) && tellsToDo(step) && !isTold ? step.slice(0, WORDS_MAX) : null;
  }
  return null;
}
