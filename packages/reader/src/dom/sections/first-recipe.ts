import { wordShare } from '../../text/word-share.ts';
import type { Candidate } from './section-candidates.ts';
import { best, stepSection, type Section } from './section.ts';

const NEARLY_AS_GOOD = 0.5;
const OTHER_DISH = 0.5;
const MOST_RECIPES = 10;

export interface FirstRecipe {
  list: Section | null;
  /** Where another recipe of the page begins. */
  until: number;
}

const endOf = ({ at, lines }: Section): number => at + lines.length;

/** The best list; of two recipes on one page, each with its steps, the list of the first: a sauce or a dip follows it. */
export function ofFirstRecipe(lists: readonly Section[], steps: readonly Candidate[]): FirstRecipe {
  const chosen = best(lists);
  if (!chosen) return { list: null, until: Infinity };
  const earlier = lists.filter(
    (list) => list.score >= chosen.score * NEARLY_AS_GOOD && endOf(list) < chosen.at,
  );
  const words = chosen.lines.join(' ');
  const between =
    earlier.length === 0
      ? []
      : steps
          .filter(({ at }) => at < chosen.at)
          .map(stepSection)
          .filter((section) => section.score > 1 && endOf(section) <= chosen.at);
  const first = earlier
    .slice(0, MOST_RECIPES)
    .find(
      (list) =>
        between.some(({ at }) => at >= endOf(list)) &&
        wordShare(list.lines.join(' '), words) < OTHER_DISH,
    );
  return first ? { list: first, until: chosen.at } : { list: chosen, until: Infinity };
}
