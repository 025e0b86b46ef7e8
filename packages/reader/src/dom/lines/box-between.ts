import { isOrder } from '../../card/fields/order.ts';
import { isBox } from '../../vocabulary/box-words.ts';
import { isElement, type DomElement } from '../tree/dom-node.ts';
import type { PageLine } from './page-lines.ts';

/** The list that a line is an item of. */
function listOf({ element }: PageLine): DomElement | null {
  const parent = element?.name === 'li' ? element.parent : null;
  return parent && isElement(parent) ? parent : null;
}

const MOST_LINES = 3;

/** Whether a line is of a box that parts a list in two: the items above and below it stand in lists of one kind. */
export function isBoxBetween(lines: readonly PageLine[], at: number): boolean {
  const line = lines[at];
  const before = lines[at - 1];
  const above = before ? listOf(before) : null;
  if (!line || !above || line.tag === 'li' || !isBox(line.text)) return false;
  const next = lines.slice(at + 1, at + 1 + MOST_LINES).find(({ text }) => !isBox(text));
  const below = next ? listOf(next) : null;
  if (!next || !below || above.name !== below.name) return false;
  if (above.attribs['class'] !== below.attribs['class']) return false;
  // Tips may be counted from 1 again.
  return above.name === 'ul' || below.attribs['start'] !== undefined || isOrder(next.text);
}
