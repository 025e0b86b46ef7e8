export interface ScriptBlock {
  attributes: string;
  body: string;
}

/** Some ten times what the busiest pages have. */
const MAX_SCRIPTS = 3_000;

/** Every script of a page with its attributes, found by one forward scan. */
export function* scriptBlocks(html: string): Generator<ScriptBlock> {
  const opening = /<script\b/gi;
  const closing = /<\/script\b/gi;
  for (let seen = 0; seen < MAX_SCRIPTS && opening.test(html); seen++) {
    const bodyAt = html.indexOf('>', opening.lastIndex);
    if (bodyAt < 0) return;
    closing.lastIndex = bodyAt;
    const end = closing.exec(html)?.index ?? html.length;
    yield {
      attributes: html.slice(opening.lastIndex, Math.min(bodyAt, opening.lastIndex + 2000)),
      body: html.slice(bodyAt + 1, end),
    };
    opening.lastIndex = end;
  }
}
