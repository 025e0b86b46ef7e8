import { ingredientLikeness } from './dom/page-line-likeness.ts';
import { guessLanguage, lexiconOf, type Language } from './ingredients/language.ts';
import { parseIngredient } from './ingredients/parse-ingredient.ts';
import { rowAround } from './row-around.ts';
import type { ScannedPage } from './scan/scan-page.ts';
import { shownRows } from './shown-rows.ts';
import { stepTerms } from './step-terms.ts';
import { wordsDisagree } from './steps-disagree.ts';
import { bareOf } from './text/bare-text.ts';
import { placesIn } from './text/places-in.ts';

const MAX_PLACES = 4;
/** More stands between two lines of a list only where something else does. */
const GAP_MAX = 120;
const MOST_COMPARED = 20;

/** The one row that holds all from one place of the bare text to another; null where several do. */
function rowOf(from: number, to: number, { markup, places }: ScannedPage): string | null {
  const row = rowAround(markup, places.of(from).markupAt, places.of(to).markupAt);
  const rows = row === null ? [] : [...shownRows(`${row}<br>`)];
  return rows.length === 1 ? (rows[0]?.text ?? null) : null;
}

/** The row behind a place where the page shows the one line, up to the other; the next one where that is empty. */
function rowBehind(above: string, below: string, page: ScannedPage): string | null {
  for (const at of placesIn(page.shown, above, MAX_PLACES)) {
    const from = at + above.length;
    const gap = page.shown.slice(from, from + GAP_MAX + below.length).indexOf(below);
    if ((below !== '' && gap <= 0) || !page.places.of(from).isFirst) continue;
    const row = rowOf(from, from + Math.max(0, gap - 1), page);
    if (row !== null) return row;
  }
  return null;
}

/** The row before a place where the page shows a line. */
function rowBefore(below: string, page: ScannedPage): string | null {
  for (const at of placesIn(page.shown, below, MAX_PLACES)) {
    const row = at > 0 && page.places.of(at).isFirst ? rowOf(at - 1, at - 1, page) : null;
    if (row !== null) return row;
  }
  return null;
}

/** Whether a row in the place of a line has as much of another food. */
function isOtherFood(line: string, row: string, language: Language): boolean {
  const [ours, theirs] = [parseIngredient(line, language), parseIngredient(row, language)];
  const wordsOf = (item: string): string[] => stepTerms(item, lexiconOf(language)).words;
  return (
    ours.quantity === theirs.quantity && wordsDisagree(wordsOf(ours.item), wordsOf(theirs.item))
  );
}

/** The lines, none of them shown, in whose place among the others the page has a row of another food, each with that row. */
export function placedOtherwise(
  unseen: readonly string[],
  declared: readonly string[],
  page: ScannedPage,
): Map<string, string> {
  const found = new Map<string, string>();
  const bare = declared.map(bareOf);
  const language = guessLanguage(declared.join(' '));
  for (const line of unseen.slice(0, MOST_COMPARED)) {
    const at = declared.indexOf(line);
    const [above = '', below = ''] = [bare[at - 1], bare[at + 1]];
    if (above === '' && below === '') continue;
    const row = above === '' ? rowBefore(below, page) : rowBehind(above, below, page);
    if (row === null || bare.includes(bareOf(row)) || ingredientLikeness(row) <= 0) continue;
    if (isOtherFood(line, row, language)) found.set(line, row);
  }
  return found;
}
