import { COUNTED_SERVINGS } from '../vocabulary/fact-words.ts';
import { wordShare } from '../text/word-share.ts';
import { sectionKind } from '../vocabulary/section-words.ts';
import { ingredientLikeness, statesAmount, stepLikeness } from './page-line-likeness.ts';
import { isNoise } from './line-noise.ts';
import { isElement, namesOf, type PageDocument } from './page-document.ts';
import type { PageLine, PageLines } from './page-lines.ts';
import {
  declaredCandidates,
  followingCandidate,
  listCandidates,
  vagueCandidates,
  type Candidate,
} from './section-candidates.ts';
import { withoutLabel } from '../vocabulary/step-label.ts';

const PROSE = /^\p{Lu}\S*(?:\s\S+){3,}[.!]$/u;
const GROUP_TITLE = /^[^\d½¼¾]{2,60}:$/u;

export interface Section {
  lines: string[];
  at: number;
  score: number;
  found: Candidate['found'];
}

const BARE_AMOUNT =
  /^(?:ca\.?\s*)?[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞\s.,/–-]*\s*\p{L}{0,12}(?:\(\p{L}{1,2}\))?\.?$/u;
const MOST_CELLS = 3;

/** Whether two lines are the cells of one row: elements side by side in a parent that holds little else. */
function areCells(line: PageLine, next: PageLine): boolean {
  const parent = line.element?.parent;
  if (!parent || line.element === next.element || next.element?.parent !== parent) return false;
  return (
    line.tag !== 'li' && line.tag !== 'tr' && parent.children.filter(isElement).length <= MOST_CELLS
  );
}

/** "200 g" and "flour" in cells of their own, put together. */
function joinAmounts(lines: readonly PageLine[]): PageLine[] {
  const joined: PageLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as PageLine;
    const next = lines[at + 1];
    const row = next !== undefined && BARE_AMOUNT.test(line.text) && areCells(line, next);
    if (row && !BARE_AMOUNT.test(next.text) && next.text.length < 120) {
      joined.push({ ...next, heading: 0, text: `${line.text} ${next.text}` });
      at += 1;
    } else if (next !== undefined && arePair(line, next)) {
      const amountFirst = startsWithAmount(line.text) || !startsWithAmount(next.text);
      const text = amountFirst ? `${line.text} ${next.text}` : `${next.text} ${line.text}`;
      joined.push({ ...next, heading: 0, text });
      at += 1;
    } else if (next !== undefined && isNamedBefore(line, next)) {
      joined.push({ ...line, text: `${next.text} ${line.text}` });
      at += 1;
    } else joined.push(line);
  }
  return joined;
}

/** A term and its description in a list of them. */
const arePair = (line: PageLine, next: PageLine): boolean =>
  line.tag === 'dt' && next.tag === 'dd' && (startsWithAmount(line.text) !== startsWithAmount(next.text));

const startsWithAmount = (text: string): boolean => /^[\d¼-¾⅐-⅞]/u.test(text);

const AMOUNT_FIRST = /^[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞\s.,/–-]*\s*\p{L}.{0,40}$/u;

/** "Potatoes" in one cell and "800 g, peeled" in the next. */
const isNamedBefore = (line: PageLine, next: PageLine): boolean =>
  line.heading === 0 &&
  line.text.length < 80 &&
  !statesAmount(line.text) &&
  AMOUNT_FIRST.test(next.text) &&
  areCells(line, next) &&
  line.element?.parent?.children.filter(isElement).length === 2;

/** A list printed twice, for wide and for narrow screens, once. */
function oncePrinted(lines: string[]): string[] {
  const count = new Map<string, number>();
  for (const line of lines) count.set(line, (count.get(line) ?? 0) + 1);
  const times = Math.min(...count.values());
  return times > 1 ? [...count.keys()] : lines;
}

/** Where nearly all lines are list items, what stands between them is not part of the list. */
function mainlyItems(lines: readonly PageLine[]): PageLine[] {
  const items = lines.filter((line) => line.tag === 'li' || line.heading > 0);
  const itemText = items.reduce((sum, line) => sum + line.text.length, 0);
  const allText = lines.reduce((sum, line) => sum + line.text.length, 0);
  const many = items.filter((line) => line.tag === 'li').length >= 2;
  return many && itemText > allText * 0.7 ? items : [...lines];
}

/** What stands hidden behind its like and says much the same is the dish done in another way. */
function firstAlternative(lines: readonly PageLine[]): PageLine[] {
  const shown = lines.filter((line) => !line.alternative);
  if (shown.length === 0 || shown.length === lines.length) return [...lines];
  const hidden = lines.filter((line) => line.alternative);
  return wordShare(textOf(hidden), textOf(shown)) >= 0.5 ? shown : [...lines];
}

const textOf = (lines: readonly PageLine[]): string => lines.map(({ text }) => text).join(' ');

const GROUP_NAME = /(?:group|section)[-_]?(?:name|title|head)/i;

/** The name of a part of the list ("For the sauce:", "SAUCE"), which is no ingredient. */
const isGroupTitle = ({ text, element }: PageLine): boolean =>
  GROUP_TITLE.test(text) ||
  (/^[^\p{Ll}\d]{4,40}$/u.test(text) && /\p{Lu}{3}/u.test(text)) ||
  (element !== null && GROUP_NAME.test(namesOf(element)));

/** "4 people" at the head of a list is not an ingredient. */
const onlyServings = (text: string): boolean =>
  (COUNTED_SERVINGS.exec(text)?.[0].length ?? 0) >= Math.max(3, text.length - 6);

function ingredientSection({ lines, at, weight, found }: Candidate): Section {
  const kept: string[] = [];
  let sure = 0;
  let unlikely = 0;
  let tag = '';
  for (const line of joinAmounts(mainlyItems(firstAlternative(lines)))) {
    const kind = sectionKind(line.text);
    if (kind === 'steps' || kind === 'other') {
      if (kept.length > 0 && line.heading > 0) break;
      continue;
    }
    if (kind === 'ingredients' || isNoise(line) || onlyServings(line.text)) continue;
    if (!statesAmount(line.text) && (line.heading > 0 || isGroupTitle(line))) continue;
    const likeness = ingredientLikeness(line.text);
    // The list is over where prose begins.
    if (sure >= 2 && line.tag !== tag && (likeness < 0 || PROSE.test(line.text))) break;
    tag ||= line.tag;
    if (likeness > 0) sure += 1;
    else if (likeness < 0) unlikely += 1;
    kept.push(line.text);
  }
  const list = oncePrinted(kept);
  const perhaps = kept.length - sure - unlikely;
  // Lines without an amount belong to a list only beside lines that have one.
  const score = sure + Math.min(perhaps * 0.25, sure * 0.5 + 0.5) - unlikely;
  return {
    lines: list,
    at,
    score: (score * weight * list.length) / Math.max(1, kept.length),
    found,
  };
}

function stepSection({ lines, at, weight, found }: Candidate): Section {
  const kept: string[] = [];
  let score = 0;
  // What holds the ingredients too holds the whole recipe, and the story before it.
  const wrapper =
    found === 'name' &&
    lines.some((line) => line.heading > 0 && sectionKind(line.text) === 'ingredients');
  if (wrapper) return { lines: [], at, score: 0, found };
  for (const line of mainlyItems(firstAlternative(lines))) {
    const kind = sectionKind(line.text);
    if (kind === 'ingredients' || kind === 'other') {
      if (kept.length > 0 && line.heading > 0) break;
      continue;
    }
    if (kind === 'steps' || isNoise(line)) continue;
    const title = line.heading > 0 && line.text.length < 80;
    score += title ? 0 : stepLikeness(line.text);
    if (!title || line.heading === 7) kept.push(withoutLabel(line.text));
  }
  const list = oncePrinted(kept);
  return {
    lines: list,
    at,
    score: (score * weight * list.length) / Math.max(1, kept.length),
    found,
  };
}

function best(sections: readonly Section[]): Section | null {
  let chosen: Section | null = null;
  for (const section of sections) {
    if (section.score > Math.max(0.4, (chosen?.score ?? 0) + 1e-9)) chosen = section;
  }
  return chosen;
}

export interface RecipeSections {
  ingredients: Section | null;
  steps: Section | null;
}

/** Where the page goes on after a section. */
function lastLine(section: Section, page: PageLines): number {
  const last = section.lines.at(-1);
  const found = page.lines.findIndex(({ text }, at) => at >= section.at && text === last);
  return found < 0 ? section.at + section.lines.length : found + 1;
}

/** The ingredients and the steps as the page shows them. */
export function readSections(document: PageDocument, page: PageLines): RecipeSections {
  const lists = listCandidates(document, page);
  const ingredients =
    best(declaredCandidates(document, page, 'ingredients').map(ingredientSection)) ??
    best(lists.map(ingredientSection));
  const start = ingredients?.at ?? 0;
  const known = new Set(ingredients?.lines);
  const asSteps = (candidate: Candidate): Section => {
    const lines = candidate.lines.filter(({ text }) => !known.has(text));
    const section = stepSection({ ...candidate, lines });
    // The steps follow the ingredients, and not far behind.
    const gap = section.at - start;
    return gap >= 0 && gap < 120 ? section : { ...section, score: section.score * 0.3 };
  };
  const steps =
    best(declaredCandidates(document, page, 'steps').map(asSteps)) ??
    best(vagueCandidates(page).map(asSteps)) ??
    best(
      [...lists, followingCandidate(page, ingredients ? lastLine(ingredients, page) : 0)].map(
        asSteps,
      ),
    );
  return { ingredients, steps };
}
