import { bareOf } from './text/bare-text.ts';
import { closingAt } from './text/closing-at.ts';
import { decodeEntities } from './text/decode-entities.ts';
import { withFractions } from './text/decimal-fractions.ts';
import { findBody } from './text/find-body.ts';

const HIDDEN_CONTENT = /<(script|style|template|svg)\b/iy;

/** Where the page goes on after an element whose content is not shown; null for all other elements. */
function afterHidden(html: string, tagAt: number): number | null {
  // Most tags begin with another letter than these four do.
  const first = html.charCodeAt(tagAt + 1) | 32;
  if (first !== LETTER_S && first !== LETTER_T) return null;
  HIDDEN_CONTENT.lastIndex = tagAt;
  const name = HIDDEN_CONTENT.exec(html)?.[1];
  return name === undefined ? null : closingAt(html, name, tagAt);
}

const LETTER_S = 115;
const LETTER_T = 116;

const MAX_TAGS = 250_000;

/** Words on a line that no reader sees, as the amount in the measures of others. What holds elements may be unfolded. */
const HIDDEN_WORDS =
  /<span\b(?=[^<>]{0,300}?(?:\shidden[\s=>/]|display\s{0,5}:\s{0,5}none))[^<>]{0,600}>[^<>]{0,60}<\/span/gi;

/** The bare text without the words that are hidden on their lines; null where a page hides none. */
export function bareTextSeen(html: string): string | null {
  const seen = html.replace(HIDDEN_WORDS, '<span></span');
  return seen === html ? null : bareVisibleText(seen);
}

/** The bare text a page shows, found by one scan that builds no document. */
export function bareVisibleText(html: string): string {
  const parts: string[] = [];
  let at = Math.max(0, findBody(html));
  for (let seen = 0; at < html.length && seen < MAX_TAGS; seen++) {
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
    at = afterHidden(html, tagAt) ?? end + 1;
  }
  return bareOf(decodeEntities(parts.join('')));
}

const PROBE = 60;

/** Of what a page declares, at least this share should also be shown. */
export const SEEN = 0.5;

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
  (/\.\d/.test(line) && holds(visible, withFractions(line))) ||
  (line.includes(': ') && holds(visible, line.slice(line.indexOf(': ') + 2)));

/** The share of the lines that the visible text holds, 0 to 1; of long lines the beginning or the end will do. */
export const shareVisible = (lines: readonly string[], visible: string): number =>
  lines.length === 0 ? 0 : lines.filter((line) => isVisible(line, visible)).length / lines.length;
