import type { ScannedPage } from '../../scan/scan-page.ts';
import type { Span } from '../../scan/span.ts';
import type { LineRun } from './line-run.ts';
import { bareItem } from './list-items-beside.ts';
import { isOther } from './list-neighbours.ts';
import { wordsOfItem } from './item-words.ts';
import { mayTellStep } from './step-texts.ts';

/** "Bake for 12 minutes." may come twice, what takes more letters does not. */
const TOLD_ONCE = 60;

/** Whether a row, bare, says what is a part of a declared step: the story may tell it in a row of its own. */
const isToldWithin = (bare: string, lines: readonly string[]): boolean =>
  bare.length >= TOLD_ONCE && lines.some((line) => line.includes(bare));

/** The declared steps that an item is held against. */
interface Told {
  run: LineRun;
  areSentences: boolean;
  /** Whether the item stands below all of them. */
  isLast: boolean;
}

/** Whether an item may tell a step that none of the declared ones is or holds. */
export const mayTellUntold = (
  item: Span,
  { run: { lines }, areSentences, isLast }: Told,
  page: ScannedPage,
): boolean =>
  isOther(item, lines, page) &&
  !isToldWithin(bareItem(item, page), lines) &&
  mayTellStep(wordsOfItem(item, page), { areSentences, isLast });
