import { isElement, type DomElement } from '../tree/dom-node.ts';

/** Single rows are hidden to be unfolded ("show all"); alternatives are hidden as whole parts. */
const PART = new Set(['div', 'section', 'article', 'ul', 'ol', 'table', 'form']);
const HIDING_CLASS = /(?:^|\s)(?:d-none|hidden|is-hidden|hide|display-none)(?:\s|$)/;
const HIDING_STYLE = /display\s*:\s*none/i;
const OF_THE_STATE = /^(?:class|style|hidden|id|aria-.*|tabindex)$/;

/** Whether an element is hidden by itself, on every screen: a class may hide it on some only. */
export const isHiddenPart = ({ attribs }: DomElement): boolean =>
  attribs['hidden'] !== undefined ||
  (attribs['style'] !== undefined && HIDING_STYLE.test(attribs['style']));

/** The same of a part that holds whole lists. */
export const isHiddenBlock = (element: DomElement): boolean =>
  PART.has(element.name) && isHiddenPart(element);

const isHiddenAtFirst = (element: DomElement): boolean =>
  isHiddenPart(element) ||
  element.attribs['x-show'] !== undefined ||
  element.attribs['v-show'] !== undefined ||
  HIDING_CLASS.test(element.attribs['class'] ?? '');

const kindOf = (element: DomElement): string =>
  [element.name, ...element.attributeNames.filter((name) => !OF_THE_STATE.test(name))].join();

const MAX_SIBLINGS = 8;

/** The elements of its own kind among the nearest before or after it. */
function likesOf(element: DomElement, side: 'prev' | 'next'): DomElement[] {
  const near: DomElement[] = [];
  for (let other = element[side]; other && near.length < MAX_SIBLINGS; other = other[side]) {
    if (isElement(other)) near.push(other);
  }
  const kind = kindOf(element);
  return near.filter((other) => kindOf(other) === kind);
}

/**
 * Whether an element stands hidden behind one of its own kind, as the second tab of a set does: the same dish for
 * another oven, or in other measures.
 */
export const isHiddenAlternative = (element: DomElement): boolean =>
  PART.has(element.name) && isHiddenAtFirst(element) && likesOf(element, 'prev').length > 0;

const LIST = new Set(['ul', 'ol', 'table']);

/** Whether a list is hidden above one of its kind that is shown, as the template of a program is: no reader sees it. */
export const isHiddenTemplate = (element: DomElement): boolean =>
  LIST.has(element.name) &&
  isHiddenAtFirst(element) &&
  likesOf(element, 'next').some((other) => !isHiddenAtFirst(other));
