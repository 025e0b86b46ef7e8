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

/** Without the link that most rows end with, which is the shop's and not the recipe's: it may not sell the rest. */
export function withoutRepeatedLink(lines: PageLine[]): PageLine[] {
  if (lines.length < ENOUGH) return lines;
  const links = lines.map(linkAtEnd);
  const link = links.find((text) => text !== '') ?? '';
  const times = link === '' ? 0 : links.filter((text) => text === link).length;
  if (times < ENOUGH || times <= lines.length / 2) return lines;
  return lines.map((line, at) =>
    links[at] === link ? { ...line, text: line.text.slice(0, -link.length).trim() } : line,
  );
}
