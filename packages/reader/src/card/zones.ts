import { amountStart } from './amount-start.ts';
import { settleClosingRemark } from './closing-remark.ts';
import { settleClosingWish } from './closing-wish.ts';
import { settleFactLines } from './fact-lines.ts';
import { originOf, withoutOrigins } from './origin-line.ts';
import { factsOfLine } from './recipe-facts.ts';
import { headingOf, type Heading } from './headings.ts';
import { likenessOf } from './card-line-likeness.ts';
import { linesThatGoOn, UNFINISHED } from './sentence-goes-on.ts';
import { settleStepNames } from './step-names.ts';
import { isSectionTitle } from './section-title.ts';
import type { SourceLine } from './card-line.ts';
import { type PlacedLine, type Zone, ZONES } from './placed-line.ts';

interface Candidate {
  line: SourceLine;
  heading: Heading | null;
  role: PlacedLine['role'];
  scores: Readonly<Record<Zone, number>>;
}

const NEVER = -100;
const FIRST_LINE_IS_TITLE = 3;

/** What it costs to go from one part to another where no heading says so. */
const MOVES: Record<Zone, Record<Zone, number>> = {
  top: { top: 0, ingredients: -0.3, directions: -1.5, notes: NEVER },
  ingredients: { top: NEVER, ingredients: 0, directions: -0.6, notes: -4 },
  directions: { top: NEVER, ingredients: -5, directions: 0, notes: -4 },
  notes: { top: NEVER, ingredients: -6, directions: -6, notes: 0.4 },
};
/** Where the card does have headings, a part begins with its own. */
const PASSED_WITHOUT_ITS_HEADING = -5;

/** Below the name of another part of the dish its own ingredients may follow, and its own steps below those. */
const NEW_PART = -3;

/** Words may have been mended that were no such words: a heading is looked for in what was read, too. */
function readHeading(line: SourceLine): Heading | null {
  const heading = headingOf(line.text, line.photographed !== null);
  if (heading || !line.photographed) return heading;
  const asRead = headingOf(line.raw, true);
  // With more behind it, the line is what was cut off its heading.
  return asRead?.rest === '' ? asRead : null;
}

interface Head {
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
  return { lines: new Set(head), named: new Set(named) };
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
  const isSection = !isNamed && isSectionTitle(line.text);
  const top = (isNamed ? FIRST_LINE_IS_TITLE : 0) + prose;
  const scores = isSection
    ? { top: -1, ingredients: 0.6, directions: 0.3, notes: 0 }
    : { top, ingredients: ingredient, directions: step, notes: prose - 0.5 };
  return { line, heading: null, role: isSection ? 'section' : 'content', scores };
}

function moveCost(
  from: Zone,
  to: Zone,
  context: { heading: Heading | null; has: ReadonlySet<string>; isPart: boolean },
): number {
  if (context.heading) return to === context.heading.kind ? 0 : NEVER;
  const base = MOVES[from][to];
  if (from === to) return base;
  if (context.isPart) return Math.max(base, NEW_PART);
  return context.has.has(to) ? base + PASSED_WITHOUT_ITS_HEADING : base;
}

const HELD_TOGETHER = 4;

/** How strongly a line hangs on the one before, which broke off in the middle of a sentence. */
function tieTo(before: SourceLine | undefined, line: SourceLine): number {
  if (!before || line.startsApart || before.text.split(' ').length < 5) return 0;
  if (UNFINISHED.test(before.text)) return HELD_TOGETHER;
  return /^\p{Ll}/u.test(line.text) && !/[.!?:)]$/u.test(before.text) ? HELD_TOGETHER / 2 : 0;
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
        ? heading.rest.split(/\s*[;•]\s*|,\s+(?=\d|¼|½|¾)/u)
        : [heading.rest];
    return [
      { ...line, text: label },
      ...rest.map((text) => ({ ...line, text, startsApart: false })),
    ];
  });
}

const AMOUNTS_LEAST = 2;

/** Where a typed text goes on with a part of the dish that has ingredients of its own: its name, and its first step. */
function ownParts(candidates: readonly Candidate[]): ReadonlySet<SourceLine> {
  const found = new Set<SourceLine>();
  candidates.forEach(({ line, role }, index) => {
    if (role !== 'section' || line.photographed || !line.startsApart) return;
    const below = candidates.slice(index + 1);
    const end = below.findIndex((each) => amountStart(each.line.text) === 'none');
    if (end < AMOUNTS_LEAST) return;
    found.add(line);
    const next = below[end]?.line;
    if (next?.startsApart) found.add(next);
  });
  return found;
}

/** Decides for every line which part of the recipe it belongs to, all lines weighed together. */
export function placeLines(source: readonly SourceLine[]): PlacedLine[] {
  const head = headOf(source);
  const lines = splitHeadings(source, head);
  const going = linesThatGoOn(lines);
  const candidates = lines.map((line, index) =>
    going.has(line)
      ? ({ line, heading: null, role: 'content', scores: GOES_ON } satisfies Candidate)
      : candidateOf(line, index, head),
  );
  const parts = ownParts(candidates);
  const has = new Set(candidates.flatMap(({ heading }) => (heading ? [heading.kind] : [])));
  type Path = { score: number; zones: Zone[] };
  let paths = new Map<Zone, Path>([['top', { score: 0, zones: [] }]]);
  for (const [index, { heading, line, scores }] of candidates.entries()) {
    const tie = tieTo(candidates[index - 1]?.line, line);
    const next = new Map<Zone, Path>();
    for (const to of ZONES) {
      let best: Path | undefined;
      for (const [from, path] of paths) {
        const isPart = parts.has(line) && from !== 'top' && to !== 'top' && to !== 'notes';
        const move =
          moveCost(from, to, { heading, has, isPart }) - (from === to || heading ? 0 : tie);
        const score = path.score + move + scores[to];
        if (!best || score > best.score) best = { score, zones: [...path.zones, to] };
      }
      if (best) next.set(to, best);
    }
    paths = next;
  }
  const best = [...paths.values()].reduce<Path>((a, b) => (b.score > a.score ? b : a), {
    score: -Infinity,
    zones: [],
  });
  const placed = candidates.map(({ line, role }, index) => ({
    line,
    role,
    zone: best.zones[index] ?? 'top',
  }));
  return settleStepNames(settleClosingWish(settleClosingRemark(settleFactLines(placed))));
}
