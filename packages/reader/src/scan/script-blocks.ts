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
export const scriptBlock = (
  html: string,
  at: number,
  { contentAt, closingAt }: Content,
): ScriptBlock => ({
  attributes: html.slice(at + '<script'.length, Math.min(contentAt - 1, at + ATTRIBUTES_MAX)),
  body: html.slice(contentAt, closingAt),
});

const NONE: readonly ScriptBlock[] = [];

/** The scripts that a part of a page holds: data that was commented out is data still. */
export function scriptsIn(html: string, { contentAt, closingAt }: Content): readonly ScriptBlock[] {
  const part = html.slice(contentAt, closingAt);
  // Hardly any drawing or comment does.
  if (!part.includes('<s') && !part.includes('<S')) return NONE;
  const found: ScriptBlock[] = [];
  const opening = /<script\b/gi;
  const closing = /<\/script\b/gi;
  while (found.length < MAX_SCRIPTS && opening.test(part)) {
    const at = opening.lastIndex - '<script'.length;
    const end = part.indexOf('>', at);
    if (end < 0) break;
    closing.lastIndex = end;
    const closedAt = closing.exec(part)?.index ?? part.length;
    found.push(scriptBlock(part, at, { contentAt: end + 1, closingAt: closedAt }));
    opening.lastIndex = closedAt;
  }
  return found;
}
