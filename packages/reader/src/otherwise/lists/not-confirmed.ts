import type { ScannedPage } from '../../scan/scan-page.ts';
import { isSaidWithMore } from '../../shown/lists/said-with-more.ts';
import { type SeenLine, seenLines } from '../../shown/seen-lines.ts';
import { placesIn } from '../../text/places-in.ts';
import { listedInTurn } from './listed-in-turn.ts';
import { isListSaidAlike } from './list-said-alike.ts';
import { isSurelySeen } from '../steps/step-in-place.ts';
import { isToldInRows } from '../steps/step-sentences.ts';
import { wordedOnPage } from './worded-on-page.ts';

const MOST_PLACES = 40;

/**
 * Tells whether the page has a line in elements that hold nothing else, or right beside other lines of its list: elsewhere its
 * letters may be of something else.
 */
function standsAlone(
  lines: readonly SeenLine[],
  { places, shown }: ScannedPage,
): (line: SeenLine) => boolean {
  const starts = new Set([...lines.map(({ at }) => at), shown.length]);
  const ends = new Set(lines.map(({ at, bare }) => at + bare.length));
  return ({ at, bare }) => {
    const isAlone = (place: number): boolean => {
      const end = place + bare.length;
      return (
        (places.beginsAt(place) || ends.has(place)) && (places.beginsAt(end) || starts.has(end))
      );
    };
    return at >= 0 && (isAlone(at) || [...placesIn(shown, bare, MOST_PLACES)].some(isAlone));
  };
}

/** The ingredients that the page neither shows as they are nor says in other words, as far as that could be told. */
export function foodsNotConfirmed(ingredients: readonly string[], page: ScannedPage): string[] {
  if (listedInTurn(ingredients, page).areInTurn) return [];
  const seen = seenLines(ingredients, page.shown);
  const isAlone = standsAlone(seen, page);
  const isConfirmed = (food: SeenLine): boolean =>
    isAlone(food) ||
    (food.at < 0 && isSaidWithMore(food.line, page.shown)) ||
    wordedOnPage(seen, page).alike.has(food.line);
  const unsure = seen.filter((food) => !isConfirmed(food)).map(({ line }) => line);
  return unsure.length === 0 || isListSaidAlike(ingredients, page) ? [] : unsure;
}

/** The same of steps: the letters of a short one are found in others as well. */
export function stepsNotConfirmed(
  steps: readonly string[],
  alike: Pick<ReadonlySet<string>, 'has'>,
  page: ScannedPage,
): string[] {
  const seen = seenLines(steps, page.shown);
  return seen
    .filter((step) => !isSurelySeen(step, seen, page))
    .filter(({ line }) => !alike.has(line) && !isToldInRows(line, page))
    .map(({ line }) => line);
}
