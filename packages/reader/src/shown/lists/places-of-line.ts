import type { ScannedPage } from '../../scan/scan-page.ts';
import { lineAt } from '../../text/line-at.ts';
import type { SeenLine } from '../seen-lines.ts';
import { knownWhileReading } from '../../text/known-while-reading.ts';

/** Lines of a few letters stand in many more. */
export const MOST_PLACES = 6;

/** Of lines as they were looked for on their page, which is searched to its end for each. */
const known = knownWhileReading<SeenLine, readonly number[]>();

/** Where the page has a line, up to a number of places. */
export function placesOfLine(line: SeenLine, { shown }: ScannedPage): readonly number[] {
  const before = known.get(line);
  if (before) return before;
  const { bare } = line;
  const places: number[] = [];
  let at = bare === '' ? -1 : lineAt(shown, bare);
  while (at >= 0 && places.length < MOST_PLACES) {
    places.push(at);
    at = lineAt(shown, bare, at + bare.length);
  }
  known.set(line, places);
  return places;
}
