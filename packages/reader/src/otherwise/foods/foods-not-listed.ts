import { MAX_COMPARED } from '../../finding/max-compared.ts';
import { guessLanguage } from '../../ingredients/heard-language.ts';
import { lexiconOf } from '../../ingredients/language.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { isOwnRow } from '../../shown/lists/own-row.ts';
import { type SeenLine, seenLines } from '../../shown/seen-lines.ts';
import { withoutMarks } from '../../text/without-marks.ts';
import { wordsOf } from '../../text/word-share.ts';
import { ingredientsAsListed } from '../lists/ingredients-as-listed.ts';
import { listedUnderOther } from '../lists/listed-under-other.ts';
import { listHolding, otherRows, pageListOf } from '../lists/page-list.ts';

/** Of a word, as much as its forms have in common. */
const STEM = 4;

/** Whether two words may name the same food: in another form, or as a part of a compound. */
function areAlike(one: string, other: string): boolean {
  if (one.length < STEM || other.length < STEM)
    return one === other || `${one}s` === other || one === `${other}s`;
  return one.includes(other.slice(0, STEM)) || other.includes(one.slice(0, STEM));
}

/**
 * The ingredients of which the list of a page has no word in its other rows, though it shows most as they are declared. What
 * the title, the steps, the story or a list of variations say of them does not list them.
 */
export function foodsNotListed(
  ingredients: readonly string[],
  steps: readonly SeenLine[],
  page: ScannedPage,
): string[] {
  if (ingredients.length > MAX_COMPARED) return [];
  const all = seenLines(ingredientsAsListed(ingredients, page), page.shown);
  const apart = listedUnderOther(all, steps, page);
  const list =
    apart.size === 0
      ? pageListOf(all, page)
      : listHolding(
          all,
          all.filter((line) => isOwnRow(line, page) && !apart.has(line)),
        );
  if (!list || list.own.length === all.length) return [];
  const { units } = lexiconOf(guessLanguage(ingredients.join(' ')));
  const namesIn = (text: string): string[] =>
    wordsOf(text)
      .filter((word) => /^\D{2,}$/u.test(word) && units.get(word) === undefined)
      .map(withoutMarks);
  const listed = otherRows(list, steps, page).flatMap(namesIn);
  const isListed = ({ line }: SeenLine): boolean => {
    const names = namesIn(line);
    return (
      names.length === 0 || names.some((name) => listed.some((other) => areAlike(name, other)))
    );
  };
  // One that comes again may be found in the story.
  const own = new Set(list.own.map(({ bare }) => bare));
  return ingredients.filter((_, at) => {
    const line = all[at];
    return line !== undefined && !own.has(line.bare) && !isListed(line);
  });
}
