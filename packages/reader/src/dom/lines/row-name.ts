import { isElement, isText, type DomElement, type DomNode } from '../tree/dom-node.ts';
import { isBlock } from './row-element.ts';

const HEADING = /^h[1-6]$/;
const NAME = /(?:^|[\s:])name$/;

const isMarked = ({ attribs }: DomElement): boolean =>
  NAME.test(attribs['itemprop'] ?? attribs['property'] ?? '');

const isBlank = (node: DomNode): boolean => isText(node) && node.data.trim() === '';

/** Whether nothing follows an element on its line. */
function endsItsLine(element: DomElement): boolean {
  let node = element.next;
  while (node && isBlank(node)) node = node.next;
  if (!node) return element.parent !== null && isElement(element.parent) && isInRow(element.parent);
  return isElement(node) && (node.name === 'br' || isBlock(node.name));
}

/** A block that is not the row itself. */
const isInRow = ({ name }: DomElement): boolean => isBlock(name) && name !== 'li' && name !== 'tr';

/** Whether an element at the head of a row is set apart as the name of what the row tells. */
export const namesRow = (element: DomElement, isBold: boolean): boolean =>
  HEADING.test(element.name) || isMarked(element) || (isBold && endsItsLine(element));
