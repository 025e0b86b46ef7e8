import type { ScannedPage } from '../../scan/scan-page.ts';
import { isOwnRow } from '../../shown/lists/own-row.ts';
import { rowsUpTo } from '../../shown/rows-beside-line.ts';
import { endOf, type SeenLine } from '../../shown/seen-lines.ts';
import { sectionKind } from '../../vocabulary/section-words.ts';

/** The last place up to another where some of the lines end. */
const lastEndUpTo = (at: number, lines: readonly SeenLine[]): number =>
  Math.max(0, ...lines.filter((line) => line.at >= 0 && endOf(line) <= at).map(endOf));

/**
 * The ingredients that the page has in rows of their own, but behind steps and under a heading of something else: what stands
 * under "Variations" is listed as what may be added.
 */
export function listedUnderOther(
  foods: readonly SeenLine[],
  steps: readonly SeenLine[],
  page: ScannedPage,
): ReadonlySet<SeenLine> {
  const told = steps.filter(({ at }) => at >= 0);
  const firstStep = Math.min(...told.map(endOf));
  const isUnderOther = (food: SeenLine): boolean => {
    const from = lastEndUpTo(food.at, [...told, ...foods]);
    const headed = [...rowsUpTo(from, food.at, page)].findLast(
      ({ text }) => sectionKind(text) !== null,
    );
    return headed !== undefined && sectionKind(headed.text) === 'other';
  };
  const found = new Set<SeenLine>();
  for (const food of foods.filter(({ at }) => at >= firstStep)) {
    // The rows below the first of them are listed with it.
    const isBelow = [...found].some((above) => endOf(above) === food.at);
    if (isOwnRow(food, page) && (isBelow || isUnderOther(food))) found.add(food);
  }
  return found;
}
