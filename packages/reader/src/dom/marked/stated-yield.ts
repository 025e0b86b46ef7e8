import { textIn } from '../lines/element-lines.ts';
import { isElement, isText, type DomElement, type DomNode } from '../tree/dom-node.ts';
import { valueOf } from './property-value.ts';

const MAX_NODES = 300;
const FIELD = /^(?:input|option)$/;

const ownText = ({ children }: DomElement): string =>
  children.map((node) => (isText(node) ? node.data : '')).join('');

/** The fields that stand in an element, itself included, up to as many as any list of portions has. */
function fieldsIn(element: DomElement): DomElement[] {
  const fields: DomElement[] = [];
  const waiting: DomNode[] = [element];
  for (let seen = 0; seen < MAX_NODES; seen++) {
    const node = waiting.pop();
    if (!node) break;
    if (!isElement(node)) continue;
    if (FIELD.test(node.name)) fields.push(node);
    waiting.push(...[...node.children].reverse());
  }
  return fields;
}

/** What the field of an element is set to, where portions are chosen there: "6" of a list from 1 to 12. */
function chosenIn(element: DomElement): string {
  const fields = fieldsIn(element);
  const [first] = fields;
  const chosen = fields.find(({ attribs }) => attribs['selected'] !== undefined) ?? first;
  if (!chosen) return '';
  const shown = ownText(chosen).trim();
  return /\d/.test(shown) ? shown : (chosen.attribs['value'] ?? '');
}

/** "1 (240 g)": some mark what one portion weighs. */
const ONE_PORTION = /^1 ?\([\d.,]+ ?(?:g|gr|ml|oz)\)$/i;

/** For how many a marked yield is, as it is stated, as it is shown, or as it is chosen. */
export function yieldIn(element: DomElement): string {
  const stated = valueOf(element);
  if (ONE_PORTION.test(stated)) return '';
  if (/\d/.test(stated)) return stated;
  const chosen = chosenIn(element);
  return /\d/.test(chosen) ? `${textIn(element)} ${chosen}`.trim() : stated;
}
