import { hides } from '../../scan/hidden-part.ts';
import { withoutElements } from './without-elements.ts';

/** What stands within a line; a tooltip may be a box. */
const WITHIN_LINE = /<(a|abbr|b|div|em|i|mark|small|span|strong|sup)\b([^<>]{1,1000})>/gi;
/** What is hidden from who listens is seen. */
const ARIA_HIDDEN = /\saria-hidden\s{0,3}=\s{0,3}["']?true["']?/gi;

const isUnseen = (attributes: string): boolean => hides(attributes.replace(ARIA_HIDDEN, ''));

/** Some markup without the words within its lines that no reader sees: tooltips, and what is said to who listens. */
export const withoutUnseenWords = (markup: string): string =>
  withoutElements(markup, WITHIN_LINE, ({ attributes }) => isUnseen(attributes));
