import { textIn } from './element-lines.ts';
import { isElement, type DomElement } from './page-document.ts';
import type { PageLine } from './page-lines.ts';

const ENOUGH = 3;

/** What the last link of a row says, where the row ends with it: "Buy now", "Add to list". */
function linkAtEnd({ element, text }: PageLine): string {
  let last: DomElement | undefined = element ?? undefined;
  while (last && last.name !== 'a') last = last.children.findLast(isElement);
  const link = last ? textIn(last) : '';
  return link !== '' && text.endsWith(` ${link}`) ? link : '';
}

/** Without the link that every row ends with, which is the shop's and not the recipe's. */
export function withoutRepeatedLink(lines: PageLine[]): PageLine[] {
  const [first] = lines;
  const link = first && lines.length >= ENOUGH ? linkAtEnd(first) : '';
  if (link === '' || lines.some((line) => linkAtEnd(line) !== link)) return lines;
  return lines.map((line) => ({ ...line, text: line.text.slice(0, -link.length).trim() }));
}
