import { emptyFinding, type Finding } from '../finding/finding.ts';
import type { PageHead } from '../scan/page-head.ts';
import { plainLine } from '../text/plain-text.ts';
import { asidesOfOthers } from './sections/asides-of-others.ts';
import { readLoneTime, readNamedFacts } from './named-facts.ts';
import { isHiddenPart } from './lines/hidden-alternative.ts';
import type { DomElement } from './tree/dom-node.ts';
import type { PageDocument } from './tree/page-document.ts';
import { LineReader, type PageLines } from './lines/page-lines.ts';
import { pageTitles, readPageTitle } from './page-title.ts';
import { PROPERTY_SCHEMES } from './marked/property-schemes.ts';
import { recipesWithin } from './marked/recipes-within.ts';
import { readSections } from './sections/read-sections.ts';
import { shownNutrition } from './shown-nutrition.ts';
import { readFacts, type VisibleFacts, type WantedFacts } from './visible-facts.ts';

const HEAD_LINES = 40;

/** What the page says beside the recipe; where it has no words for it, what its classes and its layout say. */
function factsOf({ lines }: PageLines, ingredientsAt: number, wanted: WantedFacts): VisibleFacts {
  const facts = readFacts(
    lines.map(({ text }) => text),
    ingredientsAt,
    wanted,
  );
  const head = lines.slice(Math.max(0, ingredientsAt - HEAD_LINES), ingredientsAt);
  const named = readNamedFacts(head);
  const yieldText = wanted.yieldText ? facts.yieldText || named.yieldText : '';
  if (!wanted.times || facts.prepTime || facts.cookTime || facts.totalTime)
    return { ...facts, yieldText };
  const { prepTime, cookTime } = named;
  const parted = prepTime !== null || cookTime !== null;
  const totalTime = named.totalTime ?? (parted ? null : readLoneTime(head));
  return { ...facts, yieldText, prepTime, cookTime, totalTime };
}

/** A recipe that is marked up for programs alone, in other words than the page tells its readers. */
const isHiddenCopy = (element: DomElement): boolean =>
  isHiddenPart(element) && PROPERTY_SCHEMES.some((scheme) => scheme.isRecipe(element));

/** The lines of a page without the recipes of other dishes that it marks as such or sets apart. */
function ownLines(document: PageDocument, head: PageHead, isListed: boolean): PageLines {
  const marked = recipesWithin(document);
  const isLeftOut = (element: DomElement): boolean => marked.has(element) || isHiddenCopy(element);
  const page = new LineReader(isLeftOut).read(document.root);
  const titles = pageTitles(page, head);
  const others = new Set<object>(asidesOfOthers(document, page, { titles, isListed }));
  if (others.size === 0) return page;
  return new LineReader((element) => others.has(element) || isLeftOut(element)).read(document.root);
}

/** What is known of a recipe before its page is looked through. */
interface Declared {
  isListed: boolean;
  wanted: WantedFacts;
  wantsNutrition: boolean;
}

/** The recipe a page shows to its readers, whether or not it also declares one. */
export function readVisiblePage(
  document: PageDocument,
  head: PageHead,
  declared: Declared,
): Finding {
  const page = ownLines(document, head, declared.isListed);
  const sections = readSections(document, page, pageTitles(page, head));
  const { ingredients, steps, title, inParts } = sections;
  return {
    ...emptyFinding('headings'),
    source: ingredients?.found === 'name' && steps?.found === 'name' ? 'plugin' : 'headings',
    title: plainLine(title ?? readPageTitle(page, head, ingredients?.at ?? 0)),
    ingredients: ingredients?.lines.map(plainLine) ?? [],
    inParts,
    steps: steps?.lines.map(plainLine) ?? [],
    ...factsOf(page, ingredients?.at ?? 0, declared.wanted),
    nutrition: declared.wantsNutrition ? shownNutrition(page.lines.map(({ text }) => text)) : {},
    doubts: new Set(title === null ? [] : ['one of several']),
  };
}
