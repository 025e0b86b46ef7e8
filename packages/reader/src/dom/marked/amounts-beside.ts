import { plainLine } from '../../text/plain-text.ts';
import { textIn } from '../lines/element-lines.ts';
import { isElement, isText, type DomElement } from '../tree/dom-node.ts';
import { statesAmount } from '../../lines/page-line-likeness.ts';

const MOST_LEVELS = 4;
const MUCH_MORE = 0.3;
const ROW_MAX = 160;

function rowAround(element: DomElement): DomElement | null {
  let node: object | null = element.parent;
  for (let level = 0; level < MOST_LEVELS && node && isElement(node); level++) {
    if (node.name === 'li' || node.name === 'tr') return node;
    node = node.parent;
  }
  return null;
}

const shareWithAmount = (elements: readonly DomElement[]): number =>
  elements.filter((element) => statesAmount(textIn(element))).length / elements.length;

const isDistinct = (elements: readonly object[]): boolean =>
  new Set(elements).size === elements.length;

/** How many of some elements each element around them holds. */
function heldBy(elements: readonly DomElement[]): ReadonlyMap<object, number> {
  const held = new Map<object, number>();
  for (const { parent } of elements)
    for (let node = parent; node; node = node.parent) held.set(node, (held.get(node) ?? 0) + 1);
  return held;
}

/** Where no list or table parts the rows, what stands around each name and around no other, level by level. */
function partsAround(elements: readonly DomElement[]): DomElement[][] {
  const held = heldBy(elements);
  const levels: DomElement[][] = [];
  let parts: readonly DomElement[] = elements;
  for (let level = 0; level < MOST_LEVELS; level++) {
    const around = parts.map(({ parent }) => parent).filter((node) => node !== null);
    const next = around.filter(isElement).filter((node) => held.get(node) === 1);
    if (next.length < elements.length) break;
    levels.push(next);
    parts = next;
  }
  return levels;
}

const areShort = (rows: readonly DomElement[]): boolean =>
  rows.every((row) => textIn(row).length <= ROW_MAX);

/** Where only the names are marked and the amounts stand beside them, the rows that hold both. */
export function withAmounts(elements: readonly DomElement[]): readonly DomElement[] {
  if (elements.length < 2) return elements;
  const stated = shareWithAmount(elements);
  const isBetter = (rows: readonly DomElement[]): boolean =>
    shareWithAmount(rows) > stated + MUCH_MORE;
  if (stated + MUCH_MORE >= 1) return elements;
  const rows = elements.map(rowAround).filter((row) => row !== null);
  if (rows.length === elements.length) return isDistinct(rows) && isBetter(rows) ? rows : elements;
  return partsAround(elements).find((parts) => isBetter(parts) && areShort(parts)) ?? elements;
}

const AMOUNT_MAX = 25;
const ENOUGH = 0.6;
const BETWEEN_ITEMS = /[,;:•]\s|\s[–—-]\s/u;

/** What stands right before a name: the cell before it, or the words since the item before. */
function textBefore(element: DomElement, marked: ReadonlySet<object>): string {
  let before = element.prev;
  while (before && !isElement(before)) {
    const words = isText(before) ? (before.data.split(BETWEEN_ITEMS).at(-1) ?? '').trim() : '';
    if (words !== '') return plainLine(words);
    before = before.prev;
  }
  return before && !marked.has(before) ? textIn(before) : '';
}

/** The amounts of names that share their row or their paragraph with others, each right before its name. */
export function amountsBefore(elements: readonly DomElement[]): ReadonlyMap<DomElement, string> {
  const found = new Map<DomElement, string>();
  if (elements.length < 2 || shareWithAmount(elements) > 1 - ENOUGH) return found;
  const marked = new Set<object>(elements);
  for (const element of elements) {
    const text = textBefore(element, marked);
    if (text.length <= AMOUNT_MAX && /[\p{L}\p{N}]/u.test(text)) found.set(element, text);
  }
  const stated = [...found.values()].filter((text) => statesAmount(text)).length;
  return stated >= elements.length * ENOUGH ? found : new Map<DomElement, string>();
}
