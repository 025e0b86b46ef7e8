import type { ScannedPage } from '../../scan/scan-page.ts';
import { placesIn } from '../../text/places-in.ts';
import type { LineRun } from './line-run.ts';
import { linesAllOver } from './lines-all-over.ts';
import { itemsInList } from './list-items-beside.ts';
import { mayHoldEnough } from './list-shares.ts';
import { mayTellUntold } from './untold-item.ts';

/** Fewer letters of a step stand in too many places. */
const SHORTEST = 12;
const PROBE = 60;
const MOST_PLACES = 4;
/** Of so many lines from all over a list, one stands in each part of it. */
const MOST_LINES = 6;

/** Whether a page shows steps elsewhere than in turn as items of a list that may hold another: the story tells them too. */
export function mayBeListedElsewhere(
  run: LineRun,
  areSentences: boolean,
  page: ScannedPage,
): boolean {
  const { shown, places, items } = page;
  const { lines } = run;
  const known = new Set<number>();
  const told = { run, areSentences, isLast: false };
  for (const line of linesAllOver(lines, MOST_LINES)) {
    if (line.length < SHORTEST) continue;
    for (const at of placesIn(shown, line.slice(0, PROBE), MOST_PLACES)) {
      const item = at >= run.from && at < run.to ? null : items.around(places.of(at).markupAt);
      if (!item || known.has(item.from)) continue;
      let hasUntold = false;
      for (const other of itemsInList(item, page)) {
        if (known.has(other.from)) continue;
        known.add(other.from);
        hasUntold ||= mayTellUntold(other, told, page);
      }
      if (hasUntold && mayHoldEnough(item, lines, page)) return true;
    }
  }
  return false;
}
