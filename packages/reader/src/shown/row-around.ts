import type { Markup } from '../scan/page-markup.ts';
import { BLOCK_TAG } from '../text/block-tag.ts';
import { blockTagBefore } from './shown-rows.ts';

const REACH = 1_500;
const ROW_MAX = 3_000;

/** The start of the line of a page that holds a place of its markup; the place itself where none begins near it. */
function rowStart(markup: Markup, at: number): number {
  const from = Math.max(0, at - REACH);
  const above = markup.slice(from, at);
  const start = blockTagBefore(above, above.length);
  return start < 0 ? at : from + start;
}

/** The markup of the line of a page around two places, or of the lines from the one to the other; null where it is too long for one. */
export function rowAround(markup: Markup, from: number, to: number): string | null {
  if (to - from > REACH) return null;
  const start = rowStart(markup, from);
  const rest = markup.slice(to, to + REACH);
  const length = rest.search(BLOCK_TAG);
  if (length < 0 && to + REACH < markup.length) return null;
  const end = to + (length < 0 ? rest.length : length);
  return end - start > ROW_MAX ? null : markup.slice(start, end);
}
