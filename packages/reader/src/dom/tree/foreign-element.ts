import { type DomElement, type DomParent, isElement } from './dom-node.ts';

const FOREIGN = new Set(['math', 'svg']);
const HOME = new Set('mi mo mn ms mtext annotation-xml foreignobject desc title'.split(' '));

/** Whether an element is of a drawing or a formula: there a slash closes any tag. */
export function isForeign(element: DomElement): boolean {
  for (let node: DomParent | null = element; node && isElement(node); node = node.parent) {
    if (FOREIGN.has(node.name)) return true;
    if (HOME.has(node.name)) return false;
  }
  return false;
}
