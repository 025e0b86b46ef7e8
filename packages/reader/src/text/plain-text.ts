import { NEAR_MARKS } from './accent-marks.ts';
import { composed } from './composed.ts';
import { decodeEntities } from './decode-entities.ts';
import { withoutRaisedNumbers } from './raised-numbers.ts';
import { GARBLED_FIRST, GARBLED_LATER, repairMojibake } from './repair-mojibake.ts';

const LINE_MAX = 50_000;
const TEXT_MAX = 500_000;

const BLOCK_TAG =
  /<\/?(?:p|div|li|ul|ol|br|h[1-6]|tr|table|section|article|blockquote|dd|dt)\b[^<>]{0,2000}>/gi;
const ANY_TAG = /<\/?[a-z][^<>]{0,2000}>|<!--[^<>]{0,2000}-->/gi;
const HIDDEN = /<(script|style)\b[^<>]{0,2000}>[^<]*<\/\1>/gi;
const MARKDOWN_LINK = /!?\[([^[\]]{0,300})\]\((?:https?:|\/)[^()\s]{0,2000}\)/g;
const INVISIBLE = String.raw`\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFE0E\uFE0F\uFEFF`;
const ANY_INVISIBLE = new RegExp(`[${INVISIBLE}]`, 'g');
const CONTROL = String.raw`\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F`;
const ANY_CONTROL = new RegExp(`[${CONTROL}]`, 'g');

const withoutTags = (text: string, lineBreak: string): string =>
  text.includes('<')
    ? withoutRaisedNumbers(text)
        .replace(HIDDEN, ' ')
        .replace(BLOCK_TAG, lineBreak)
        .replace(ANY_TAG, '')
    : text;

const TO_CLEAN = `<&[${INVISIBLE}${CONTROL}${NEAR_MARKS}`;
/**
 * Most lines need no cleaning at all; to tell them from their beginning is cheaper than to search them. Mojibake takes
 * both a letter and a sign.
 */
const CLEAN = new RegExp(`^(?:[^${TO_CLEAN}${GARBLED_FIRST}]*|[^${TO_CLEAN}${GARBLED_LATER}]*)$`);
/** Some of the signs that are none of those. A class of few ranges is told five times as fast where a text has wide signs. */
const PLAIN_SIGNS = String.raw` -%'-;=-Z\\-~\u00A1-\u00AC\u00AE-\u00C1\u00C6-\u00CC\u00D4-\u00E1\u00E3-\u00EE\u00F1-\u02FF\u2010-\u2027\u2150-\u215F`;
const PLAIN = new RegExp(`^[\\t\\n\\r\\u00A0${PLAIN_SIGNS}]*$`);

const isClean = (text: string): boolean => PLAIN.test(text) || CLEAN.test(text);

function clean(text: string, lineBreak: string): string {
  if (!text.includes('<') && isClean(text)) return text;
  // Markup may stand in the text as itself or escaped, so tags go once before and once after decoding.
  const decoded = withoutTags(decodeEntities(withoutTags(text, lineBreak)), lineBreak);
  if (isClean(decoded)) return decoded;
  return composed(
    repairMojibake(decoded)
      .replace(MARKDOWN_LINK, '$1')
      .replace(ANY_INVISIBLE, '')
      .replace(ANY_CONTROL, ' '),
  );
}

/** With blanks alone between words. */
const PLAIN_LINE = new RegExp(`^[${PLAIN_SIGNS}]*$`);

/** Whether a text is one line of plain signs with single spaces between its words, as most are. */
const isNeatLine = (text: string): boolean => PLAIN_LINE.test(text) && !text.includes('  ');

/** Spaces that are no single blanks. */
const UNEVEN = /[\t-\r\u00A0\u1680\u2000-\u200A\u2028-\u202F\u205F\u3000\uFEFF]| {2}/;
const SPACES = /\s+/g;

/** A text with single spaces between its words and none around them. */
export function evenlySpaced(text: string): string {
  const trimmed = text.trim();
  return UNEVEN.test(trimmed) ? trimmed.replace(SPACES, ' ') : trimmed;
}

/** The rows of a page begin with the tags that open them, and most have no others. */
const OPENING_TAGS = /(?:<\/?(?!script|style)[a-z][^<>]{0,2000}>\s*)+/iy;

/** Where the tags end with which some markup begins; 0 where it begins with none. */
export function behindOpeningTags(markup: string): number {
  OPENING_TAGS.lastIndex = 0;
  return OPENING_TAGS.test(markup) ? OPENING_TAGS.lastIndex : 0;
}

const SLASH = 0x2f;
/** Not those that hide what they close, or raise it. */
const CLOSING_TAG = /<\/(?!s[ctu])[a-z][a-z\d]{0,20}\s{0,5}>$/i;

/** Markup without the closing tags with which it ends: most rows have no others. */
function withoutClosingTags(markup: string): string {
  let rest = markup.trimEnd();
  while (rest.endsWith('>')) {
    const at = rest.lastIndexOf('<');
    if (rest.charCodeAt(at + 1) !== SLASH || !CLOSING_TAG.test(rest.slice(at))) break;
    rest = rest.slice(0, at).trimEnd();
  }
  return rest;
}

/** One line of plain text: no tags, no entities, single spaces. */
export function plainLine(text: string): string {
  const line = text.slice(0, LINE_MAX);
  const rest = line.startsWith('<') ? line.slice(behindOpeningTags(line)) : line;
  const inner = withoutClosingTags(rest);
  return isNeatLine(inner) ? inner.trim() : evenlySpaced(clean(inner, ' '));
}

const LINE_BREAKS = /[\r\n\u2028\u2029]+/;

/** The lines of a text in which markup or line feeds part one line from the next. */
export function plainLines(text: string): string[] {
  const given = text.slice(0, TEXT_MAX);
  if (isNeatLine(given)) return given.trim() === '' ? [] : [given.trim()];
  const cleaned = clean(given, '\n');
  const lines = LINE_BREAKS.test(cleaned) ? cleaned.split(LINE_BREAKS) : [cleaned];
  return lines.map(evenlySpaced).filter((line) => line !== '');
}
