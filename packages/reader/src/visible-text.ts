import { decodeEntities } from './text/decode-entities.ts';

const FRACTION = /[½¼¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚]/g;
/** All but ASCII letters and digits and what lies in the blocks of letters above Latin-1 signs. */
const NOT_BARE = /[^0-9a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2c00-\ufdff]+/g;

/** Letters and digits of a text in lower case: what is left when spacing, signs and case do not matter. */
export const bareOf = (text: string): string =>
  text
    .toLowerCase()
    // "½" and "1/2" read alike.
    .replace(FRACTION, (sign) => sign.normalize('NFKC'))
    .replace(NOT_BARE, '');

const HIDDEN_CONTENT = /^<(script|style|template|svg)\b/i;

/** The bare text a page shows, found by one scan that builds no document. */
export function bareVisibleText(html: string): string {
  const parts: string[] = [];
  let at = html.search(/<body\b/i);
  if (at < 0) at = 0;
  while (at < html.length) {
    const tagAt = html.indexOf('<', at);
    if (tagAt < 0) break;
    if (tagAt > at) parts.push(html.slice(at, tagAt));
    if (html.startsWith('<!--', tagAt)) {
      const end = html.indexOf('-->', tagAt);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    const end = html.indexOf('>', tagAt);
    if (end < 0) break;
    at = end + 1;
    const hidden = HIDDEN_CONTENT.exec(html.slice(tagAt, tagAt + 12))?.[1];
    if (hidden !== undefined) {
      const closing = new RegExp(`</${hidden}`, 'gi');
      closing.lastIndex = at;
      at = closing.exec(html)?.index ?? html.length;
    }
  }
  return bareOf(decodeEntities(parts.join('')));
}

const PROBE = 60;

const holds = (visible: string, line: string): boolean => {
  const bare = bareOf(line);
  return (
    visible.includes(bare.slice(0, PROBE)) ||
    (bare.length > PROBE && visible.includes(bare.slice(-PROBE)))
  );
};

/** The name a reader puts before a step ("Dough: …") may stand elsewhere on the page. */
const isVisible = (line: string, visible: string): boolean =>
  holds(visible, line) ||
  (line.includes(': ') && holds(visible, line.slice(line.indexOf(': ') + 2)));

/** The share of the lines that the visible text holds, 0 to 1; of long lines the beginning or the end will do. */
export const shareVisible = (lines: readonly string[], visible: string): number =>
  lines.length === 0 ? 0 : lines.filter((line) => isVisible(line, visible)).length / lines.length;
