import { mayNameSameDish } from '../../vocabulary/dish-words.ts';
import { partTitled } from '../../vocabulary/part-words.ts';
import { sectionKind } from '../../vocabulary/section-words.ts';
import type { DomElement } from '../tree/dom-node.ts';
import type { PageDocument } from '../tree/page-document.ts';
import type { LineRange, PageLine, PageLines } from '../lines/page-lines.ts';
import { declaredCandidates, listCandidates, type Candidate } from './section-candidates.ts';
import { ingredientSection, tellsSteps } from './section.ts';

/** Of the score of a list: one line that is surely an ingredient. */
const LIKELY_LIST = 1;
const FEWEST_LINES = 3;

const namesPart = ({ text }: PageLine): boolean =>
  sectionKind(text) !== null || partTitled(text) !== null;

const opensList = ({ text }: PageLine): boolean => {
  const kind = sectionKind(text);
  return kind === 'ingredients' || kind === 'steps';
};

/** Whether what stands in an element is headed by the name of another dish than the page is, and opens a list below it. */
function namesOther(lines: readonly PageLine[], titles: string): boolean {
  const title = lines.find(({ heading }) => heading > 0);
  return (
    title !== undefined &&
    !namesPart(title) &&
    !mayNameSameDish(title.text, titles) &&
    lines.some(opensList)
  );
}

const isWithin = ({ at, lines }: Candidate, { from, to }: LineRange): boolean =>
  at >= from && at + lines.length <= to;

/** The elements that a page sets apart, each of which holds a recipe of its own: that of another dish. */
export function asidesOfOthers(
  document: PageDocument,
  page: PageLines,
  dish: { titles: string; isListed: boolean },
): readonly DomElement[] {
  const asides = document.elements.flatMap((element) => {
    const range = element.name === 'aside' ? page.rangeOf.get(element) : undefined;
    if (!range || range.to - range.from < FEWEST_LINES) return [];
    return namesOther(page.lines.slice(range.from, range.to), dish.titles)
      ? [{ element, range }]
      : [];
  });
  if (asides.length === 0) return [];
  const steps = [
    ...declaredCandidates(document, page, 'steps'),
    ...listCandidates(document, page),
  ].filter(tellsSteps);
  const others = asides.filter(({ range }) => steps.some((found) => isWithin(found, range)));
  const isListed =
    dish.isListed ||
    declaredCandidates(document, page, 'ingredients').some(
      (found) =>
        !others.some(({ range }) => isWithin(found, range)) &&
        ingredientSection(found).score >= LIKELY_LIST,
    );
  return isListed ? others.map(({ element }) => element) : [];
}
