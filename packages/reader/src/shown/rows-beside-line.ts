import type { ScannedPage } from '../scan/scan-page.ts';
import { writtenRows } from './shown-rows.ts';
import { rowText } from './row-text.ts';
import { splitAfter } from './lists/split-after.ts';

/** A row of the page beside a declared line. */
export interface RowBeside {
  tag: string;
  text: string;
  /** Whether its element says that it is a caption, a tip, a link or hidden. */
  isSetApart: boolean;
}

/** Pictures and advertisements take up more room than words. */
const MARKUP_MAX = 20_000;
/** By its name, its class or its style an element is no part of what the rows around it tell; links and pictures have any of these. */
const SET_APART =
  /<(?!(?:a|img)\b)(?:fig|button|option|label|form|[a-z][^<>]{0,600}?(?:tips?(?![a-z])|note|caption|credit|video|comment|hint|promo|advert|related|screen-reader|sr-only|visually-hidden|hidden|display:\s?none|rating|share|newsletter|print))/i;
const LINK = /<a\b/i;
const OPENS_WITH_LINK = /^(?:<(?!a\b)[^<>]{0,400}>\s*){0,6}<a\b/i;

const isSetApart = (written: string): boolean =>
  (LINK.test(written) && OPENS_WITH_LINK.test(written)) || SET_APART.test(written);

/** What is left of a row behind the end of a line that it holds, in an element of its own. */
function restOfRow(written: string, bare: string): string {
  return bare === '' ? rowText(written) : (splitAfter(bare, rowText(written))?.behind ?? '');
}

/** The rows of a page above a place of its bare text, from another place on, but for the one that holds it. */
export function* rowsUpTo(
  from: number,
  at: number,
  { markup, places }: ScannedPage,
): Generator<RowBeside> {
  const start = places.of(from).markupAt;
  const end = places.of(at).markupAt;
  if (end - start > MARKUP_MAX) return;
  for (const { tag, written } of writtenRows(markup.slice(start, end))) {
    const text = rowText(written);
    const apart = isSetApart(written);
    if (text !== '' || apart) yield { tag, text, isSetApart: apart };
  }
}

/** The rows of a page between two places of its bare text, where one line ends and another begins. */
export function* rowsBehind(
  end: number,
  next: number,
  { shown, markup, places }: ScannedPage,
): Generator<RowBeside> {
  const { markupAt, bareAt } = places.of(end - 1);
  const until = next < shown.length ? places.of(next).markupAt : markup.length;
  // Words of the same element are those of the line itself.
  if (until - markupAt > MARKUP_MAX || !places.beginsAt(end)) return;
  const nextAt = places.of(end).markupAt;
  let isFirst = true;
  for (const { tag, written } of writtenRows(markup.slice(markupAt, until))) {
    // Most lines are all that their rows tell.
    const isWhole = isFirst && nextAt >= markupAt + written.length;
    const told = isFirst ? shown.slice(bareAt, end) : '';
    isFirst = false;
    const text = isWhole ? '' : restOfRow(written, told);
    const apart = isSetApart(written);
    if (text !== '' || apart) yield { tag, text, isSetApart: apart };
  }
}
