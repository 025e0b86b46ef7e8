import { namesListedFood } from '../../foods/food-words.ts';
import { isTool } from '../../foods/listed-kind.ts';
import { guessLanguage } from '../../ingredients/heard-language.ts';
import { withTickedRows } from '../../otherwise/lists/ticked-rows.ts';
import type { Span } from '../../scan/span.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { bareOf } from '../../text/bare-text.ts';
import { once } from '../../text/once.ts';
import { blockTagBefore, type ShownRow, shownRows } from '../../shown/shown-rows.ts';
import { partTitled } from '../../vocabulary/part-words.ts';
import { sectionKind } from '../../vocabulary/section-words.ts';
import { isOneText } from './one-text.ts';
import { offersService } from '../rows/site-offers.ts';

/** More letters than a name without an amount has: "fresh parsley to serve". */
const LONGEST = 40;
/** The same below the name of a part: "To each jar add cleaned, chopped vegetables". */
const LONGEST_PLACE = 90;
const SHORTEST = 2;
/** Of the markup before and behind, as much as shows in which elements the lines around it stand. */
const BESIDE = 500;

/** A part of the bare text beside declared lines. */
export interface NamePlace extends Span {
  /** Whether it ends a list: no part follows that it might name. */
  isLast: boolean;
}

/** The names of parts mostly stand in these. */
const HEADING = /^<h[1-6]$/i;
const HEADING_LENGTH = 3;

/** Whether the text at a place of some markup stands in a heading, and no other row of it does in one of the same rank. */
function isOnlyHeading(at: number, markup: string): boolean {
  const opened = blockTagBefore(markup, at);
  const tag = markup.slice(opened, opened + HEADING_LENGTH);
  return HEADING.test(tag) && markup.indexOf(tag) === opened && !markup.includes(tag, opened + 1);
}

/** Whether a row with which a list ends may be one of food: none heads a section or offers to buy all of them. */
const mayEndList = (text: string): boolean => !offersService(text) && sectionKind(text) === null;

function isShortRowOf(between: string, text: string): boolean {
  const bare = bareOf(text);
  return bare.length <= LONGEST && between.includes(bare);
}

/**
 * Whether a part of the bare text between declared lines holds a row that needs no amount to be another, of a food or of what the
 * kitchen needs: "basil", "kitchen string". The name of a part mostly stands in an element of another kind, or says what it is:
 * "For the meatballs".
 */
export function mayNameLine(
  place: NamePlace,
  declared: readonly string[],
  page: ScannedPage,
): boolean {
  const { from, to, isLast } = place;
  const { shown, markup, places } = page;
  const between: string = shown.slice(from, to);
  if (to - from < SHORTEST || to - from > LONGEST_PLACE || /\d/.test(between)) return false;
  const start = places.of(from).markupAt;
  const end = places.of(to).markupAt;
  const before = Math.max(0, start - BESIDE);
  const written = markup.slice(before, end + BESIDE);
  if (isOneText(place, page) && isOnlyHeading(start - before, written)) return false;
  const rows = [...shownRows(`${withTickedRows(written)}<br>`)];
  const language = once(() => guessLanguage(declared.join(' ')));
  const isLikeNeighbour = ({ tag }: ShownRow, at: number): boolean =>
    tag === rows[at - 1]?.tag || tag === rows[at + 1]?.tag;
  return rows.some(
    (row, at) =>
      isLikeNeighbour(row, at) &&
      isShortRowOf(between, row.text) &&
      partTitled(row.text) === null &&
      ((isLast && mayEndList(row.text)) ||
        namesListedFood(row.text, language()) ||
        isTool(row.text, language())),
  );
}
