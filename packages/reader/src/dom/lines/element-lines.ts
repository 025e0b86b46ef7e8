import { plainLine } from '../../text/plain-text.ts';
import { isHint, isOffer } from './beside-item.ts';
import { isHiddenPart } from './hidden-alternative.ts';
import type { DomElement } from '../tree/dom-node.ts';
import { namesOf } from '../tree/page-document.ts';
import { LineReader, type PageLine } from './page-lines.ts';

const readLines = (reader: LineReader, element: DomElement): PageLine[] =>
  reader
    .read([element])
    .lines.map((line) => ({ ...line, text: plainLine(line.text) }))
    .filter(({ text }) => text !== '');

/** The lines an element shows, as plain text. */
export const linesIn = (element: DomElement): PageLine[] => readLines(new LineReader(), element);

const ROW = /^(?:li|tr)$/;

const isBeside = (part: DomElement): boolean => isHint(part) || isOffer(part, namesOf(part));

/** The same without what is hidden inside its rows, as an amount in other measures, and without what explains or sells it. */
export function shownLinesIn(element: DomElement): PageLine[] {
  const reader = new LineReader(
    (part) => part !== element && !ROW.test(part.name) && (isHiddenPart(part) || isBeside(part)),
  );
  const shown = readLines(reader, element);
  return shown.length > 0 ? shown : linesIn(element);
}

export const textIn = (element: DomElement): string =>
  linesIn(element)
    .map(({ text }) => text)
    .join(' ');
