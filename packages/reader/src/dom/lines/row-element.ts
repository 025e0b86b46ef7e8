import { isHint, isOffer } from './beside-item.ts';
import { isHiddenPart } from './hidden-alternative.ts';
import { isElement, isText, type DomElement, type DomNode } from '../tree/dom-node.ts';

const SKIPPED = new Set(
  'script style noscript template svg iframe object select textarea nav footer audio video canvas head dialog figcaption'.split(
    ' ',
  ),
);
const BLOCK = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figure form h1 h2 h3 h4 h5 h6 header hr html legend li main ol p pre section summary table tbody td tfoot th thead tr ul button label'.split(
    ' ',
  ),
);

/** Whether nothing inside such an element is read. */
export const isSkipped = (name: string): boolean => SKIPPED.has(name);

/** Whether such an element begins a line of its own. */
export const isBlock = (name: string): boolean => BLOCK.has(name);

/** What a row of a list or of a table may be. */
export const ROW_TAG = /^(?:li|tr|dt|dd)$/;

const PRICE_NAME = /(?:^|[\s_-])(?:prices?|coupons?)(?:$|[\s_-])/i;
const OTHER_MEASURE = /(?:^|[\s_-])alt(?:ernat(?:e|ive))?[-_](?:ingredient|amount|unit|measure)/i;
const NESTED_ROWS = /^(?:li|tr|ul|ol|table|h[1-6])$/;
const ROW_TEXT_MAX = 400;
/** Cells hold whole lists where tables only part the page. */
const ROW_BREAKS_MAX = 2;

/** Whether an element holds further rows, or more text than one row has. */
function holdsRows(element: DomElement, textMax: number): boolean {
  const waiting: DomNode[] = [...element.children];
  let length = 0;
  let breaks = 0;
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isElement(node)) {
      if (NESTED_ROWS.test(node.name) && !(element.name === 'li' && /^h[1-6]$/.test(node.name)))
        return true;
      if (node.name === 'br' && element.name === 'tr' && ++breaks > ROW_BREAKS_MAX) return true;
      if (!isSkipped(node.name)) waiting.push(...node.children);
    } else if (isText(node)) {
      length += node.data.trim().length;
      if (length > textMax) return true;
    }
  }
  return false;
}

/** A list item, a table row: read as one line although blocks may stand inside it. */
export const isRow = (element: DomElement): boolean =>
  element.name === 'li'
    ? !holdsRows(element, Number.POSITIVE_INFINITY)
    : element.name === 'tr' && !holdsRows(element, ROW_TEXT_MAX);

/** What stands in a row behind its text without being part of it: a button, a price, a hint, the same in other measures. */
export const isBehindRow = (element: DomElement, names: string): boolean =>
  element.name === 'button' ||
  // Blocks are hidden to be unfolded, as the text of a step is below its name.
  (!isBlock(element.name) && isHiddenPart(element)) ||
  PRICE_NAME.test(names) ||
  OTHER_MEASURE.test(names) ||
  isOffer(element, names) ||
  isHint(element);
