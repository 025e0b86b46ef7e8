import { behindElement } from '../../text/behind-element.ts';
import { once } from '../../text/once.ts';

/** Of elements that are left out. */
const MOST_ELEMENTS = 400;
/** Longer parts are no words within a line. */
const REACH = 1_500;
/** Lists, rows and what is marked for programs are more than words. */
const IS_MORE = /<(?:li|ul|ol|tr|table|p|h\d)\b|\sitemprop\b|\sproperty\s{0,3}=/i;

interface Element {
  name: string;
  attributes: string;
  /** What it holds; nothing where it does not end soon. */
  content: () => string;
}

/** Some markup without the elements within its lines of which a rule says so. */
export function withoutElements(
  markup: string,
  elements: RegExp,
  isLeftOut: (element: Element) => boolean,
): string {
  let rest = '';
  let end = 0;
  let seen = 0;
  for (const { 0: tag, 1: name = '', 2: attributes = '', index } of markup.matchAll(elements)) {
    if (index < end) continue;
    const element = markup.slice(index, index + tag.length + REACH);
    const lengthOf = once(() => behindElement(name, tag.length, element));
    const content = (): string => element.slice(tag.length, Math.max(tag.length, lengthOf()));
    if (!isLeftOut({ name: name.toLowerCase(), attributes, content })) continue;
    if (++seen > MOST_ELEMENTS) break;
    const length = lengthOf();
    if (length < 0 || IS_MORE.test(element.slice(0, length))) continue;
    rest += `${markup.slice(end, index)} `;
    end = index + length;
  }
  return rest + markup.slice(end);
}
