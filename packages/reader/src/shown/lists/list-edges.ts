import type { Span } from '../../scan/span.ts';
import { beginsRow } from '../../scan/row-start.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import {
  BARE_INGREDIENTS,
  BARE_INTERRUPTING,
  BARE_STEPS_WHOLE,
} from '../../vocabulary/bare-headings.ts';
import { CHOICES } from '../../vocabulary/portion-choices.ts';
import { isBelowSteps } from '../../vocabulary/section-stems.ts';
import { STEP } from '../../vocabulary/step-label.ts';
import { MOST_PLACES, placesOfLine } from './places-of-line.ts';
import { areRowsInTurn } from './rows-in-turn.ts';
import { endOf, type SeenLine } from '../seen-lines.ts';
import { knownWhileReading } from '../../text/known-while-reading.ts';

/** What stands next to a list on its page, where that can be told at a glance. */
export interface ListEdges {
  /** Whether nothing stands between its heading and its first line, but what counts that. */
  isHeaded: boolean;
  /** Whether what is no more of it follows its last line. */
  isClosed: boolean;
  /** Whether nothing stands between its lines, but what counts them. */
  isUnbroken: boolean;
}

const UNKNOWN: ListEdges = { isHeaded: false, isClosed: false, isUnbroken: false };

type Kind = 'ingredients' | 'steps';

/** What counts a step by itself: "Step 2", "2/8". */
const COUNTED = `(?:${STEP})?\\d{1,2}`;
const COUNTED_MAX = 10;
const COUNTS = new RegExp(`^${COUNTED}$`, 'u');

/** Whether a part of the bare text between two steps only counts the second. */
export const onlyCounts = ({ from, to }: Span, shown: string): boolean =>
  to - from <= COUNTED_MAX && COUNTS.test(shown.slice(from, to));

const COUNTED_ABOVE = new RegExp(`(?:${STEP})(\\d{1,2})$`, 'u');

/** What is known of the steps that a page counts. */
interface Counted {
  /** How many are declared. */
  declared: number;
  /** What stands above the second of them. */
  aboveSecond: string;
}

const countAbove = (above: string): string | undefined =>
  COUNTED_ABOVE.exec(above.slice(-COUNTED_MAX))?.[1];

/**
 * Whether the label right above a place of the bare text counts a later step than the first of those that are declared: "Step 2",
 * but neither "Step 1/8" of eight nor above "Step 2/8".
 */
export function countsOnFrom(
  at: number,
  shown: string,
  { declared, aboveSecond }: Counted,
): boolean {
  const count = countAbove(shown.slice(Math.max(0, at - COUNTED_MAX), at));
  if (count === undefined || Number(count) === 1 || count === `1${declared}`) return false;
  return !(/^1\d$/.test(count) && countAbove(aboveSecond) === `2${count.charAt(1)}`);
}

const HEADING: Record<Kind, RegExp> = {
  ingredients: new RegExp(`(?:recipe)?(?:${BARE_INGREDIENTS})${CHOICES}$`, 'u'),
  steps: new RegExp(`(?:${BARE_STEPS_WHOLE})(?:${COUNTED})?$`, 'u'),
};
const HEADING_MAX = 60;

const COOK_MODE = 'cookmode';
const BEHIND_INGREDIENTS = new RegExp(`^(?:${BARE_STEPS_WHOLE}|${COOK_MODE}(?=prevent))`, 'u');

const INTERRUPTS = new RegExp(`^(?:${BARE_INTERRUPTING})`, 'u');
/** Whether steps end at a place for sure: nothing stands there that others may follow, or a row alone of it does. */
function isEnd(at: number, page: ScannedPage, mayBeBelow = true): boolean {
  const { shown } = page;
  if (!isBelowSteps(shown, at)) return false;
  const row = INTERRUPTS.exec(shown.slice(at, at + HEADING_MAX))?.[0];
  if (row === undefined) return true;
  const end = at + row.length;
  return mayBeBelow && beginsRow(end, page) && isEnd(end, page, false);
}

function isHeadedBy(kind: Kind, at: number, page: ScannedPage): boolean {
  const above = page.shown.slice(Math.max(0, at - HEADING_MAX), at);
  const heading = HEADING[kind].exec(above)?.[0];
  return heading !== undefined && beginsRow(at - heading.length, page);
}

/** Whether a row of the page is the heading of the steps, or what keeps the screen from going dark. */
function isBelowIngredients(at: number, page: ScannedPage): boolean {
  const row = BEHIND_INGREDIENTS.exec(page.shown.slice(at, at + HEADING_MAX))?.[0];
  return row !== undefined && (row === COOK_MODE || beginsRow(at + row.length, page));
}

/** Whether a line is a row of the page in one place alone: where there are several, there may be several lists. */
function standsOnce(line: SeenLine, page: ScannedPage): boolean {
  const places = placesOfLine(line, page);
  return places.length < MOST_PLACES && !places.some((at) => at !== line.at && beginsRow(at, page));
}

function areUnbroken(lines: readonly SeenLine[], kind: Kind, { shown }: ScannedPage): boolean {
  let from = lines[0]?.at ?? 0;
  for (const { at, bare } of lines) {
    if (at !== from && !(kind === 'steps' && onlyCounts({ from, to: at }, shown))) return false;
    from = at + bare.length;
  }
  return true;
}

interface KnownEdges {
  kind: Kind;
  markup: object;
  edges: ListEdges;
}
/** Of lists as they were looked for on their page. */
const known = knownWhileReading<readonly SeenLine[], KnownEdges>();

function readEdges(lines: readonly SeenLine[], kind: Kind, page: ScannedPage): ListEdges {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || !areRowsInTurn(lines, page)) return UNKNOWN;
  if (!standsOnce(first, page) || !standsOnce(last, page)) return UNKNOWN;
  const end = endOf(last);
  return {
    isHeaded: isHeadedBy(kind, first.at, page),
    isClosed: kind === 'steps' ? isEnd(end, page) : isBelowIngredients(end, page),
    isUnbroken: areUnbroken(lines, kind, page),
  };
}

/** The edges of a list, or nothing known of them: then they need a closer look. */
export function listEdges(lines: readonly SeenLine[], kind: Kind, page: ScannedPage): ListEdges {
  const before = known.get(lines);
  if (before?.kind === kind && before.markup === page.markup) return before.edges;
  const edges = readEdges(lines, kind, page);
  known.set(lines, { kind, markup: page.markup, edges });
  return edges;
}
