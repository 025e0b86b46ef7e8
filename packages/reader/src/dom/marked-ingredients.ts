import { plainLine, plainLines } from '../text/plain-text.ts';
import { sectionKind } from '../vocabulary/section-words.ts';
import { linesIn, textIn } from './element-lines.ts';
import { isNoise } from './line-noise.ts';
import { listedIngredients } from './listed-ingredients.ts';
import { firstShown, holderOf } from './marked-carriers.ts';
import { isElement, isText, type DomElement, type DomNode } from './page-document.ts';
import { statesAmount } from './page-line-likeness.ts';
import { BOLD, type PageLine } from './page-lines.ts';
import { statedIn } from './property-value.ts';

const ROWS = /^(?:li|tr|p)$/;

/** Of a list that is marked as a whole and again item by item, the items. */
function innermost(elements: readonly DomElement[]): DomElement[] {
  const marked = new Set<object>(elements);
  const held = new Map<object, number>();
  for (const element of elements) {
    const holder = holderOf(element, marked);
    if (holder) held.set(holder, (held.get(holder) ?? 0) + 1);
  }
  return elements.filter((element) => {
    const holder = holderOf(element, marked);
    return (held.get(element) ?? 0) < 2 && (!holder || (held.get(holder) ?? 0) >= 2);
  });
}

const MOST_LEVELS = 4;

function rowAround(element: DomElement): DomElement | null {
  let node: object | null = element.parent;
  for (let level = 0; level < MOST_LEVELS && node && isElement(node); level++) {
    if (node.name === 'li' || node.name === 'tr') return node;
    node = node.parent;
  }
  return null;
}

const shareWithAmount = (elements: readonly DomElement[]): number =>
  elements.filter((element) => statesAmount(textIn(element))).length / elements.length;

/** Where only the names are marked and the amounts stand before them, the rows that hold both. */
function withAmounts(elements: readonly DomElement[]): readonly DomElement[] {
  const rows = elements.map(rowAround).filter((row) => row !== null);
  if (rows.length < Math.max(2, elements.length) || new Set(rows).size < rows.length)
    return elements;
  return shareWithAmount(rows) > shareWithAmount(elements) + 0.3 ? rows : elements;
}

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

const WHOLE_ITEM = /^[\d¼-¾⅐-⅞](?!.{0,12}$)|^[\d¼-¾⅐-⅞].*\s\p{L}{3,}/u;
const haveAmounts = (lines: readonly string[]): boolean =>
  lines.filter((line) => WHOLE_ITEM.test(line)).length >= 2;

const asLine = (element: DomElement, text: string): PageLine => ({
  text,
  heading: 0,
  element,
  tag: element.name,
  alternative: false,
  beside: false,
});

/** Lines that are parted only in the page's source, which its style shows as they stand. */
function typedLines({ children }: DomElement): string[] {
  const typed = children.every(isText)
    ? children.flatMap((node) => (isText(node) ? node.data.split('\n') : [])).map(plainLine)
    : [];
  return typed.filter((line) => line !== '');
}

function linesOf(element: DomElement, alone: boolean): PageLine[] {
  const lines = linesIn(element);
  const [first] = lines;
  if (!first) return plainLines(statedIn(element)).map((text) => asLine(element, text));
  if (element.name === 'li') return [joined(lines, first)];
  const typed = typedLines(element);
  if (haveAmounts(typed)) return typed.map((text) => asLine(element, text));
  const several =
    (lines.length > 2 && (alone || holdsSeveralRows(element))) ||
    haveAmounts(lines.map(({ text }) => text));
  return several
    ? listedIngredients(lines).lines.map((text) => asLine(element, text))
    : [joined(lines, first)];
}

const joined = (lines: readonly PageLine[], first: PageLine): PageLine => ({
  ...first,
  heading: lines.length === 1 ? first.heading : 0,
  text: lines.map(({ text }) => text).join(' '),
});

const MOST_TITLES = 1 / 3;

const isBoldTitle = (line: PageLine): boolean => line.heading === BOLD && !statesAmount(line.text);

/** Without what heads the list or a part of it. Where most is in bold type, bold says nothing. */
function withoutTitles(lines: readonly PageLine[]): PageLine[] {
  const items = lines.filter(
    (line) =>
      sectionKind(line.text) !== 'ingredients' &&
      !isNoise(line) &&
      (line.heading === 0 || line.heading === BOLD || statesAmount(line.text)),
  );
  const few = items.filter(isBoldTitle).length <= items.length * MOST_TITLES;
  return few ? items.filter((line) => !isBoldTitle(line)) : items;
}

/** The ingredient lines of the elements that are marked as ingredients. */
export function markedIngredients(carriers: readonly DomElement[]): string[] {
  const elements = withAmounts(innermost(firstShown(carriers)));
  const lines = elements.flatMap((element) => linesOf(element, elements.length === 1));
  return withoutTitles(lines).map(({ text }) => text);
}
