import { SHORT_MEASURES, startsWithNumber, WRITTEN_NUMBER } from '../../text/number-signs.ts';
import type { PageLine } from '../lines/page-lines.ts';

const MERELY_AMOUNT = new RegExp(String.raw`^${WRITTEN_NUMBER}(?:${SHORT_MEASURES})?\.?$`, 'iu');
const ENOUGH = 2;

export const isMerelyAmount = (text: string): boolean => MERELY_AMOUNT.test(text);

/** An amount and what it is an amount of: the same in other measures is none. */
const isWhole = (text: string): boolean =>
  startsWithNumber(text) && /\p{L}{3}/u.test(text) && !isMerelyAmount(text);

/** Several ingredients in one row, each typed on a line of its own. A note below its ingredient stays with it. */
export function brokenRow(line: PageLine): PageLine[] {
  const typed = line.typed ?? [];
  const several = isWhole(typed[0] ?? '') && typed.filter(isWhole).length >= ENOUGH;
  return several ? typed.map((text) => ({ ...line, text })) : [line];
}
