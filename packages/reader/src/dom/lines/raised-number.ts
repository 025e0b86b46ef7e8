import { isElement, isText, type DomElement, type DomNode } from '../tree/dom-node.ts';

const COUNT = /^\s*\d{1,2}\s*$/;
const FRACTION = /^\s*\d{1,2}\s*[/⁄∕]/;
const SLASH_FIRST = /^\s*[/⁄∕]/;
const FOOTNOTE = /^\s*[[(]?(?:\d{1,2}|[*†‡]{1,3})[\])]?\s*$/;
const MAX_INSIDE = 8;
const MAX_DEPTH = 3;
const LONGEST = 12;

/** The text of what little stands in a raised number; of anything larger only the beginning. */
function textWithin(nodes: readonly DomNode[], depth = 0): string {
  if (depth > MAX_DEPTH) return '';
  return nodes
    .slice(0, MAX_INSIDE)
    .map((node) => {
      if (isText(node)) return node.data.slice(0, LONGEST);
      return isElement(node) ? textWithin(node.children, depth + 1) : '';
    })
    .join('');
}

const textBehind = ({ next }: DomElement): string => (next === null ? '' : textWithin([next]));

const isRaised = ({ name }: DomElement): boolean => name === 'sup';

/** Whether an element begins with the upper number of a fraction: "½" in small type, or in parts. */
export function beginsFraction(element: DomElement): boolean {
  const text = textWithin(element.children);
  return FRACTION.test(text) || (COUNT.test(text) && SLASH_FIRST.test(textBehind(element)));
}

/** Whether an element is the sign of a footnote behind a word. */
export const isFootnote = (element: DomElement): boolean =>
  isRaised(element) &&
  FOOTNOTE.test(textWithin(element.children)) &&
  !/^\s*[/⁄∕\d]/.test(textBehind(element));
