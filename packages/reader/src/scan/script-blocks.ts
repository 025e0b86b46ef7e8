export interface ScriptBlock {
  attributes: string;
  body: string;
}

/** Some ten times what the busiest pages have. */
export const MAX_SCRIPTS = 3_000;
const ATTRIBUTES_MAX = 2_000;

/** The script whose opening tag stands from `at` to `contentAt`. */
export const scriptBlock = (
  html: string,
  at: number,
  { contentAt, closingAt }: { contentAt: number; closingAt: number },
): ScriptBlock => ({
  attributes: html.slice(at + '<script'.length, Math.min(contentAt - 1, at + ATTRIBUTES_MAX)),
  body: html.slice(contentAt, closingAt),
});

/** The scripts in a part of a page that is not read otherwise: data that was commented out is data still. */
export function scriptsIn(part: string): ScriptBlock[] {
  const found: ScriptBlock[] = [];
  // Most comments and drawings are short, and a pattern is made for each of them that goes on.
  if (!part.includes('<s') && !part.includes('<S')) return found;
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
