import type { Finding } from '../finding/finding.ts';
import { mayOpenPart } from '../goes-on/longer-list.ts';
import type { Span } from '../scan/list-items.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { bareOf } from '../text/bare-text.ts';
import { lineAt } from '../text/line-at.ts';
import { BARE_BELOW, BARE_INGREDIENTS, BARE_STEPS } from '../vocabulary/bare-headings.ts';
import { mayTellMore } from './below-steps.ts';
import { mayHoldItem } from './items-between.ts';

const INGREDIENTS = new RegExp(BARE_INGREDIENTS, 'gu');
/** With the end of the word: "instructions". */
const STEPS = new RegExp(`(?:${BARE_STEPS})[a-zà-ÿ]{0,8}`, 'gu');
/** "1x 2x 3x", "for 4 persons": what stands between the heading and the list. */
const SCALES = /\d+(?:x|portion|person|serving|people|pers)|(?:portionen|personen|füren)\d+/gu;
const BELOW = new RegExp(`^(?:${BARE_BELOW})`, 'u');

const BEFORE = 160;
const INGREDIENT_GAP = 200;
const STEP_GAP = 900;
const STEP_MIN = 14;
const CARD_BELOW = 4_000;
const CARD_MAX = 1_500;
const MAX_LINES = 150;
const LINE_MAX = 80;

/** What stands behind the last word of a kind before a place; nothing where no such word is near. */
function behindHeading(word: RegExp, shown: string, at: number): Span {
  const start = Math.max(0, at - BEFORE);
  const last = [...shown.slice(start, at).matchAll(word)].at(-1);
  return { from: last ? start + last.index + last[0].length : at, to: at };
}

interface Run extends Span {
  /** What stands between lines that follow each other. */
  gaps: Span[];
}

/** A page that words its lines otherwise than its data cannot be compared with it. */
const MOSTLY = 0.75;

/** Where a page shows the lines of a list; null where it shows few of them as they are declared. */
function runOf(lines: readonly string[], shown: string, widest: number): Run | null {
  const run: Run = { from: -1, to: -1, gaps: [] };
  let found = 0;
  for (const line of lines) {
    const bare = bareOf(line);
    if (bare === '') continue;
    const at = lineAt(shown, bare, Math.max(0, run.to));
    if (at < 0) continue;
    found += 1;
    if (run.from < 0) run.from = at;
    else if (at - run.to <= widest) run.gaps.push({ from: run.to, to: at });
    run.to = at + bare.length;
  }
  return found > 0 && found >= lines.length * MOSTLY ? run : null;
}

const HAS_AMOUNT = /\d\p{L}{4,}|\p{L}{3,}\d/u;

function ingredientsMayLack({ from, to, gaps }: Run, page: ScannedPage): boolean {
  const textOf = (part: Span): string => page.shown.slice(part.from, part.to);
  const above = behindHeading(INGREDIENTS, page.shown, from);
  const heading = textOf(above).replace(SCALES, '');
  const mayLackFirst = heading.length <= LINE_MAX && HAS_AMOUNT.test(heading);
  const parts = gaps.filter((gap) => HAS_AMOUNT.test(textOf(gap)));
  if (mayLackFirst) parts.push(above);
  return mayOpenPart(page.shown, to) || parts.some((part) => mayHoldItem(part, page));
}

function stepsMayLack({ from, to, gaps }: Run, page: ScannedPage): boolean {
  const { shown } = page;
  const between = [behindHeading(STEPS, shown, from), ...gaps];
  const long = between.filter((part) => part.to - part.from >= STEP_MIN);
  if (long.some((part) => mayHoldItem(part, page))) return true;
  return !BELOW.test(shown.slice(to, to + 20)) && mayTellMore(to, page);
}

/** Whether a list of its own and the way to use it stand below the steps, as in the card of a sauce. */
function mayHaveCard(below: string, first: string): boolean {
  return [...below.matchAll(INGREDIENTS)].some(({ index, 0: word }) => {
    const behind = below.slice(index + word.length, index + word.length + CARD_MAX);
    const isAgain = behind.slice(0, BEFORE).includes(first);
    return !isAgain && /^\D{0,20}\d/u.test(behind) && behind.search(STEPS) >= 0;
  });
}

/** Whether the text that a page shows between, above or below the declared lines may be more of them: worth a closer look. */
export function mayLeaveOut({ ingredients, steps }: Finding, page: ScannedPage): boolean {
  if (ingredients.length > MAX_LINES || steps.length > MAX_LINES) return false;
  const { shown } = page;
  const list = runOf(ingredients, shown, INGREDIENT_GAP);
  const method = runOf(steps, shown, STEP_GAP);
  if (list && ingredientsMayLack(list, page)) return true;
  if (!method) return false;
  return (
    stepsMayLack(method, page) ||
    mayHaveCard(shown.slice(method.to, method.to + CARD_BELOW), bareOf(ingredients[0] ?? ''))
  );
}
