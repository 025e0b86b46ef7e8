import { dishWords } from '../vocabulary/dish-words.ts';
import { wordShare } from '../text/word-share.ts';
import { sectionKind, type SectionKind } from '../vocabulary/section-words.ts';
import type { Likeness } from './left-out.ts';
import { NAME, type OutlineRow } from './page-outline.ts';

/** A recipe that has a list and steps of its own beside the declared ones. */
export interface SecondCard {
  title: string;
  ingredients: string[];
  steps: string[];
}

interface Likenesses {
  ingredients: Likeness;
  steps: Likeness;
}

interface Place {
  rows: readonly OutlineRow[];
  at: number;
}

/** The items of the list at a place of the page, where only the heading of its section stands above them. */
function listAt({ rows, at }: Place, section: SectionKind): OutlineRow[] {
  const first = rows[at];
  const start = first?.list === 0 && sectionKind(first.text) === section ? at + 1 : at;
  const list = rows[start]?.list ?? 0;
  if (list === 0) return [];
  let end = start + 1;
  while (rows[end]?.list === list) end += 1;
  return rows.slice(start, end);
}

const isNew = (row: OutlineRow, { heldBy, isLine }: Likeness): boolean =>
  heldBy(row) === null && isLine(row);

/** The lists that follow one another below a heading: ingredients and steps of which the data has none. */
export function secondCards(
  rows: readonly OutlineRow[],
  { ingredients, steps }: Likenesses,
): SecondCard[] {
  return rows.flatMap(({ text, heading }, at) => {
    if (heading === 0 || heading === NAME) return [];
    const list = listAt({ rows, at: at + 1 }, 'ingredients');
    const last = list.at(-1);
    if (!last || !list.every((row) => isNew(row, ingredients))) return [];
    const method = listAt({ rows, at: rows.indexOf(last) + 1 }, 'steps');
    if (method.length === 0 || !method.every((row) => isNew(row, steps))) return [];
    return [
      {
        title: text,
        ingredients: list.map((row) => row.text),
        steps: method.map((row) => row.text),
      },
    ];
  });
}

/** Whether a card is for a part of the dish: the words of its title are some of those that name the whole. */
export function isOfDish({ title }: SecondCard, dish: string): boolean {
  const [names, words] = [dishWords(title), dishWords(dish)];
  return wordShare(names, words) === 1 && wordShare(words, names) < 1;
}
