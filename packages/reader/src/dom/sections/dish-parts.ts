import { wordShare } from '../../text/word-share.ts';
import type { HeadedList } from './headed-lists.ts';
import type { Section } from './section.ts';

const MOSTLY = 0.5;

const repeats = (list: HeadedList, known: ReadonlySet<string>): boolean =>
  list.section.lines.filter((line) => known.has(line)).length >= list.section.lines.length * MOSTLY;

/** Whether a list is for the whole dish, which a story may have listed before: "Ingredients for the best pancakes". */
const isWhole = ({ part }: HeadedList, titles: string): boolean =>
  part !== null && wordShare(part, titles) >= MOSTLY;

/** The lists from the first on, as long as each that follows is for another part of the dish. */
function partsIn([first, ...others]: readonly HeadedList[], titles: string): HeadedList[] {
  if (!first || (first.part === null && others.some((list) => isWhole(list, titles)))) return [];
  const parts = [first];
  const names = new Set([first.part]);
  const known = new Set(first.section.lines);
  for (const list of others) {
    if (list.part === null || names.has(list.part)) break;
    // Dough and streusel may well need the same.
    if (first.part === null && repeats(list, known)) break;
    parts.push(list);
    names.add(list.part);
    for (const line of list.section.lines) known.add(line);
  }
  return parts;
}

/** The lists of all parts of a dish, or their steps, which stand under headings of their own. */
export function asOne(parts: readonly Section[]): Section | null {
  const [first] = parts;
  return first
    ? {
        ...first,
        lines: parts.flatMap(({ lines }) => lines),
        score: parts.reduce((sum, { score }) => sum + score, 0),
      }
    : null;
}

export interface DishParts {
  list: Section;
  /** Where something else than this dish begins. */
  until: number;
}

/** One dish whose parts have a list each: "Ingredients for the chicken", "Ingredients for the gravy". */
export function inParts(lists: readonly HeadedList[], titles: string): DishParts | null {
  const parts = partsIn(lists, titles);
  const list = parts.length < 2 ? null : asOne(parts.map(({ section }) => section));
  return list && { list, until: lists[parts.length]?.from ?? Infinity };
}
