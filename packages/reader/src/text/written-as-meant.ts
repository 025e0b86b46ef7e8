import { closingAt } from './closing-at.ts';
import { composed } from './composed.ts';
import { repairMojibake } from './repair-mojibake.ts';

const SCRIPT = /<script\b/iy;

/** Where the tag at a place ends, or the script that it opens; -1 where it does not. */
function endOf(html: string, at: number): number {
  SCRIPT.lastIndex = at;
  return html.indexOf('>', SCRIPT.test(html) ? closingAt(html, 'script', at) : at);
}

/** Every accent and every mistaken letter is one of these. */
const NOT_ASCII = /[\u0080-\uFFFF]/;

const asMeant = (text: string): string =>
  NOT_ASCII.test(text) ? composed(repairMojibake(text)) : text;

/**
 * A page whose text has the letters that were meant, with their accents on them. Tags and scripts stay as they are: a server
 * may know an address only so, and what data says is mended line by line.
 */
export function writtenAsMeant(html: string): string {
  const parts: string[] = [];
  /** Up to where the page stands in the parts. */
  let takenTo = 0;
  const mend = (from: number, to: number): void => {
    const text = html.slice(from, to);
    const meant = asMeant(text);
    if (meant === text) return;
    parts.push(html.slice(takenTo, from), meant);
    takenTo = to;
  };
  let from = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', from)) {
    if (at > from) mend(from, at);
    const end = endOf(html, at);
    from = end < 0 ? html.length : end + 1;
  }
  mend(from, html.length);
  parts.push(html.slice(takenTo));
  return parts.join('');
}
