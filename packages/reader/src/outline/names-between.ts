import { namesListedFood } from '../foods/food-words.ts';
import { guessLanguage } from '../ingredients/heard-language.ts';
import { withTickedRows } from '../otherwise/ticked-rows.ts';
import type { Span } from '../scan/list-items.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { bareOf } from '../text/bare-text.ts';
import { once } from '../text/once.ts';
import { type ShownRow, shownRows } from '../shown/shown-rows.ts';

/** More letters than a name without an amount has: "fresh parsley to serve". */
const LONGEST = 40;
const SHORTEST = 2;
/** Of the markup before and behind, as much as shows in which elements the lines around it stand. */
const BESIDE = 200;

/** A part of the bare text beside declared lines. */
export interface NamePlace extends Span {
  /** Whether it ends the list: no part follows that it might name. */
  isLast: boolean;
}

/**
 * Whether a part of the bare text between declared lines holds a row that needs no amount to be another: "basil". The name
 * of a part mostly stands in an element of another kind.
 */
export function mayNameFood(
  { from, to, isLast }: NamePlace,
  declared: readonly string[],
  { shown, markup, places }: ScannedPage,
): boolean {
  const between: string = shown.slice(from, to);
  if (to - from < SHORTEST || to - from > LONGEST || /\d/.test(between)) return false;
  const start = places.of(from).markupAt;
  const end = places.of(to).markupAt;
  const written = markup.slice(Math.max(0, start - BESIDE), end + BESIDE);
  const rows = [...shownRows(`${withTickedRows(written)}<br>`)];
  const language = once(() => guessLanguage(declared.join(' ')));
  const isLikeNeighbour = ({ tag }: ShownRow, at: number): boolean =>
    tag === rows[at - 1]?.tag || tag === rows[at + 1]?.tag;
  return rows.some(
    (row, at) =>
      isLikeNeighbour(row, at) &&
      between.includes(bareOf(row.text)) &&
      (isLast || namesListedFood(row.text, language())),
  );
}
