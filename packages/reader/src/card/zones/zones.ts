import { amountStart } from './amount-start.ts';
import type { SourceLine } from '../card-line.ts';
import { settleClosingRemark } from './closing-remark.ts';
import { settleClosingWish } from './closing-wish.ts';
import { settleFactLines } from './fact-lines.ts';
import type { Heading } from './headings.ts';
import { lineCandidates, NEVER, type Candidate } from './line-candidates.ts';
import { type PlacedLine, type Zone, ZONES } from './placed-line.ts';
import { UNFINISHED } from './sentence-goes-on.ts';
import { settleStepNames } from './step-names.ts';

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

/** A way through the lines so far, told from its end: each line of a long text lengthens several. */
interface Path {
  score: number;
  zone: Zone;
  before: Path | null;
}

function zonesOf(path: Path): Zone[] {
  const zones: Zone[] = [];
  for (let each: Path | null = path; each?.before; each = each.before) zones.push(each.zone);
  return zones.reverse();
}

const bestOf = (paths: readonly Path[]): Path =>
  paths.reduce((a, b) => (b.score > a.score ? b : a));

/** Decides for every line which part of the recipe it belongs to, all lines weighed together. */
export function placeLines(source: readonly SourceLine[]): PlacedLine[] {
  const candidates = lineCandidates(source);
  const parts = ownParts(candidates);
  const has = new Set(candidates.flatMap(({ heading }) => (heading ? [heading.kind] : [])));
  let paths: readonly Path[] = [{ score: 0, zone: 'top', before: null }];
  for (const [index, { heading, line, scores }] of candidates.entries()) {
    const tie = tieTo(candidates[index - 1]?.line, line);
    const ended = paths;
    paths = ZONES.map((to) =>
      bestOf(
        ended.map((before) => {
          const from = before.zone;
          const isPart = parts.has(line) && from !== 'top' && to !== 'top' && to !== 'notes';
          const move =
            moveCost(from, to, { heading, has, isPart }) - (from === to || heading ? 0 : tie);
          return { score: before.score + move + scores[to], zone: to, before };
        }),
      ),
    );
  }
  const zones = zonesOf(bestOf(paths));
  const placed = candidates.map(({ line, role }, index) => ({
    line,
    role,
    zone: zones[index] ?? 'top',
  }));
  return settleStepNames(settleClosingWish(settleClosingRemark(settleFactLines(placed))));
}
