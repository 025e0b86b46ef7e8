import { sectionKind } from '../../vocabulary/section-words.ts';
import { isElement, isText, type DomElement, type DomNode } from '../tree/dom-node.ts';

const ENOUGH = 40;
const BLOCK_AFTER = /^(?:br|p|div|ul|ol|table)$/;

/** The text that follows an element on its line, as far as it matters. */
function textBehind(element: DomElement): string {
  let text = '';
  const waiting: DomNode[] = [];
  for (let node = element.next; node && text.length <= ENOUGH; node = node.next) {
    if (isElement(node) && BLOCK_AFTER.test(node.name)) break;
    waiting.push(node);
    for (let inner = waiting.pop(); inner && text.length <= ENOUGH; inner = waiting.pop()) {
      if (isText(inner)) text += inner.data;
      else if (isElement(inner)) waiting.push(...[...inner.children].reverse());
    }
  }
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether a bold beginning names a section that follows on its line: "<b>Method:</b> Peel the pears and …". */
export function headsItsLine(bold: DomElement, text: string): boolean {
  const kind = sectionKind(text);
  if (kind !== 'ingredients' && kind !== 'steps') return false;
  const behind = textBehind(bold);
  // "Preparation: 20 minutes" states a time.
  return behind.length >= ENOUGH && (text.endsWith(':') || behind.startsWith(':'));
}
