import { closingAt } from './closing-at.ts';
import { composed } from './composed.ts';
import { repairMojibake } from './repair-mojibake.ts';

const SCRIPT = /^<script\b/i;

/** Where the tag at a place ends, or the script that it opens; -1 where it does not. */
function endOf(html: string, at: number): number {
  const isScript = SCRIPT.test(html.slice(at, at + '<script>'.length));
  return html.indexOf('>', isScript ? closingAt(html, 'script', at) : at);
}

/**
 * A page whose text has the letters that were meant, with their accents on them. Tags and scripts stay as they are: a server
 * may know an address only so, and what data says is mended line by line.
 */
export function writtenAsMeant(html: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', from)) {
    if (at > from) parts.push(composed(repairMojibake(html.slice(from, at))));
    const end = endOf(html, at);
    from = end < 0 ? html.length : end + 1;
    parts.push(html.slice(at, from));
  }
  parts.push(composed(repairMojibake(html.slice(from))));
  return parts.join('');
}
