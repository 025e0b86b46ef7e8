import { isOrder } from '../card/fields/order.ts';
import { endsSentence } from '../lines/step-ends.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { type RowBeside, rowsUpTo } from '../shown/rows-beside-line.ts';
import type { SeenLine } from '../shown/seen-lines.ts';
import { bareOf } from '../text/bare-text.ts';
import { withoutName } from '../text/without-name.ts';
import { partTitled } from '../vocabulary/part-words.ts';
import { withoutNumber } from '../vocabulary/step-label.ts';
import { countsAnew } from './counts-anew.ts';

const NAME_MAX = 60;
const isName = ({ text }: RowBeside): boolean =>
  text !== '' && text.length <= NAME_MAX && !endsSentence(text);

/** Where a step begins below the name that it has in the data too: "Mix: Stir the flour into it." */
function belowName({ line, bare, at }: SeenLine, { places }: ScannedPage): number {
  const told = at + bare.length - bareOf(withoutName(line)).length;
  return told > at && places.beginsAt(told) ? told : at;
}

/** Whether a name is for sure that of a step and not of what stands below them: "Bake", "5. Crust", "For the sauce", but not "Reheating". */
const isStepName = (name: string): boolean => {
  const words = withoutNumber(name);
  return words !== name || isOrder(words) || partTitled(words) !== null;
};

/** Whether a row behind the last step names another, as the row above that one does: "5. Bake" behind what stands under "4. Mix". */
export function namesStep(row: RowBeside, last: SeenLine, page: ScannedPage): boolean {
  if (!isName(row) || countsAnew(row.text)) return false;
  const at = belowName(last, page);
  const above = [...rowsUpTo(Math.max(0, at - 2 * NAME_MAX), at, page)].at(-1);
  if (above === undefined || above.tag !== row.tag || !isName(above)) return false;
  return isStepName(row.text) || (at === last.at && !isStepName(above.text));
}
