import type { Span } from '../scan/span.ts';
import { dishWords } from '../vocabulary/dish-words.ts';
import { wordShare } from '../text/word-share.ts';
import { sectionKind, type SectionKind } from '../vocabulary/section-words.ts';
import type { Likeness } from './left-out.ts';
import { NAME, type OutlineRow } from './rows/outline-row.ts';

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

/** Where the list at a place of the page stands in its rows, with nothing but the heading of its section above it. */
function listAt(rows: readonly OutlineRow[], at: number, section: SectionKind): Span | null {
  const first = rows[at];
  const from = first?.list === 0 ? at + 1 : at;
  const list = rows[from]?.list ?? 0;
  if (!first || list === 0) return null;
  if (from > at && sectionKind(first.text) !== section) return null;
  let to = from + 1;
  while (rows[to]?.list === list) to += 1;
  return { from, to };
}

const areUnheld = (rows: readonly OutlineRow[], { heldBy }: Likeness): boolean =>
  rows.every((row) => heldBy(row) === null);

/** The lists that follow one another below a heading: ingredients and steps of which the data has none. */
export function secondCards(rows: readonly OutlineRow[], likeness: Likenesses): SecondCard[] {
  return rows.flatMap((row, at) => {
    if (row.list > 0) return [];
    const list = listAt(rows, at + 1, 'ingredients');
    const method = list && listAt(rows, list.to, 'steps');
    if (!method || row.heading === 0 || row.heading === NAME) return [];
    const ingredients = rows.slice(list.from, list.to);
    const steps = rows.slice(method.from, method.to);
    // Mostly they are the declared ones, which is sooner told than what rows look like.
    if (!areUnheld(ingredients, likeness.ingredients) || !areUnheld(steps, likeness.steps))
      return [];
    if (!ingredients.every(likeness.ingredients.isLine) || !steps.every(likeness.steps.isLine))
      return [];
    return [
      {
        title: row.text,
        ingredients: ingredients.map(({ text }) => text),
        steps: steps.map(({ text }) => text),
      },
    ];
  });
}

/** Whether a card is for a part of the dish: the words of its title are some of those that name the whole. */
export function isOfDish({ title }: SecondCard, dish: string): boolean {
  const [names, words] = [dishWords(title), dishWords(dish)];
  return wordShare(names, words) === 1 && wordShare(words, names) < 1;
}
