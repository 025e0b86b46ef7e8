import type { ScannedPage } from '../../scan/scan-page.ts';
import { goesOnWithFood } from './more-food.ts';
import { placesIn } from '../../text/places-in.ts';
import { plainLine } from '../../text/plain-text.ts';
import type { SeenLine } from '../../shown/seen-lines.ts';

const MAX_PLACES = 12;
/** Another word at once, with no sign between: "1 egg yolk" goes on, "1 egg, beaten" and "1 egg (large)" do not. */
const ANOTHER_WORD = /^\s\p{Ll}/u;

/** Whether no other tag stands behind a line, so that it may be a part of a longer one. */
const mayGoOn = ({ bare }: SeenLine, at: number, { places }: ScannedPage): boolean =>
  !places.beginsAt(at + bare.length);

/** The item of the page in which a line at a place goes on with another word; null where it ends there. */
function itemOtherwise(seen: SeenLine, at: number, page: ScannedPage): string | null {
  if (!mayGoOn(seen, at, page)) return null;
  const item = page.items.around(page.places.of(at).markupAt);
  if (!item) return null;
  const text = plainLine(page.markup.slice(item.from, item.to));
  const rest = text.startsWith(seen.line) ? text.slice(seen.line.length) : '';
  return ANOTHER_WORD.test(rest) || goesOnWithFood(seen.line, text) ? text : null;
}

/**
 * The lines that the page shows only as the beginning of its items, each with the first of these: "1 egg" where that says
 * "1 egg yolk".
 */
export function namedOtherwise(lines: readonly SeenLine[], page: ScannedPage): Map<string, string> {
  const found = new Map<string, string>();
  for (const seen of lines) {
    const other = itemOtherwise(seen, seen.at, page);
    if (other === null) continue;
    const places = [...placesIn(page.shown, seen.bare, MAX_PLACES)];
    if (places.every((at) => itemOtherwise(seen, at, page) !== null)) found.set(seen.line, other);
  }
  return found;
}
