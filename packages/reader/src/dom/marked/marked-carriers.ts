import { wordShare } from '../../text/word-share.ts';
import { isHiddenAlternative, isHiddenBlock } from '../lines/hidden-alternative.ts';
import { textIn } from '../lines/element-lines.ts';
import { isElement, type DomElement, type DomNode } from '../tree/dom-node.ts';
import type { PropertyScheme } from './property-schemes.ts';

export type Carriers = ReadonlyMap<string, readonly DomElement[]>;

const MAX_CARRIERS = 1_000;
const OWN_SCOPE_ONLY = new Set(['name', 'image', 'url', 'description']);
/** What these hold has a name and a picture of its own, also where the markup forgets to say so. */
const OF_SOMEBODY_ELSE =
  /^(?:author|publisher|creator|contributor|brand|reviews?|comments?|aggregaterating|isrelatedto|ispartof|breadcrumb|itemlistelement|recipeingredient|recipeinstructions|video)$/;

/** A film tells how long it is itself, which is no time of a recipe. */
const isClipLength = ({ attribs }: DomElement): boolean =>
  /(?:^|[\s:])duration(?:\s|$)/i.test(attribs['itemprop'] ?? attribs['property'] ?? '');

/** The elements that carry each property of a recipe, in the order of the page, but for those inside some elements. */
export function collectCarriers(
  parts: readonly DomNode[],
  scheme: PropertyScheme,
  isLeftOut: (element: DomElement) => boolean,
): Carriers {
  const found = new Map<string, DomElement[]>();
  const waiting = parts.map((node) => ({ node, own: true })).reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, own } = next;
    if (!isElement(node) || isLeftOut(node)) continue;
    // An element may name a property in its older and in its newer way.
    const names = [...new Set(scheme.propertiesOf(node))];
    for (const name of names) {
      if (!own && (OWN_SCOPE_ONLY.has(name) || isClipLength(node))) continue;
      const carriers = found.get(name) ?? [];
      if (carriers.length < MAX_CARRIERS) carriers.push(node);
      found.set(name, carriers);
    }
    const inside =
      own && !scheme.opensScope(node) && !names.some((name) => OF_SOMEBODY_ELSE.test(name));
    for (let at = node.children.length - 1; at >= 0; at--) {
      const child = node.children[at];
      if (child) waiting.push({ node: child, own: inside });
    }
  }
  return found;
}

/** What is marked alike around an element, as a list is around its steps. */
export function holderOf(element: DomElement, marked: ReadonlySet<object>): object | null {
  for (let node = element.parent; node; node = node.parent) if (marked.has(node)) return node;
  return null;
}

function standsIn(element: DomElement, isPart: (part: DomElement) => boolean): boolean {
  for (let node: object | null = element; node && isElement(node); node = node.parent)
    if (isPart(node)) return true;
  return false;
}

const textOf = (elements: readonly DomElement[]): string => elements.map(textIn).join(' ');

const isUnseen = (element: DomElement): boolean => standsIn(element, isHiddenBlock);

/** Whether some are shown and others, below them, are not: more of the list to be unfolded, or another that is left over. */
export function goOnUnseen(elements: readonly DomElement[]): boolean {
  const own = firstShown(elements);
  return own.some(isUnseen) && !own.every(isUnseen);
}

/** Without those in a hidden part that stands above all that is shown: what is there to be unfolded stands below. */
function withoutHiddenAbove(elements: readonly DomElement[]): readonly DomElement[] {
  const start = elements.findIndex((element) => !isUnseen(element));
  return elements.slice(Math.max(0, start));
}

/** Without those in a part that stands hidden behind its like and says much the same in other measures. */
export function firstShown(elements: readonly DomElement[]): readonly DomElement[] {
  const own = withoutHiddenAbove(elements);
  const hidden = own.filter((element) => standsIn(element, isHiddenAlternative));
  if (hidden.length === 0 || hidden.length === own.length) return own;
  const shown = own.filter((element) => !hidden.includes(element));
  return wordShare(textOf(hidden), textOf(shown)) >= 0.5 ? shown : own;
}
