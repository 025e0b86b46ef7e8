import type { ScannedPage } from '../../scan/scan-page.ts';
import { endOf, type SeenLine } from '../seen-lines.ts';

/** Whether a line is all that stands between two tags: within a sentence its letters may be of something else. */
export const isOwnRow = (line: SeenLine, { places, shown }: ScannedPage): boolean =>
  line.at >= 0 &&
  places.beginsAt(line.at) &&
  (places.beginsAt(endOf(line)) || endOf(line) === shown.length);
