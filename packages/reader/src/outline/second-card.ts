import { dishWords } from '../other-title.ts';
import { wordShare } from '../text/word-share.ts';
import { sectionKind, type SectionKind } from '../vocabulary/section-words.ts';
import type { Likeness } from './left-out.ts';
import { NAME, type OutlineRow } from './page-outline.ts';

/** A part of the dish that has a list and steps of its own below the declared ones. */
export interface SecondCard {
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
  const end = rows.findIndex((row, place) => place > start && row.list !== list);
  return list === 0 ? [] : rows.slice(start, end < 0 ? rows.length : end);
}

/** The parts of a dish with cards of their own, by the words of its title that head them. */
export function secondCards(
  rows: readonly OutlineRow[],
  title: string,
  { ingredients, steps }: Likenesses,
): SecondCard[] {
  const words = dishWords(title);
  const isNew = (row: OutlineRow, likeness: Likeness): boolean =>
    likeness.heldBy(row) === null && likeness.isLine(row);
  return rows.flatMap(({ text, heading }, at) => {
    const names = heading > 0 && heading < NAME ? dishWords(text) : '';
    const isPart = wordShare(names, words) === 1 && wordShare(words, names) < 1;
    if (!isPart) return [];
    const list = listAt({ rows, at: at + 1 }, 'ingredients');
    const last = list.at(-1);
    const method = last ? listAt({ rows, at: rows.indexOf(last) + 1 }, 'steps') : [];
    const isWhole =
      method.length > 0 &&
      list.every((row) => isNew(row, ingredients)) &&
      method.every((row) => isNew(row, steps));
    return isWhole
      ? [{ ingredients: list.map((row) => row.text), steps: method.map((row) => row.text) }]
      : [];
  });
}
