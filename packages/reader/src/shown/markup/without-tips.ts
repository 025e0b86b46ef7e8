import { withoutElements } from './without-elements.ts';

const WITHIN_LINE =
  /<(a|abbr|aside|b|button|div|em|i|mark|small|span|strong|sup)\b([^<>]{1,1000})>/gi;
/** What the element of a tooltip is called, but also the one of the word that it explains. */
const TIP = 'tooltip|popover|glossary|definition';
const OF_TIP = new RegExp(String.raw`\sclass\s{0,5}=\s{0,5}["'][^"'<>]{0,300}(?:${TIP})`, 'i');

/** How the one of the word says so. */
const OF_WORD =
  /has-tooltip|(?:tooltip|popover|glossary)[-_]{0,2}(?:trigger|toggle|target|term|word|link)/i;

const MAY_HAVE_TIP = new RegExp(TIP, 'i');
/** Whether some markup may have tooltips, which is sooner told than which. */
export const mayHaveTip = (markup: string): boolean => MAY_HAVE_TIP.test(markup);

/** Some markup without what by its class alone may be a tooltip within its lines; of such elements in each other, the innermost. */
export const withoutTips = (markup: string): string =>
  withoutElements(
    markup,
    WITHIN_LINE,
    ({ attributes, content }) =>
      OF_TIP.test(attributes) && !OF_WORD.test(attributes) && !OF_TIP.test(content()),
  );
