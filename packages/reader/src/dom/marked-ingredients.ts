import { sectionKind } from '../vocabulary/section-words.ts';
import { textIn } from './element-lines.ts';
import { isNoise } from './line-noise.ts';
import { isGroupTitle } from './listed-ingredients.ts';
import { firstShown, holderOf } from './marked-carriers.ts';
import { markedLines } from './marked-lines.ts';
import { isElement, type DomElement } from './page-document.ts';
import { statesAmount } from './page-line-likeness.ts';
import { BOLD, type PageLine } from './page-lines.ts';
import { withoutRepeatedLink } from './repeated-link.ts';

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

const MOST_TITLES = 1 / 3;
const MOST_HEADED = 1 / 2;

const dropFew = (lines: readonly PageLine[], isTitle: (line: PageLine) => boolean): PageLine[] => {
  const items = lines.filter((line) => statesAmount(line.text) || !isTitle(line));
  return items.length >= lines.length * (1 - MOST_TITLES) ? items : [...lines];
};

/** Without what heads the list or a part of it. Where most is in bold type or in capitals, they say nothing. */
function withoutTitles(lines: readonly PageLine[]): PageLine[] {
  const own = lines.filter((line) => sectionKind(line.text) !== 'ingredients' && !isNoise(line));
  const headed = own.filter((line) => line.heading > 0).length > own.length * MOST_HEADED;
  const items = headed
    ? own
    : own.filter(({ heading, text }) => heading === 0 || heading === BOLD || statesAmount(text));
  const isTitle = (line: PageLine): boolean =>
    (!headed && line.heading === BOLD) || isGroupTitle(line);
  return dropFew(items, isTitle);
}

/** The ingredient lines of the elements that are marked as ingredients. */
export function markedIngredients(carriers: readonly DomElement[]): string[] {
  const elements = withAmounts(innermost(firstShown(carriers)));
  const lines = elements.flatMap((element) => markedLines(element, elements.length === 1));
  return withoutTitles(withoutRepeatedLink(lines)).map(({ text }) => text);
}
