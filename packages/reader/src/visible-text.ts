import { bareOf } from './text/bare-text.ts';
import { decodeEntities } from './text/decode-entities.ts';

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
