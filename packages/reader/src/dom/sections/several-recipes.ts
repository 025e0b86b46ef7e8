import { wordShare } from '../../text/word-share.ts';
import type { HeadedList } from './headed-lists.ts';
import type { Candidate } from './section-candidates.ts';
import { tellsSteps } from './section.ts';

const OTHER_DISH = 0.5;

/** One of the recipes of a page that holds several. */
export interface OneOfSeveral {
  list: HeadedList;
  title: string;
  /** Where the next one begins. */
  until: number;
}

const textOf = ({ section }: HeadedList): string => section.lines.join(' ');

/** The lists that have a title above them and steps below, before the next one begins. */
function wholeRecipes(lists: readonly HeadedList[], steps: readonly Candidate[]): OneOfSeveral[] {
  return lists.flatMap((list, at) => {
    const until = lists[at + 1]?.from ?? Infinity;
    const title = list.title?.text ?? '';
    const told =
      title !== '' &&
      list.part === null &&
      steps.some(
        (candidate) => candidate.at >= list.to && candidate.at < until && tellsSteps(candidate),
      );
    return told ? [{ list, title, until }] : [];
  });
}

/** Of several whole recipes with titles of their own, the one that the page is named after, else the first. */
export function oneOfSeveral(
  lists: readonly HeadedList[],
  steps: readonly Candidate[],
  titles: string,
): OneOfSeveral | null {
  if (lists.length < 2) return null;
  const recipes = wholeRecipes(lists, steps);
  const [first, second] = recipes;
  if (!first || !second || first.title === second.title) return null;
  if (wordShare(textOf(second.list), textOf(first.list)) >= OTHER_DISH) return null;
  return recipes.find(({ title }) => wordShare(title, titles) === 1) ?? first;
}
