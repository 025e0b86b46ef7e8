import { textIn } from '../lines/element-lines.ts';
import { isElement, type DomElement } from '../tree/dom-node.ts';

const LIST = /^(?:ul|ol|table|dl)$/;
const MAX_LEVELS = 5;
const NAME_MAX = 60;
/** Lists under these names hold the same once more. */
const OTHER_MEASURES =
  /\b(?:metric|imperial|customary|us|uk|cups?|grams?|ounces|units?|servings?|portion\w*|print|\d+\s*x?)\b/i;

function listAround(element: DomElement): DomElement | null {
  let node: object | null = element;
  for (let level = 0; level < MAX_LEVELS && node && isElement(node); level++) {
    if (LIST.test(node.name)) return node;
    node = node.parent;
  }
  return null;
}

/** The short line right above a list. */
function nameAbove(list: DomElement): string {
  let before = list.prev;
  while (before && !isElement(before)) before = before.prev;
  if (!before || LIST.test(before.name)) return '';
  const name = textIn(before);
  return name.length <= NAME_MAX && !OTHER_MEASURES.test(name) ? name : '';
}

/** Whether marked elements stand in several lists, each under a name of its own: "Dough", "Streusel". */
export function standInNamedParts(elements: readonly DomElement[]): boolean {
  const lists = new Set(elements.map(listAround));
  if (lists.size < 2) return false;
  const names = [...lists].map((list) => (list ? nameAbove(list) : ''));
  return !names.includes('') && new Set(names).size === names.length;
}
