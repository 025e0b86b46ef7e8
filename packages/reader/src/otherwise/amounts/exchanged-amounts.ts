import { guessLanguage } from '../../ingredients/heard-language.ts';
import { readIngredient } from '../../ingredients/read-ingredient.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { isOwnRow } from '../../shown/lists/own-row.ts';
import type { SeenLine } from '../../shown/seen-lines.ts';
import { bareOf } from '../../text/bare-text.ts';
import { once } from '../../text/once.ts';
import { placesIn } from '../../text/places-in.ts';
import { wordsOf } from '../../text/word-share.ts';

/** More lines are not of one dish. */
const MOST_COMPARED = 80;
const MOST_PLACES = 6;

/** Tells whether a page has one line as a row where another is declared: next to one of the lines around that. */
function standsFor(
  lines: readonly SeenLine[],
  page: ScannedPage,
): (index: number, other: number) => boolean {
  const { shown } = page;
  return (index, other) => {
    const line = lines[index];
    if (!line) return false;
    const [above = '', below = ''] = [lines[other - 1]?.bare, lines[other + 1]?.bare];
    return [...placesIn(shown, line.bare, MOST_PLACES)].some((at) => {
      const isBeside =
        (above !== '' && shown.slice(Math.max(0, at - above.length), at) === above) ||
        (below !== '' && shown.startsWith(below, at + line.bare.length));
      return isBeside && isOwnRow({ ...line, at }, page);
    });
  };
}

/** Two lines by their numbers in the list. */
type Pair = readonly [one: number, other: number];

const pairsOf = (group: readonly number[]): Pair[] =>
  group.flatMap((one, place) => group.slice(place + 1).map((other): Pair => [one, other]));

const lastWord = (line: SeenLine | undefined): string => wordsOf(line?.line ?? '').at(-1) ?? '';

/**
 * The lines of one food that the page has in each other's places, each with the one that stands in its own: two spoons of
 * salt for the dough and one for the sauce are not the same as one and two.
 */
export function exchangedAmounts(
  lines: readonly SeenLine[],
  page: ScannedPage,
): Map<string, string> {
  const found = new Map<string, string>();
  if (lines.length > MOST_COMPARED) return found;
  const stands = standsFor(lines, page);
  const areExchanged = ([one, other]: Pair): boolean =>
    lines[one]?.bare !== lines[other]?.bare &&
    stands(one, other) &&
    stands(other, one) &&
    !stands(one, one) &&
    !stands(other, other);
  const language = once(() => guessLanguage(lines.map(({ line }) => line).join(' ')));
  const foodOf = (index: number): string =>
    bareOf(readIngredient(lines[index]?.line ?? '', language()).item);
  const byLastWord = Map.groupBy(lines.keys(), (index) => lastWord(lines[index]));
  for (const group of byLastWord.values()) {
    // To read what food a line names takes longer than to find it on the page.
    if (!pairsOf(group).some(areExchanged)) continue;
    for (const same of Map.groupBy(group, foodOf).values())
      for (const [one, other] of pairsOf(same).filter(areExchanged)) {
        found.set(lines[one]?.line ?? '', lines[other]?.line ?? '');
        found.set(lines[other]?.line ?? '', lines[one]?.line ?? '');
      }
  }
  return found;
}
