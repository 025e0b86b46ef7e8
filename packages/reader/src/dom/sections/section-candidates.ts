import {
  headingKind,
  namesSection,
  opensStepsVaguely,
  sectionKind,
  type SectionKind,
} from '../../vocabulary/section-words.ts';
import { knownWhileReading } from '../../text/known-while-reading.ts';
import { isChatter } from '../../vocabulary/page-chatter.ts';
import { countedStep, STEP_LABEL } from '../../vocabulary/step-label.ts';
import { isBoxBetween } from '../lines/box-between.ts';
import { isElement, type DomElement } from '../tree/dom-node.ts';
import { namesOf, type PageDocument } from '../tree/page-document.ts';
import type { PageLine, PageLines } from '../lines/page-lines.ts';

export interface Candidate {
  lines: PageLine[];
  /** Index of its first line in the page. */
  at: number;
  /** How much the way it was found says about it. */
  weight: number;
  found: 'name' | 'heading' | 'list';
}

type Wanted = Exclude<SectionKind, 'other'>;
const LISTS: readonly Wanted[] = ['ingredients', 'steps'];

/** Their classes tell of the site's categories, not of what they hold. */
const WHOLE_PAGE = /^(?:html|body|main|article)$/;
const MAX_CANDIDATES = 300;
const MAX_LINES = 300;

const slice = (page: PageLines, from: number, to: number): PageLine[] =>
  page.lines.slice(from, Math.min(to, from + MAX_LINES));

/** Of the names of elements, of which many have the same; both lists are looked for in all of them. */
const listsNamed = knownWhileReading<string, Wanted | null>();

/** The list that an element holds by its class and id; null where these say of none. */
function listNamed(names: string): Wanted | null {
  const known = listsNamed.get(names);
  if (known !== undefined) return known;
  const list = LISTS.find((wanted) => namesSection(names, wanted)) ?? null;
  listsNamed.set(names, list);
  return list;
}

/** Elements that say in their class or id what they hold. */
function namedCandidates(document: PageDocument, page: PageLines, wanted: Wanted): Candidate[] {
  const found: Candidate[] = [];
  const alike = new Map<string, DomElement[]>();
  for (const element of document.elements) {
    const names = namesOf(element);
    if (names === '' || listNamed(names) !== wanted || WHOLE_PAGE.test(element.name)) continue;
    const range = page.rangeOf.get(element);
    if (!range || range.to <= range.from) continue;
    if (found.length < MAX_CANDIDATES) {
      found.push({
        lines: slice(page, range.from, range.to),
        at: range.from,
        weight: 1,
        found: 'name',
      });
    }
    const kind = `${element.name}.${element.attribs['class'] ?? ''}`;
    const group = alike.get(kind) ?? [];
    if (group.length < MAX_LINES) group.push(element);
    alike.set(kind, group);
  }
  for (const group of alike.values())
    if (group.length > 1)
      found.push(
        ...itemsCandidate(group, page, wanted),
        ...(wanted === 'ingredients' ? partsCandidate(group, page) : []),
      );
  return found;
}

/** Lists of one class side by side, each below the name of its part of the dish. */
function partsCandidate([first, ...others]: readonly DomElement[], page: PageLines): Candidate[] {
  const start = first ? page.rangeOf.get(first) : undefined;
  if (!first || !start) return [];
  let { to } = start;
  for (const element of others) {
    const range = page.rangeOf.get(element);
    if (element.parent !== first.parent || !range || range.from < to) break;
    if (page.lines.slice(to, range.from).some(({ heading }) => heading === 0)) break;
    to = range.to;
  }
  if (to === start.to) return [];
  return [{ lines: slice(page, start.from, to), at: start.from, weight: 1, found: 'name' }];
}

/** Elements of one class, each of which is one item of the list. */
function itemsCandidate(
  group: readonly DomElement[],
  page: PageLines,
  wanted: Wanted,
): Candidate[] {
  const lines: PageLine[] = [];
  let last = -1;
  for (const element of group) {
    const range = page.rangeOf.get(element);
    if (!range || range.from < last) continue;
    const whole = slice(page, range.from, range.to);
    if (whole.length > 4) return [];
    const said = whole.filter((line) => wanted !== 'steps' || !STEP_LABEL.test(line.text));
    const own = said.length > 0 ? said : whole;
    const [first] = own;
    if (!first) continue;
    const rest = own.filter((line) => line.heading === 0 || own.length === 1);
    lines.push({
      ...first,
      heading: 0,
      text: (rest.length > 0 ? rest : own).map(({ text }) => text).join(' '),
    });
    last = range.to;
  }
  const at = page.rangeOf.get(group[0] as DomElement)?.from ?? 0;
  return lines.length > 1 ? [{ lines, at, weight: 1, found: 'name' }] : [];
}

const isTitle = (line: PageLine): boolean => line.heading >= 1 && line.heading <= 6;

/** Of the lines of a page, in all of which both lists are looked for. */
const kinds = knownWhileReading<PageLine, SectionKind | null>();

function kindOf(line: PageLine): SectionKind | null {
  const known = kinds.get(line);
  if (known !== undefined) return known;
  const kind = isTitle(line) ? headingKind(line.text) : sectionKind(line.text);
  kinds.set(line, kind);
  return kind;
}

function ancestorsOf(element: DomElement | null): DomElement[] {
  const ancestors: DomElement[] = [];
  for (let node: object | null = element; node && isElement(node); node = node.parent)
    ancestors.push(node);
  return ancestors;
}

const LITTLE_TEXT = 60;

/** Where the part of the page ends that holds both the heading and what follows it. */
function endOfPart(page: PageLines, at: number): number {
  const around = new Set(ancestorsOf(page.lines[at + 1]?.element ?? null));
  for (const element of ancestorsOf(page.lines[at]?.element ?? null)) {
    const end = page.rangeOf.get(element)?.to ?? page.lines.length;
    // A wrapper around the heading and its link or icon is not yet the part.
    const text = page.lines
      .slice(at + 1, Math.min(end, at + 5))
      .reduce((sum, line) => sum + line.text.length, 0);
    if (around.has(element) && text >= LITTLE_TEXT) return end;
  }
  return page.lines.length;
}

const NUMBERED = /^(\d{1,2})\s*[.)]\s*\p{L}/u;
const numberOf = (line: PageLine | undefined): number =>
  Number(NUMBERED.exec(line?.text ?? '')?.[1]);

/** Behind the part of the page, where the numbers of its last lines go on: an editor broke the steps in two. */
function countedOn(page: PageLines, end: number): number {
  let until = end;
  while (numberOf(page.lines[until]) === numberOf(page.lines[until - 1]) + 1) until += 1;
  return until;
}

/** The lines under a heading, up to whatever opens the next section or leaves the part of the page it stands in. */
function underHeading(page: PageLines, at: number, wanted: Wanted): PageLine[] {
  const start = page.lines[at];
  if (!start) return [];
  const level = isTitle(start) ? start.heading : 4;
  const part = endOfPart(page, at);
  const until = wanted === 'steps' ? countedOn(page, part) : part;
  const lines: PageLine[] = [];
  const own = page.lines.slice(at + 1, Math.min(until, at + MAX_LINES));
  const kept = own.filter((_line, place) => !isBoxBetween(own, place));
  for (const line of kept) {
    if (line.tag === 'li' && isChatter(line.text)) continue;
    if (wanted === 'steps' && line.aside && !start.aside) continue;
    const kind = kindOf(line);
    if (kind !== null && (kind !== wanted || isTitle(line))) {
      if (kind !== 'steps' || wanted === 'ingredients' || isTitle(line)) break;
    }
    const goesOn =
      wanted === 'steps' && (opensStepsVaguely(line.text) || countedStep(line.text) !== null);
    if (isTitle(line) && line.heading <= level && lines.length > 0 && !goesOn) break;
    lines.push(line);
  }
  return lines;
}

function underHeadings(
  page: PageLines,
  wanted: Wanted,
  opens: (line: PageLine) => boolean,
): Candidate[] {
  const found: Candidate[] = [];
  for (const [at, line] of page.lines.entries()) {
    if (found.length >= MAX_CANDIDATES) break;
    if (!opens(line)) continue;
    const lines = underHeading(page, at, wanted);
    if (lines.length > 0) found.push({ lines, at: at + 1, weight: 1, found: 'heading' });
  }
  return found;
}

/** Stretches under headings that may open the steps, or a story about the dish. */
export const vagueCandidates = (page: PageLines): Candidate[] =>
  underHeadings(page, 'steps', (line) => line.heading > 0 && opensStepsVaguely(line.text));

/** What follows the ingredients up to some line, where nothing says that the steps begin. */
export function followingCandidate(page: PageLines, from: number, until: number): Candidate {
  const lines: PageLine[] = [];
  for (const line of page.lines.slice(from, Math.min(until, from + MAX_LINES))) {
    if (lines.length > 0 && (isTitle(line) || kindOf(line) === 'other')) break;
    if (!isTitle(line)) lines.push(line);
  }
  return { lines, at: from, weight: 0.5, found: 'list' };
}

/** Lists that stand on the page with nothing to name them. */
export function listCandidates(document: PageDocument, page: PageLines): Candidate[] {
  const found: Candidate[] = [];
  const holders = new Set<DomElement>();
  for (const element of document.elements) {
    if (element.name !== 'ul' && element.name !== 'ol') continue;
    holders.add(element);
    // Groups of ingredients are lists side by side.
    if (element.parent && isElement(element.parent)) holders.add(element.parent);
  }
  for (const element of holders) {
    const range = page.rangeOf.get(element);
    if (!range || range.to - range.from < 2 || found.length >= MAX_CANDIDATES) continue;
    const lines = slice(page, range.from, range.to);
    found.push({ lines, at: range.from, weight: 0.5, found: 'list' });
  }
  return found;
}

/** "Step 1" opens the steps where no other heading does. */
const opensFirst = (line: PageLine, wanted: Wanted): boolean =>
  wanted === 'steps' && isTitle(line) && countedStep(line.text) === 1;

/** The stretches of the page that say of themselves, or whose heading says, that they are the wanted section. */
export const declaredCandidates = (
  document: PageDocument,
  page: PageLines,
  wanted: Wanted,
): Candidate[] => [
  ...namedCandidates(document, page, wanted),
  ...underHeadings(page, wanted, (line) => kindOf(line) === wanted || opensFirst(line, wanted)),
];
