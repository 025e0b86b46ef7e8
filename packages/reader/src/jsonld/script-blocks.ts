export interface ScriptBlock {
  attributes: string;
  body: string;
}

/** Every script of a page with its attributes, found by one forward scan. */
export function* scriptBlocks(html: string): Generator<ScriptBlock> {
  const opening = /<script\b/gi;
  const closing = /<\/script\b/gi;
  while (opening.test(html)) {
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
