import { textIn } from '../lines/element-lines.ts';
import { isElement, type DomElement } from '../tree/dom-node.ts';
import { namesOf } from '../tree/page-document.ts';
import type { PageLine } from '../lines/page-lines.ts';

const ENOUGH = 3;

const COMMAND_NAME = /(?:^|[\s_-])(?:add|buy|cart|basket|shop|btn|button)(?:$|[\s_-])/i;

const isCommand = (element: DomElement): boolean =>
  element.name === 'a' ||
  element.attribs['role'] === 'button' ||
  COMMAND_NAME.test(namesOf(element));

/** What the last link of a row says, where the row ends with it: "Buy now", "Add to list". */
function linkAtEnd({ element, text }: PageLine): string {
  let last = element?.children.findLast(isElement);
  while (last && !isCommand(last)) last = last.children.findLast(isElement);
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
