import { decodeEntities } from './decode-entities.ts';
import { withoutRaisedNumbers } from './raised-numbers.ts';
import { repairMojibake } from './repair-mojibake.ts';

const LINE_MAX = 50_000;
const TEXT_MAX = 500_000;

const BLOCK_TAG =
  /<\/?(?:p|div|li|ul|ol|br|h[1-6]|tr|table|section|article|blockquote|dd|dt)\b[^<>]{0,2000}>/gi;
const ANY_TAG = /<\/?[a-z][^<>]{0,2000}>|<!--[^<>]{0,2000}-->/gi;
const HIDDEN = /<(script|style)\b[^<>]{0,2000}>[^<]*<\/\1>/gi;
const MARKDOWN_LINK = /!?\[([^[\]]{0,300})\]\((?:https?:|\/)[^()\s]{0,2000}\)/g;
const INVISIBLE = /[\u{AD}\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}\u{FEFF}]|\u{FE0E}|\u{FE0F}/gu;
// eslint-disable-next-line no-control-regex -- control characters are what is being removed
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

const withoutTags = (text: string, lineBreak: string): string =>
  text.includes('<')
    ? withoutRaisedNumbers(text)
        .replace(HIDDEN, ' ')
        .replace(BLOCK_TAG, lineBreak)
        .replace(ANY_TAG, '')
    : text;

/** Most lines need no cleaning at all. */
const CLEAN_ALREADY = /^[\w\s.,;:!?'"()/%+*=°’½¼¾é–-]*$/;

function clean(text: string, lineBreak: string): string {
  if (CLEAN_ALREADY.test(text)) return text;
  // Markup may stand in the text as itself or escaped, so tags go once before and once after decoding.
  const decoded = withoutTags(decodeEntities(withoutTags(text, lineBreak)), lineBreak);
  return repairMojibake(decoded)
    .replace(MARKDOWN_LINK, '$1')
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ');
}

const UNEVEN_SPACES = /\s\s|[^\S ]/;

const evenlySpaced = (text: string): string =>
  (UNEVEN_SPACES.test(text) ? text.replace(/\s+/g, ' ') : text).trim();

/** One line of plain text: no tags, no entities, single spaces. */
export function plainLine(text: string): string {
  return evenlySpaced(clean(text.slice(0, LINE_MAX), ' '));
}

/** The lines of a text in which markup or line feeds part one line from the next. */
export function plainLines(text: string): string[] {
  return clean(text.slice(0, TEXT_MAX), '\n')
    .split(/[\r\n\u2028\u2029]+/)
    .map(evenlySpaced)
    .filter((line) => line !== '');
}
