import { INGREDIENTS_MAX } from '@commonplate/contract';
import { amountStart } from './amount-start.ts';
import type { SourceLine } from '../card-line.ts';
import { likenessOf } from './card-line-likeness.ts';
import { linesAboveLists } from './headed-lists.ts';
import { headingOf, type Heading } from './headings.ts';
import { originOf, withoutOrigins } from './origin-line.ts';
import type { PlacedLine, Zone } from './placed-line.ts';
import { factsOfLine } from '../fields/recipe-facts.ts';
import { partsAboveAmounts } from './part-above-amounts.ts';
import { isSectionTitle } from './section-title.ts';
import { linesThatGoOn } from './sentence-goes-on.ts';

/** A line, and how well it would stand in each part of the recipe. */
export interface Candidate {
  line: SourceLine;
  heading: Heading | null;
  role: PlacedLine['role'];
  scores: Readonly<Record<Zone, number>>;
}

export const NEVER = -100;
const FIRST_LINE_IS_TITLE = 3;

/** Words may have been mended that were no such words: a heading is looked for in what was read, too. */
function readHeading(line: SourceLine): Heading | null {
  const heading = headingOf(line.text, line.photographed !== null);
  if (heading || !line.photographed) return heading;
  const asRead = headingOf(line.raw, true);
  // With more behind it, the line is what was cut off its heading.
  return asRead?.rest === '' ? asRead : null;
}

interface Head {
  /** Names of parts that only what follows them tells. */
  parts: ReadonlySet<SourceLine>;
  lines: ReadonlySet<SourceLine>;
  /** Stands above all that is measured or done: the title, and what tells whose it is. */
  named: ReadonlySet<SourceLine>;
}

function headOf(lines: readonly SourceLine[]): Head {
  const end = lines.findIndex(
    (line) =>
      amountStart(line.text) === 'measure' ||
      ['ingredients', 'directions'].includes(readHeading(line)?.kind ?? ''),
  );
  const head = lines.slice(0, Math.max(1, end));
  const title = withoutOrigins(head)[0];
  const named = head.filter(
    (line, index) => originOf(line.text) || !title || index <= head.indexOf(title),
  );
  return { lines: new Set(head), named: new Set(named), parts: partsAboveAmounts(lines) };
}

/** What begins with a number in the middle of a sentence is next to never an ingredient. */
const GOES_ON: Readonly<Record<Zone, number>> = {
  top: NEVER,
  ingredients: -4,
  directions: 3,
  notes: 0,
};

function candidateOf(line: SourceLine, index: number, head: Head): Candidate {
  const isOrigin = head.lines.has(line) && originOf(line.text) !== null;
  const facts = factsOfLine(line.text);
  const heading = facts.isAll || isOrigin ? null : readHeading(line);
  if (heading) {
    const scores = { top: NEVER, ingredients: NEVER, directions: NEVER, notes: NEVER };
    scores[heading.kind] = 0;
    return { line, heading, role: 'heading', scores };
  }
  const { ingredient, step, prose } = likenessOf(line.text);
  if (facts.isAll) {
    const scores = facts.isNoStep
      ? { top: 1, ingredients: 0.3, directions: -0.3, notes: 0 }
      : { top: 1, ingredients: 0, directions: step, notes: 0 };
    return { line, heading: null, role: 'facts', scores };
  }
  const isNamed = index === 0 || head.named.has(line);
  const isSection = !isNamed && (head.parts.has(line) || isSectionTitle(line.text));
  const top = (isNamed ? FIRST_LINE_IS_TITLE : 0) + prose;
  const scores = isSection
    ? { top: -1, ingredients: 0.6, directions: 0.3, notes: 0 }
    : { top, ingredients: ingredient, directions: step, notes: prose - 0.5 };
  return { line, heading: null, role: isSection ? 'section' : 'content', scores };
}

/** A story above the lists may order something, and head what it tells as the lists are headed. */
function aboveLists(line: SourceLine, candidate: Candidate): Candidate {
  const { heading, role, scores } = candidate;
  if (heading?.kind === 'notes') return candidate;
  const top = heading ? 0 : scores.top;
  return {
    line,
    heading: null,
    role: heading ? 'content' : role,
    scores: { top, ingredients: NEVER, directions: NEVER, notes: heading ? 0 : scores.notes },
  };
}

/** A heading with text after it is two lines: "Ingredients: 2 eggs, flour". */
function splitHeadings(lines: readonly SourceLine[], head: Head): SourceLine[] {
  return lines.flatMap((line) => {
    const isOrigin = head.lines.has(line) && originOf(line.text) !== null;
    if (isOrigin || factsOfLine(line.text).isAll) return [line];
    const heading = headingOf(line.text, line.photographed !== null);
    if (!heading?.rest) return [line];
    const label = line.text.slice(0, line.text.length - heading.rest.length).trim();
    const rest =
      heading.kind === 'ingredients' && !/[.!?]$/u.test(heading.rest)
        ? heading.rest.split(/\s*[;•]\s*|,\s+(?=\d|¼|½|¾)/u, INGREDIENTS_MAX)
        : [heading.rest];
    return [
      { ...line, text: label },
      ...rest.map((text) => ({ ...line, text, startsApart: false })),
    ];
  });
}

/** The lines of a recipe, each by itself: which part of it they belong to, all of them together decide. */
export function lineCandidates(source: readonly SourceLine[]): Candidate[] {
  const head = headOf(source);
  const lines = splitHeadings(source, head);
  const going = linesThatGoOn(lines);
  const above = new Set(linesAboveLists(lines));
  return lines.map((line, index) => {
    if (above.has(line)) return aboveLists(line, candidateOf(line, index, head));
    return going.has(line)
      ? { line, heading: null, role: 'content', scores: GOES_ON }
      : candidateOf(line, index, head);
  });
}
