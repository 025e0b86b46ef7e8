import { hides } from '../scan/hidden-part.ts';
import { behindElement } from '../text/element-end.ts';

/** What stands within a line; a tooltip may be a box. */
const WITHIN_LINE = /<(a|abbr|b|div|em|i|mark|small|span|strong|sup)\b([^<>]{1,1000})>/gi;
/** Of elements that are left out. */
const MOST_ELEMENTS = 400;
/** Longer parts are no words within a line. */
const REACH = 1_500;
/** What is hidden from who listens is seen. */
const ARIA_HIDDEN = /\saria-hidden\s{0,3}=\s{0,3}["']?true["']?/gi;
/** Lists, rows and what is marked for programs are more than words. */
const IS_MORE = /<(?:li|ul|ol|tr|table|p|h\d)\b|\sitemprop\b|\sproperty\s{0,3}=/i;

const isUnseen = (attributes: string): boolean => hides(attributes.replace(ARIA_HIDDEN, ''));

interface Element {
  name: string;
  attributes: string;
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
    if (index < end || !isLeftOut({ name: name.toLowerCase(), attributes })) continue;
    if (++seen > MOST_ELEMENTS) break;
    const element = markup.slice(index, index + tag.length + REACH);
    const length = behindElement(name, tag.length, element);
    if (length < 0 || IS_MORE.test(element.slice(0, length))) continue;
    rest += `${markup.slice(end, index)} `;
    end = index + length;
  }
  return rest + markup.slice(end);
}

const MAY_BE_UNSEEN =
  /tooltip|hidden|\bhide\b|-none\b|display\s{0,3}:\s{0,3}none|sr-only|-for-sr\b|screen-reader|invisible|print-?only|only-print/i;

/** Whether some markup may hold words that no reader sees, which is sooner told than which. */
export const mayBeUnseen = (markup: string): boolean => MAY_BE_UNSEEN.test(markup);

/** Some markup without the words within its lines that no reader sees: tooltips, and what is said to who listens. */
export const withoutUnseenWords = (markup: string): string =>
  withoutElements(markup, WITHIN_LINE, ({ attributes }) => isUnseen(attributes));
