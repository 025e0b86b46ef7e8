import { textIn } from '../lines/element-lines.ts';
import { isElement, type DomElement, type DomNode } from '../tree/dom-node.ts';

const SECTION = /HowToSection/i;
const MAX_NODES = 5_000;

const isName = ({ attribs }: DomElement): boolean =>
  /(?:^|\s|:)name$/.test(attribs['itemprop'] ?? attribs['property'] ?? '');

const typeOf = ({ attribs }: DomElement): string | undefined =>
  attribs['itemtype'] ?? attribs['typeof'];

/** The names of the parts into which marked steps are divided: "Dough", "Topping". */
export function sectionNames(steps: DomElement): ReadonlySet<string> {
  const names = new Set<string>();
  const waiting: { node: DomNode; inSection: boolean }[] = [{ node: steps, inSection: false }];
  for (let seen = 0; seen < MAX_NODES; seen++) {
    const next = waiting.pop();
    if (!next) break;
    const { node, inSection } = next;
    if (!isElement(node)) continue;
    if (inSection && isName(node)) names.add(textIn(node));
    const type = typeOf(node);
    // The steps inside of a section have names of their own.
    const inside = type === undefined ? inSection : SECTION.test(type);
    waiting.push(...node.children.map((child) => ({ node: child, inSection: inside })));
  }
  return names;
}
