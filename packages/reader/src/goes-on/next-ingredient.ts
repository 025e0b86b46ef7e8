import { MAX_COMPARED } from '../finding/max-compared.ts';
import { lastPlaceOf } from '../text/last-place.ts';
import { ingredientBehind } from './rows-of-more-foods.ts';
import { isWholeRow } from '../scan/row-start.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { type SeenLine, seenLines } from '../shown/seen-lines.ts';
import { bareOf } from '../text/bare-text.ts';
import { BARE_STEPS, BARE_STEPS_WHOLE } from '../vocabulary/bare-headings.ts';
import { tellsNutrients } from '../vocabulary/nutrient-stems.ts';
import { BARE_STAPLES } from '../vocabulary/staples.ts';

/** The first declared line that some number follows on the page that begins none of the others: worth a closer look. */
function mayGoOn(lines: readonly SeenLine[], shown: string): number {
  return lines.findIndex(({ bare, at }, index) => {
    if (bare === '' || at < 0) return false;
    const end = at + bare.length;
    if (lines[index + 1]?.at === end || !/\d/.test(shown.charAt(end))) return false;
    return !lines.some((other) => shown.startsWith(other.bare, end));
  });
}

const NAMED_PART = /^\p{L}{3,40}\d/u;
/** What opens the steps, and what else stands behind a list. */
const OTHER_PART = new RegExp(
  `^(?:${BARE_STEPS}|step|how|nutri|note|tip|equipment|nährwert|schritt|voeding|passo|paso|modo|gör|såd|slik)`,
);

const HEADS_STEPS = new RegExp(BARE_STEPS_WHOLE, 'u');

/** Whether a row of its own heads the steps in some letters at a place of the bare text. */
function hasStepsHeading(letters: string, at: number, page: ScannedPage): boolean {
  const heading = HEADS_STEPS.exec(letters);
  if (!heading) return false;
  const from = at + heading.index;
  return isWholeRow({ from, to: from + heading[0].length }, page);
}

/** Whether a number follows a place of the bare text behind a word or two, as in the next part of a list. */
export function mayOpenPart(at: number, page: ScannedPage): boolean {
  const behind = page.shown.slice(at, at + 60);
  const [letters] = NAMED_PART.exec(behind) ?? [];
  // The list ends above the heading of the steps.
  return letters !== undefined && !OTHER_PART.test(behind) && !hasStepsHeading(letters, at, page);
}

function mayGoOnBelow({ bare, at }: SeenLine, page: ScannedPage): boolean {
  const last = bare === '' || at < 0 ? -1 : lastPlaceOf(bare, page.shown, at);
  return last >= 0 && mayOpenPart(last + bare.length, page);
}

/** "Salt and pepper" and the heading of the steps. */
const REST_BEFORE_STEPS = new RegExp(`^(?:${BARE_STAPLES}).{0,40}?(?:${BARE_STEPS})`, 'u');

/** Whether what needs no amount stands between the last declared line and the heading of the steps. */
function mayHaveRest({ bare, at }: SeenLine, shown: string): boolean {
  const end = at + bare.length;
  return bare !== '' && at >= 0 && REST_BEFORE_STEPS.test(shown.slice(end, end + 70));
}

/** The first ingredient of the list that a page shows behind those that its data has; null where it has all of them. */
export function nextIngredient(declared: readonly string[], page: ScannedPage): string | null {
  const { shown } = page;
  const compared = declared.length > MAX_COMPARED ? declared.slice(0, MAX_COMPARED) : declared;
  const lines = seenLines(compared, shown);
  const last = lines.at(-1);
  const goesOn = mayGoOn(lines, shown);
  const ends = [
    ...(goesOn < 0 ? [] : declared.slice(goesOn, goesOn + 1)),
    ...(last && (mayGoOnBelow(last, page) || mayHaveRest(last, shown)) ? [last.line] : []),
  ];
  const next = ends.length === 0 ? null : ingredientBehind(ends, declared, page);
  // "Per serving: 420 calories, 28 g fat" is no food.
  return next !== null && tellsNutrients(bareOf(next)) ? null : next;
}
