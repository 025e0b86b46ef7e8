import { MAX_COMPARED } from '../finding/max-compared.ts';
import { lastPlaceOf } from './last-place.ts';
import { ingredientBehind } from './list-goes-on.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { type SeenLine, seenLines } from '../shown/seen-lines.ts';
import { bareOf } from '../text/bare-text.ts';
import { BARE_STEPS } from '../vocabulary/bare-headings.ts';
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

/** Whether a number follows a place of the bare text behind a word or two, as in the next part of a list. */
export function mayOpenPart(shown: string, at: number): boolean {
  const behind = shown.slice(at, at + 60);
  return NAMED_PART.test(behind) && !OTHER_PART.test(behind);
}

function mayGoOnBelow({ bare, at }: SeenLine, shown: string): boolean {
  const last = bare === '' || at < 0 ? -1 : lastPlaceOf(bare, shown, at);
  return last >= 0 && mayOpenPart(shown, last + bare.length);
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
    ...(last && (mayGoOnBelow(last, shown) || mayHaveRest(last, shown)) ? [last.line] : []),
  ];
  const next = ends.length === 0 ? null : ingredientBehind(ends, declared, page);
  // "Per serving: 420 calories, 28 g fat" is no food.
  return next !== null && tellsNutrients(bareOf(next)) ? null : next;
}
