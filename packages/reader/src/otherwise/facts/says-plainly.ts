import type { Nutrient } from '@commonplate/contract';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { isDigit } from '../../text/number-signs.ts';
import type { Panel } from './nutrition-panels.ts';

/** Signs between the letters of a piece, and the number itself. */
const REACH = 40;
const OF_NUMBER = /[\d.,]/;

/** Whether some markup has a number as it stands: the bare text of "2.8" is that of "28", too. */
function hasNumber(markup: string, number: string): boolean {
  const at = markup.indexOf(number);
  if (at < 0 || OF_NUMBER.test(markup.charAt(at - 1))) return false;
  return !/^[.,]?\d/.test(markup.slice(at + number.length, at + number.length + 2));
}

/** Whether a panel gives an amount in the words in which most do, which is sooner told than that it does in any. */
export function saysPlainly(
  [name, amount]: readonly [Nutrient, number],
  panels: readonly Panel[],
  { shown, markup, places }: ScannedPage,
): boolean {
  const number = String(amount);
  const said = `${name}${number.replace('.', '')}`;
  return panels.some(({ from, to }) => {
    const at = shown.slice(from, to).indexOf(said);
    const end = from + at + said.length;
    if (at < 0 || isDigit(shown.charAt(end))) return false;
    const numberAt = from + at + name.length;
    const { markupAt, bareAt } = places.of(numberAt);
    const start = markupAt + numberAt - bareAt;
    return hasNumber(markup.slice(start, start + (numberAt - bareAt) + REACH), number);
  });
}
