import type { ScannedPage } from '../scan/scan-page.ts';
import { seenLines } from '../shown/seen-lines.ts';
import { bareOf } from '../text/bare-text.ts';
import { plainLine } from '../text/plain-text.ts';

/** A video or a form to save the recipe takes no more. */
const BEHIND = 6_000;
const COUNTED_LIST =
  /<ol\b[^<>]{0,300}\sstart\s{0,3}=\s{0,3}["']?(\d{1,2})\b[^<>]{0,300}>\s{0,200}<li\b[^<>]{0,300}>([^]{1,1500}?)<\/li/i;

/** The first item of a list that counts on from the last of the declared steps, whatever stands between; null for none. */
export function countedOnBehind(steps: readonly string[], page: ScannedPage): string | null {
  const last = seenLines(steps, page.shown).at(-1);
  if (!last || last.at < 0 || last.bare === '') return null;
  const from = page.places.of(last.at + last.bare.length - 1).markupAt;
  const behind = page.markup.slice(from, from + BEHIND);
  if (!behind.includes('start')) return null;
  const [, number, written = ''] = COUNTED_LIST.exec(behind) ?? [];
  if (Number(number) !== steps.length + 1) return null;
  const text = plainLine(written);
  const bare = bareOf(text);
  return bare === '' || steps.some((step) => bareOf(step).includes(bare)) ? null : text;
}
