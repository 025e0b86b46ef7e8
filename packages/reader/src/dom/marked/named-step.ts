import { withOwnName } from '../../lines/step-name.ts';
import { isNoise } from '../../lines/line-noise.ts';
import { linesIn } from '../lines/element-lines.ts';
import { isElement, type DomElement, type DomNode } from '../tree/dom-node.ts';
import { valueOf } from './property-value.ts';

const MOST_INSIDE = 200;

const propertyOf = ({ attribs }: DomElement): string =>
  attribs['itemprop'] ?? attribs['property'] ?? '';

const opensScope = ({ attribs }: DomElement): boolean =>
  attribs['itemscope'] !== undefined || attribs['typeof'] !== undefined;

/** The first element of each property that is marked of a step, however deep inside it. */
function propertiesIn(step: DomElement): ReadonlyMap<string, DomElement> {
  const found = new Map<string, DomElement>();
  const waiting: DomNode[] = [...step.children].reverse();
  for (let seen = 0; seen < MOST_INSIDE; seen++) {
    const node = waiting.pop();
    if (!node) break;
    if (!isElement(node)) continue;
    for (const name of propertyOf(node).split(/\s+/)) if (!found.has(name)) found.set(name, node);
    if (!opensScope(node)) waiting.push(...[...node.children].reverse());
  }
  return found;
}

/** A step whose name and text are marked as such, with the name where it says more than the text. */
export function namedStep(element: DomElement): string[] | null {
  const parts = propertiesIn(element);
  const name = parts.get('name');
  const text = parts.get('text');
  if (!name || !text) return null;
  const said = valueOf(name);
  const lines = linesIn(text)
    .filter((line) => !isNoise(line))
    .map((line) => line.text);
  return said === '' || lines.length === 0 ? null : withOwnName(said, lines);
}
