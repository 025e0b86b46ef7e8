import { isDuration, readTiming, type Timing } from '../../fields/duration.ts';
import { plainLine } from '../../text/plain-text.ts';
import { textIn } from '../lines/element-lines.ts';
import { isElement, type DomElement, type DomNode } from '../tree/dom-node.ts';

/** What an element states in an attribute, for programs rather than for readers. */
export function statedIn({ name, attribs, children }: DomElement): string {
  const stated =
    attribs['content'] ??
    attribs['datetime'] ??
    (name === 'data' || name === 'input' ? attribs['value'] : undefined) ??
    (name === 'abbr' ? attribs['title'] : undefined) ??
    children.filter(isElement).find(isValueTitle)?.attribs['title'];
  return stated?.trim() ?? '';
}

/** Microformats state a value in the title of an empty element before what is shown. */
const isValueTitle = ({ attribs }: DomElement): boolean =>
  /(?:^|\s)value-title(?:\s|$)/.test(attribs['class'] ?? '');

export const valueOf = (element: DomElement): string =>
  plainLine(statedIn(element)) || textIn(element);

const COMMAND = /^(?:a|button)$/;

/** The name of a dish, without the links that stand behind it: "Plum tart Print". */
export function nameOf(element: DomElement): string {
  const name = valueOf(element);
  const last = element.children.findLast(isElement);
  const command = last && COMMAND.test(last.name) ? textIn(last) : '';
  return command !== '' && name.endsWith(` ${command}`)
    ? name.slice(0, -command.length).trim()
    : name;
}

/** A time as stated, or as shown where the statement cannot be read; where the two differ, with what is shown. */
export function timingOf(element: DomElement): Timing | null {
  const stated = readTiming(valueOf(element));
  const text = textIn(element);
  const shown = readTiming(text);
  if (stated === null || shown === null) return stated ?? shown;
  return isDuration(text) && shown.minutes !== stated.minutes
    ? { ...stated, text: shown.text, disputed: true }
    : stated;
}

/** Where the picture is, before where a placeholder for it is. */
const ADDRESSES = ['data-src', 'data-lazy-src', 'data-original', 'content', 'src', 'href'] as const;
const PICTURE = /^(?:img|meta|link|source|a)$/;
const MOST_INSIDE = 200;

function addressesOf({ attribs }: DomElement): string[] {
  const stated = ADDRESSES.flatMap((name) => attribs[name] ?? []);
  const [first] = (attribs['srcset'] ?? attribs['data-srcset'] ?? '').trim().split(/\s/, 1);
  return [...stated, first ?? ''].filter((text) => text !== '' && !text.startsWith('data:'));
}

/** Addresses of a picture that is marked as such, by itself or around it. */
export function imagesOf(element: DomElement): string[] {
  const own = addressesOf(element);
  if (own.length > 0) return own;
  const waiting: DomNode[] = [...element.children].reverse();
  for (let seen = 0; seen < MOST_INSIDE; seen++) {
    const node = waiting.pop();
    if (!node) break;
    if (!isElement(node)) continue;
    const inner = PICTURE.test(node.name) ? addressesOf(node) : [];
    if (inner.length > 0) return inner;
    waiting.push(...[...node.children].reverse());
  }
  return [];
}
