import type { ScannedPage } from '../scan/scan-page.ts';
import type { SeenLine } from './seen-lines.ts';

/** Whether a line is all that stands between two tags: within a sentence its letters may be of something else. */
export const isOwnRow = ({ at, bare }: SeenLine, { places }: ScannedPage): boolean =>
  at >= 0 && places.beginsAt(at) && places.beginsAt(at + bare.length);
