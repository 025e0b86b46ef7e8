import { withoutBullet } from '../../text/bullet.ts';
import { startsWithNumber } from '../../text/number-signs.ts';
import { plainLine, plainLines } from '../../text/plain-text.ts';
import { linesIn, shownLinesIn } from '../lines/element-lines.ts';
import { enumeratedLines } from '../sections/enumerated-line.ts';
import { listedIngredients } from '../sections/listed-ingredients.ts';
import { isElement, isText, type DomElement, type DomNode } from '../tree/dom-node.ts';
import { LineReader, type PageLine } from '../lines/page-lines.ts';
import { statedIn } from './property-value.ts';

const ROWS = /^(?:li|tr|p)$/;

function holdsSeveralRows(element: DomElement): boolean {
  let rows = 0;
  const waiting: DomNode[] = [...element.children];
  for (let node = waiting.pop(); node && rows < 2; node = waiting.pop()) {
    if (!isElement(node)) continue;
    if (ROWS.test(node.name)) rows += 1;
    waiting.push(...node.children);
  }
  return rows >= 2;
}

const LONG_OR_WITH_WORD = /^.(?:(?!.{0,12}$)|.*\s\p{L}{3,})/u;
/** "98% fat-free soup" names what the amount before it is of. */
const SHARE = /^\d{1,3}\s?%/;
const isWholeItem = (line: string): boolean =>
  startsWithNumber(line) && LONG_OR_WITH_WORD.test(line) && !SHARE.test(line);
const haveAmounts = (lines: readonly string[]): boolean => lines.filter(isWholeItem).length >= 2;

const asLine = (element: DomElement, text: string): PageLine => ({
  text,
  heading: 0,
  element,
  tag: element.name,
  alternative: false,
  beside: false,
  aside: false,
  linked: false,
  typed: null,
  name: '',
});

/** Several items in one list item, each on a line of its own. */
function brokenLines(element: DomElement): PageLine[] | null {
  if (!element.children.some((node) => isElement(node) && node.name === 'br')) return null;
  const lines = new LineReader().read(element.children).lines.map(({ text }) => plainLine(text));
  const several = isWholeItem(lines[0] ?? '') && haveAmounts(lines);
  return several ? lines.map((text) => asLine(element, text)) : null;
}

/** Lines that are parted only in the page's source, which its style shows as they stand. */
function typedLines({ children }: DomElement): string[] {
  const typed = children.every(isText)
    ? children.flatMap((node) => (isText(node) ? node.data.split('\n') : [])).map(plainLine)
    : [];
  return typed.filter((line) => line !== '');
}

/** What is stated for programs, where it is what is shown with the amount before it. */
function statedWithAmount(element: DomElement, shown: PageLine): PageLine {
  const stated = plainLine(statedIn(element));
  return stated.endsWith(` ${shown.text}`) && startsWithNumber(stated)
    ? { ...shown, text: stated }
    : shown;
}

/** The lines of an element that is marked as an ingredient, or as all of them. */
export function markedLines(element: DomElement, alone: boolean): PageLine[] {
  const lines = alone ? linesIn(element) : shownLinesIn(element);
  const [first] = lines;
  if (!first)
    return plainLines(statedIn(element))
      .map((text) => asLine(element, text))
      .flatMap(enumeratedLines);
  if (element.name === 'li')
    return brokenLines(element) ?? [statedWithAmount(element, joined(lines, first))];
  const typed = typedLines(element);
  if (haveAmounts(typed)) return typed.map((text) => asLine(element, text));
  const several =
    (lines.length > 2 && (alone || holdsSeveralRows(element))) ||
    haveAmounts(lines.map(({ text }) => withoutBullet(text)));
  return several
    ? listedIngredients(lines).lines.map((text) => asLine(element, text))
    : enumeratedLines(joined(lines, first));
}

const joined = (lines: readonly PageLine[], first: PageLine): PageLine => ({
  ...first,
  heading: lines.length === 1 ? first.heading : 0,
  text: lines.map(({ text }) => text).join(' '),
});
