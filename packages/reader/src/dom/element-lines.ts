import { plainLine } from '../text/plain-text.ts';
import type { DomElement } from './page-document.ts';
import { LineReader, type PageLine } from './page-lines.ts';

/** The lines an element shows, as plain text. */
export const linesIn = (element: DomElement): PageLine[] =>
  new LineReader()
    .read([element])
    .lines.map((line) => ({ ...line, text: plainLine(line.text) }))
    .filter(({ text }) => text !== '');

export const textIn = (element: DomElement): string =>
  linesIn(element)
    .map(({ text }) => text)
    .join(' ');
