import type { ScannedPage } from '../../scan/scan-page.ts';
import { bareOf } from '../../text/bare-text.ts';
import type { SeenLine } from '../seen-lines.ts';
import { splitAfter } from './split-after.ts';

/** Some of them stand around nothing. */
const MOST_TAGS = 120;
const LIST = /^[uo]l$/i;

/** Of the signs between two rows, those that close what the first of them says. */
const CLOSING = /^(?:\s*[)\]}])*[^\s([{]*/;

/** A line as the rows that the page makes of it by such tags, which tell their name as their second group. */
export function rowsWithin(
  { line, bare, at }: SeenLine,
  tags: RegExp,
  { markup, places }: ScannedPage,
): string[] {
  const end = at + bare.length;
  const span = { from: places.of(at).markupAt, to: places.of(end - 1).markupAt };
  const found: string[] = [];
  let rest = line;
  let from = at;
  let seen = 0;
  const written = markup.slice(span.from, span.to);
  for (const { index, 2: name = '' } of written.matchAll(tags)) {
    // What stands in a list of its own below an ingredient is said of that one.
    if (++seen > MOST_TAGS || LIST.test(name)) return [line];
    const begins = places.behind(span.from + index);
    if (begins <= from || begins >= end) continue;
    const split = splitAfter(bareOf(rest).slice(0, begins - from), rest);
    if (!split) continue;
    const [closing = ''] = CLOSING.exec(split.signs) ?? [];
    found.push(`${split.before}${closing}`.replace(/[,;]+$/, ''));
    rest = `${split.signs.slice(closing.length).trimStart()}${split.behind}`;
    from = begins;
  }
  return [...found, rest];
}
