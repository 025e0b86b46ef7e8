import { sectionKind } from '../../vocabulary/section-words.ts';
import { amountsBefore, withAmounts } from './amounts-beside.ts';
import { isNoise } from '../../lines/line-noise.ts';
import { isGroupTitle } from '../sections/listed-ingredients.ts';
import { firstShown, holderOf } from './marked-carriers.ts';
import { markedLines } from './marked-lines.ts';
import type { DomElement } from '../tree/dom-node.ts';
import { statesAmount } from '../../lines/page-line-likeness.ts';
import { BOLD, type PageLine } from '../lines/page-lines.ts';
import { withoutRepeatedLink } from '../sections/repeated-link.ts';
import { titlesByClass } from '../sections/titles-by-class.ts';

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

const MOST_TITLES = 2 / 5;
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
  const titles = titlesByClass(items);
  const isTitle = (line: PageLine): boolean =>
    (!headed && line.heading === BOLD) || isGroupTitle(line) || titles.has(line);
  return dropFew(items, isTitle);
}

const behindAmount = (lines: PageLine[], amount: string | undefined): PageLine[] =>
  amount === undefined
    ? lines
    : lines.map((line, at) => (at === 0 ? { ...line, text: `${amount} ${line.text}` } : line));

/** The ingredient lines of the elements that are marked as ingredients. */
export function markedIngredients(carriers: readonly DomElement[]): string[] {
  const elements = withAmounts(innermost(firstShown(carriers)));
  const amounts = amountsBefore(elements);
  const lines = elements.flatMap((element) =>
    behindAmount(markedLines(element, elements.length === 1), amounts.get(element)),
  );
  return withoutTitles(withoutRepeatedLink(lines)).map(({ text }) => text);
}
