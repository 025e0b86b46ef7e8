import type { ScannedPage } from '../scan/scan-page.ts';
import { placesIn } from '../text/places-in.ts';
import type { SeenLine } from './seen-lines.ts';

/** Lines of a few letters stand in many more. */
export const MOST_PLACES = 6;

/** Of lines as they were looked for on their page, which is searched to its end for each. */
const known = new WeakMap<SeenLine, readonly number[]>();

/** Where the page has a line, up to a number of places. */
export function placesOfLine(line: SeenLine, { shown }: ScannedPage): readonly number[] {
  const before = known.get(line);
  if (before) return before;
  const places = [...placesIn(shown, line.bare, MOST_PLACES)];
  known.set(line, places);
  return places;
}
