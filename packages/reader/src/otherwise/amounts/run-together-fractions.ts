import type { ScannedPage } from '../../scan/scan-page.ts';
import { shownRows } from '../../shown/shown-rows.ts';
import { bareOf } from '../../text/bare-text.ts';

/** "11/2 cups": a whole number and a fraction that lost the space or the small type between them. */
const RUN_TOGETHER = /(?<![\d.,/⁄])\d{2,3}\s?[/⁄]\s?[2348](?![\d/⁄]|[.,]\d)/gu;
/** Most fractions have one figure above the line. */
const MAY_RUN_TOGETHER = /\d\d\s?[/⁄]/;

const isInLowestTerms = (top: number, bottom: number): boolean =>
  top > 0 && top < bottom && (bottom === 3 || top % 2 === 1);

function parted(number: string): string {
  const [, count = '', top = '', bottom = ''] = /^(\d+)(\d)\D+(\d)$/u.exec(number) ?? [];
  return count !== '0' && isInLowestTerms(Number(top), Number(bottom))
    ? `${count} ${top}/${bottom}`
    : number;
}

/** A line with the mixed numbers that it must mean: nobody measures eleven halves of a cup. */
export const withMixedNumbers = (line: string): string =>
  MAY_RUN_TOGETHER.test(line) ? line.replace(RUN_TOGETHER, parted) : line;

/** The lines whose mixed numbers are only taken to be such: the page does not show them apart. */
export function runTogether(lines: readonly string[], { markup }: ScannedPage): string[] {
  const found = lines.filter((line) => withMixedNumbers(line) !== line);
  if (found.length === 0) return found;
  const apart = new Set<string>();
  const waiting = new Set(found.map(bareOf));
  for (const { text } of shownRows(markup.whole)) {
    const bare = bareOf(text);
    if (waiting.has(bare) && withMixedNumbers(text) === text) apart.add(bare);
  }
  return found.filter((line) => !apart.has(bareOf(line)));
}
