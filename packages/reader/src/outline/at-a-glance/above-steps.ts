import type { ScannedPage } from '../../scan/scan-page.ts';
import { rowText } from '../../shown/row-text.ts';
import { blockTagBefore } from '../../shown/shown-rows.ts';
import { withoutBullet } from '../../text/bullet.ts';
import { sectionKind } from '../../vocabulary/section-words.ts';
import { withoutNumber } from '../../vocabulary/step-label.ts';
import { headingRank, PARAGRAPH_MAX } from '../rows/outline-row.ts';
import { wordsOfItem } from './item-words.ts';
import { mayTellStep } from './step-texts.ts';
import type { StepsOnPage } from './steps-on-page.ts';

/** How far above the steps their heading may stand, in letters. */
const REACH = 1_500;
/** Pictures and advertisements take up more room than words. */
const MARKUP_MAX = 20_000;
const TAG_NAME = /^<([a-z]+\d?)/i;

interface RowsAbove {
  /** Whether a row outside of lists may be a step. */
  mayTell: boolean;
  /** Where they begin. */
  from: number;
  /** Whether the heading of the steps stands there. */
  isHeaded: boolean;
}

/** The rows at the end of some markup, up to the heading of a section. */
function rowsAbove(written: string, areSentences: boolean): RowsAbove {
  let mayTell = false;
  // The row of the first step itself is torn.
  let end = blockTagBefore(written, written.length);
  while (end > 0) {
    const from = Math.max(0, blockTagBefore(written, end));
    const row = written.slice(from, end);
    end = from;
    const text = row.length > PARAGRAPH_MAX ? '' : rowText(row);
    if (text === '') continue;
    const isHeading = headingRank(TAG_NAME.exec(row)?.[1] ?? '', text) > 0;
    const kind = isHeading ? sectionKind(text) : null;
    if (kind === 'steps' || kind === 'ingredients')
      return { mayTell, from, isHeaded: kind === 'steps' };
    mayTell ||= mayTellStep(withoutNumber(withoutBullet(text)), { areSentences, isLast: false });
  }
  return { mayTell, from: 0, isHeaded: false };
}

/**
 * Whether what stands above the first declared step, which is no item, may be another: an item, or a row below the heading of the
 * steps where what stands in no list may be added.
 */
export function mayStandAbove(
  { run: { from: first }, areSentences, mayAddRows, mayBeListedElsewhere }: StepsOnPage,
  page: ScannedPage,
): boolean {
  const { markup, places, items } = page;
  const farthest = places.of(Math.max(0, first - REACH)).markupAt;
  const to = places.of(first).markupAt;
  const from = Math.max(farthest, to - MARKUP_MAX);
  const above = rowsAbove(markup.slice(from, to), areSentences);
  if (above.from === 0 && from > farthest) return true;
  if (above.mayTell && above.isHeaded && mayAddRows()) return true;
  const mayBeItem = [...items.within({ from: from + above.from, to })].some((item) =>
    mayTellStep(wordsOfItem(item, page), { areSentences, isLast: false }),
  );
  return mayBeItem || mayBeListedElsewhere();
}
