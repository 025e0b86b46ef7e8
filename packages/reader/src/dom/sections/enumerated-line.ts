import { NUMBER_SIGN } from '../../text/number-signs.ts';
import { AND_WORDS } from '../../vocabulary/and-words.ts';
import { isStaple } from '../../vocabulary/staples.ts';
import { isMerelyAmount } from './broken-row.ts';
import type { PageLine } from '../lines/page-lines.ts';
import { ROW_TAG } from '../lines/row-element.ts';

const BEFORE_AMOUNT = new RegExp(
  String.raw`(?:[,;]\s+(?:(?:${AND_WORDS})\s+)?|\s(?:${AND_WORDS})\s)(?=${NUMBER_SIGN}|an? (?:pinch|handful|dash|splash|bunch|few|(?:tea|table)spoon)\b)(?![^()]{0,200}\))`,
  'iu',
);
const ITEM = new RegExp(String.raw`^(?:${NUMBER_SIGN}|an? ).*\p{L}{2}`, 'iu');
const ITEM_MAX = 80;
const ENOUGH = 3;

/** "2 cloves of garlic, oil and salt" at the end: what has no amount is an item of its own. */
function withStaples(item: string): string[] {
  const at = item.lastIndexOf(', ');
  const rest = at < 0 ? '' : item.slice(at + 2);
  return isStaple(rest) ? [item.slice(0, at), rest] : [item];
}

/** A paragraph that lists the ingredients one behind the other, each with its amount, as a line for each. */
export function enumeratedLines(line: PageLine): PageLine[] {
  if (ROW_TAG.test(line.tag) || line.heading > 0) return [line];
  const items = line.text.replace(/\.$/, '').split(BEFORE_AMOUNT);
  if (items.length < ENOUGH) return [line];
  const all = items.every(
    (item) => ITEM.test(item) && item.length <= ITEM_MAX && !isMerelyAmount(item),
  );
  return all ? items.flatMap(withStaples).map((text) => ({ ...line, text })) : [line];
}
