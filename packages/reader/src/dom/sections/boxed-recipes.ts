import type { HeadedList } from './headed-lists.ts';
import type { LineRange, PageLines } from '../lines/page-lines.ts';
import { BOLD } from '../lines/page-lines.ts';
import type { Candidate } from './section-candidates.ts';
import { tellsSteps } from './section.ts';

const endOf = ({ at, lines }: Candidate): number => at + lines.length;

/**
 * Where a page holds whole recipes under titles that stand below the very headings of its own lists: the honey butter in
 * a box above "Ingredients" and "Method" of the loaf.
 */
export function boxedRecipes(
  headed: readonly HeadedList[],
  steps: readonly Candidate[],
  page: PageLines,
): readonly LineRange[] {
  const level = ({ section }: HeadedList): number => page.lines[section.at - 1]?.heading ?? 0;
  const levels = headed.map(level).filter((own) => own > 0);
  const highest = Math.min(...levels);
  return headed.flatMap(({ title, part, from, to }) => {
    if (!title || title.heading === BOLD || title.heading <= highest || part !== null) return [];
    const told = steps.find(
      (found) =>
        found.at >= to &&
        (page.lines[found.at - 1]?.heading ?? 0) > title.heading &&
        tellsSteps(found),
    );
    const isNext = told && !headed.some((list) => list.from >= to && list.from < told.at);
    return isNext ? [{ from, to: endOf(told) }] : [];
  });
}
