import { isAdvice } from '../card/fields/order.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { seenLines } from '../shown/seen-lines.ts';
import { type ShownRow, shownRows } from '../shown/shown-rows.ts';
import { bareOf } from '../text/bare-text.ts';
import { plainLine } from '../text/plain-text.ts';
import { isRemark } from '../vocabulary/remark-words.ts';
import { sectionKind } from '../vocabulary/section-words.ts';

/** A video or a form to save the recipe takes no more. */
const BEHIND = 6_000;
const COUNTED_LIST =
  /<ol\b[^<>]{0,300}\sstart\s{0,3}=\s{0,3}["']?(\d{1,2})\b[^<>]{0,300}>\s{0,200}<li\b[^<>]{0,300}>([^]{1,1500}?)<\/li/i;

const NAME_MAX = 40;
/** Steps go on behind these. */
const INTERRUPTS =
  /^(?:(?:recipe )?video|newsletter|subscribe|advertisement|share|print|(?:save|pin|rate) this)/i;

/** Whether a row heads what is said beside the steps: "Tips". */
const opensRemarks = ({ text }: ShownRow): boolean =>
  text.length <= NAME_MAX &&
  !INTERRUPTS.test(text) &&
  (isRemark(text) || sectionKind(text) === 'other');

/** Whether a list below some rows is of remarks: under a heading of these, or under another row where it advises. */
function isOfRemarks(item: string, above: readonly ShownRow[]): boolean {
  const name = above.find(opensRemarks);
  return name !== undefined && (/^h\d$/.test(name.tag) || isAdvice(item));
}

/** The first item of a list that counts on from the last of the declared steps, whatever stands between; null for none. */
export function countedOnBehind(steps: readonly string[], page: ScannedPage): string | null {
  const last = seenLines(steps, page.shown).at(-1);
  if (!last || last.at < 0 || last.bare === '') return null;
  const from = page.places.of(last.at + last.bare.length - 1).markupAt;
  const behind = page.markup.slice(from, from + BEHIND);
  if (!behind.includes('start')) return null;
  const found = COUNTED_LIST.exec(behind);
  const [, number, written = ''] = found ?? [];
  if (!found || Number(number) !== steps.length + 1) return null;
  const text = plainLine(written);
  // The first row holds the end of the last step.
  const between = [...shownRows(`<p>${behind.slice(0, found.index)}<p>`)].slice(1);
  if (isOfRemarks(text, between)) return null;
  const bare = bareOf(text);
  return bare === '' || steps.some((step) => bareOf(step).includes(bare)) ? null : text;
}
