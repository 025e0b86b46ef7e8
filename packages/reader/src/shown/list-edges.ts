import { beginsRow } from '../scan/row-start.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import {
  BARE_INGREDIENTS,
  BARE_INTERRUPTING,
  BARE_STEPS_WHOLE,
} from '../vocabulary/bare-headings.ts';
import { CHOICES } from '../vocabulary/portion-choices.ts';
import { isBelowSteps } from '../vocabulary/section-stems.ts';
import { MOST_PLACES, placesOfLine } from './places-of-line.ts';
import { areRowsInTurn } from './rows-in-turn.ts';
import { endOf, type SeenLine } from './seen-lines.ts';

/** What stands next to a list on its page, where that can be told at a glance. */
export interface ListEdges {
  /** Whether nothing stands between its heading and its first line. */
  isHeaded: boolean;
  /** Whether what is no more of it follows its last line. */
  isClosed: boolean;
  /** Whether nothing stands between its lines. */
  isUnbroken: boolean;
}

const UNKNOWN: ListEdges = { isHeaded: false, isClosed: false, isUnbroken: false };

type Kind = 'ingredients' | 'steps';

const HEADING: Record<Kind, RegExp> = {
  ingredients: new RegExp(`(?:recipe)?(?:${BARE_INGREDIENTS})${CHOICES}$`, 'u'),
  steps: new RegExp(`(?:${BARE_STEPS_WHOLE})$`, 'u'),
};
const HEADING_MAX = 60;

const COOK_MODE = 'cookmode';
const BEHIND_INGREDIENTS = new RegExp(`^(?:${BARE_STEPS_WHOLE}|${COOK_MODE}(?=prevent))`, 'u');

const INTERRUPTS = new RegExp(`^(?:${BARE_INTERRUPTING})`, 'u');
/** Whether steps end at a place for sure: nothing stands there that others may follow. */
const isEnd = (shown: string, at: number): boolean =>
  isBelowSteps(shown, at) && !INTERRUPTS.test(shown.slice(at, at + HEADING_MAX));

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

/** Of lists as they were looked for on their page. */
const known = new WeakMap<readonly SeenLine[], ListEdges>();

function readEdges(lines: readonly SeenLine[], kind: Kind, page: ScannedPage): ListEdges {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || !areRowsInTurn(lines, page)) return UNKNOWN;
  if (!standsOnce(first, page) || !standsOnce(last, page)) return UNKNOWN;
  const end = endOf(last);
  return {
    isHeaded: isHeadedBy(kind, first.at, page),
    isClosed: kind === 'steps' ? isEnd(page.shown, end) : isBelowIngredients(end, page),
    isUnbroken: lines.every(
      ({ at }, index) => index === 0 || at === endOf(lines[index - 1] ?? first),
    ),
  };
}

/** The edges of a list, or nothing known of them: then they need a closer look. */
export function listEdges(lines: readonly SeenLine[], kind: Kind, page: ScannedPage): ListEdges {
  const before = known.get(lines);
  if (before) return before;
  const edges = readEdges(lines, kind, page);
  known.set(lines, edges);
  return edges;
}
