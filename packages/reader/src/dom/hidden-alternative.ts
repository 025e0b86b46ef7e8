import { isElement, type DomElement } from './page-document.ts';

/** Single rows are hidden to be unfolded ("show all"); alternatives are hidden as whole parts. */
const PART = /^(?:div|section|article|ul|ol|table|form)$/;
const HIDING_CLASS = /(?:^|\s)(?:d-none|hidden|is-hidden|hide|display-none)(?:\s|$)/;
const HIDING_STYLE = /display\s*:\s*none/i;
const OF_THE_STATE = /^(?:class|style|hidden|id|aria-.*|tabindex)$/;

const isHiddenAtFirst = ({ attribs }: DomElement): boolean =>
  attribs['hidden'] !== undefined ||
  attribs['x-show'] !== undefined ||
  attribs['v-show'] !== undefined ||
  HIDING_STYLE.test(attribs['style'] ?? '') ||
  HIDING_CLASS.test(attribs['class'] ?? '');

const kindOf = (element: DomElement): string =>
  [element.name, ...Object.keys(element.attribs).filter((name) => !OF_THE_STATE.test(name))].join();

const MAX_SIBLINGS = 8;

/**
 * Whether an element stands hidden behind one of its own kind, as the second tab of a set does: the same dish for
 * another oven, or in other measures.
 */
export function isHiddenAlternative(element: DomElement): boolean {
  if (!PART.test(element.name) || !isHiddenAtFirst(element)) return false;
  const kind = kindOf(element);
  let seen = 0;
  for (let before = element.prev; before && seen < MAX_SIBLINGS; before = before.prev) {
    if (!isElement(before)) continue;
    seen += 1;
    if (kindOf(before) === kind) return true;
  }
  return false;
}

const LIST = /^(?:ul|ol|table)$/;

/** Whether a list is hidden above one of its kind that is shown, as the template of a program is: no reader sees it. */
export function isHiddenTemplate(element: DomElement): boolean {
  if (!LIST.test(element.name) || !isHiddenAtFirst(element)) return false;
  const kind = kindOf(element);
  let seen = 0;
  for (let after = element.next; after && seen < MAX_SIBLINGS; after = after.next) {
    if (!isElement(after)) continue;
    seen += 1;
    if (kindOf(after) === kind && !isHiddenAtFirst(after)) return true;
  }
  return false;
}
