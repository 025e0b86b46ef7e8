import { isElement, isText, type DomElement, type DomNode } from '../tree/dom-node.ts';

const OFFER_NAME =
  /(?:^|[\s_-])(?:products?|offers?|shop(?:ping)?|cart|basket|buy|merchandise)(?:$|[\s_-])/i;
const HINT_NAME = /(?:^|[\s_-])(?:tool-?tip|popover)/i;
const PRICE =
  /[€£$]\s?\d|\d[.,]\d{2}\s?(?:€|eur\b|chf\b|kr\b|zł|ft\b)|\d\s?€|(?:^|\s)(?:eur|chf|kr|r\$)\.?\s?\d/iu;
const BOUGHT_BY = /^(?:a|button|form)$/;
const HINT_WORDS = 3;
const MAX_NODES = 60;
const TEXT_MAX = 200;

interface Content {
  text: string;
  elements: DomElement[];
}

/** What little stands in an element; of a large one only the beginning. */
function contentOf(element: DomElement): Content {
  const elements: DomElement[] = [];
  const waiting: DomNode[] = [...element.children].reverse();
  let text = '';
  for (let seen = 0; seen < MAX_NODES; seen++) {
    const node = waiting.pop();
    if (!node) break;
    if (isText(node)) text += ` ${node.data.slice(0, TEXT_MAX)}`;
    if (!isElement(node)) continue;
    elements.push(node);
    waiting.push(...[...node.children].reverse());
  }
  return { text: text.replace(/\s+/g, ' ').trim(), elements };
}

/** Whether an element sells what the item before it names: with a price, and often with a button. */
export function isOffer(element: DomElement, names: string): boolean {
  const named = OFFER_NAME.test(names);
  if (!named && element.name !== 'div' && element.name !== 'aside') return false;
  const { text, elements } = contentOf(element);
  const buys = elements.some(({ name }) => BOUGHT_BY.test(name));
  return PRICE.test(text) ? named || buys : named && elements.some(({ name }) => name === 'button');
}

const isHintName = ({ attribs }: DomElement): boolean =>
  attribs['role'] === 'tooltip' || HINT_NAME.test(attribs['class'] ?? '');

/** Whether an element tells what opens over the words before it. A word that is explained may carry the same name. */
export function isHint(element: DomElement): boolean {
  if (!isHintName(element)) return false;
  const { text, elements } = contentOf(element);
  return text.split(' ').length >= HINT_WORDS && !elements.some(isHintName);
}
