import { isElement, isText, type DomElement, type DomNode } from './dom-node.ts';

const MAX_DEPTH = 10;

/** The first sign of what an element shows; empty where it begins with a space. */
function firstSign(node: DomNode | undefined, depth = 0): string {
  if (node === undefined || depth > MAX_DEPTH) return '';
  if (isText(node)) return /^\S/u.exec(node.data)?.[0] ?? '';
  return isElement(node) ? firstSign(node.children[0], depth + 1) : '';
}

const looksAlike = (one: DomElement, other: DomElement): boolean =>
  one.name === other.name &&
  one.attribs['class'] === other.attribs['class'] &&
  (one.attribs['class'] ?? '') !== '';

/**
 * Whether an element goes on with the word or the sentence of the one before it, which ends with a letter: word processors
 * part a text into runs that look alike.
 */
export function goesOnWithText(before: DomElement, element: DomElement): boolean {
  const first = firstSign(element);
  return /[,.;:!?)]/.test(first) || (/\p{Ll}/u.test(first) && looksAlike(before, element));
}
