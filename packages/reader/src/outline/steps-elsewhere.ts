import type { ScannedPage } from '../scan/scan-page.ts';
import type { Span } from '../scan/span.ts';
import { placesIn } from '../text/places-in.ts';
import type { LineRun } from './line-run.ts';
import { bareItem, itemsInList } from './list-items-beside.ts';
import { isOther } from './list-neighbours.ts';
import { mayHoldEnough } from './list-shares.ts';
import { wordsOfItem } from './rows-between.ts';
import { isToldWithin, mayTellStep } from './step-texts.ts';

/** Fewer letters of a step stand in too many places. */
const SHORTEST = 12;
const PROBE = 60;
const MOST_PLACES = 4;
/** Of so many lines from all over a list, one stands in each part of it. */
const ENOUGH = 6;

const sampleOf = (lines: readonly string[]): string[] => {
  const every = Math.ceil(lines.length / ENOUGH);
  return lines.filter((line, at) => line.length >= SHORTEST && at % every === 0);
};

/** Whether a page shows steps elsewhere than in turn as items of a list that may hold another: the story tells them too. */
export function mayBeListedElsewhere(
  run: LineRun,
  areSentences: boolean,
  page: ScannedPage,
): boolean {
  const { shown, places, items } = page;
  const { lines } = run;
  const known = new Set<number>();
  const isNew = ({ from }: Span): boolean => !known.has(from) && known.add(from).has(from);
  const mayBeStep = (item: Span): boolean =>
    isOther(item, lines, page) &&
    !isToldWithin(bareItem(item, page), run) &&
    mayTellStep(wordsOfItem(item, page), { areSentences, isLast: false });
  for (const line of sampleOf(lines)) {
    for (const at of placesIn(shown, line.slice(0, PROBE), MOST_PLACES)) {
      const item = at >= run.from && at < run.to ? null : items.around(places.of(at).markupAt);
      if (!item || known.has(item.from)) continue;
      const others = itemsInList(item, page).filter(isNew).filter(mayBeStep);
      if (others.length > 0 && mayHoldEnough(item, lines, page)) return true;
    }
  }
  return false;
}
