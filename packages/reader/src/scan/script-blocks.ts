import type { UnshownPart } from './unshown-part.ts';

export interface ScriptBlock {
  attributes: string;
  body: string;
}

/** Some ten times what the busiest pages have. */
export const MAX_SCRIPTS = 3_000;
const ATTRIBUTES_MAX = 2_000;

type Content = Pick<UnshownPart, 'contentAt' | 'closingAt'>;

/** The script whose opening tag stands at a place. */
const scriptBlock = (html: string, at: number, { contentAt, closingAt }: Content): ScriptBlock => ({
  attributes: html.slice(at + '<script'.length, Math.min(contentAt - 1, at + ATTRIBUTES_MAX)),
  body: html.slice(contentAt, closingAt),
});

function scriptsIn(part: string): ScriptBlock[] {
  const found: ScriptBlock[] = [];
  const opening = /<script\b/gi;
  const closing = /<\/script\b/gi;
  while (found.length < MAX_SCRIPTS && opening.test(part)) {
    const at = opening.lastIndex - '<script'.length;
    const end = part.indexOf('>', at);
    if (end < 0) break;
    closing.lastIndex = end;
    const closingAt = closing.exec(part)?.index ?? part.length;
    found.push(scriptBlock(part, at, { contentAt: end + 1, closingAt }));
    opening.lastIndex = closingAt;
  }
  return found;
}

/** The scripts that a part of a page is or holds: data that was commented out is data still. */
export function scriptsOf(html: string, at: number, part: UnshownPart): ScriptBlock[] {
  if (part.name === 'script') return [scriptBlock(html, at, part)];
  const content = html.slice(part.contentAt, part.closingAt);
  // Hardly any drawing or comment does.
  return content.includes('<s') || content.includes('<S') ? scriptsIn(content) : [];
}
