import { plainLine } from '../text/plain-text.ts';
import { isHiddenPart } from './hidden-alternative.ts';
import type { DomElement } from './page-document.ts';
import { LineReader, type PageLine } from './page-lines.ts';

const readLines = (reader: LineReader, element: DomElement): PageLine[] =>
  reader
    .read([element])
    .lines.map((line) => ({ ...line, text: plainLine(line.text) }))
    .filter(({ text }) => text !== '');

/** The lines an element shows, as plain text. */
export const linesIn = (element: DomElement): PageLine[] => readLines(new LineReader(), element);

const ROW = /^(?:li|tr)$/;

/** The same without what is hidden inside its rows: an amount in other measures, an explanation to unfold. */
export function shownLinesIn(element: DomElement): PageLine[] {
  const reader = new LineReader((part) => isHiddenPart(part) && !ROW.test(part.name));
  const shown = readLines(reader, element);
  return shown.length > 0 ? shown : linesIn(element);
}

export const textIn = (element: DomElement): string =>
  linesIn(element)
    .map(({ text }) => text)
    .join(' ');
