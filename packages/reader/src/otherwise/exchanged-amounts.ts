import { guessLanguage } from '../ingredients/heard-language.ts';
import { readIngredient } from '../ingredients/read-ingredient.ts';
import type { ScannedPage } from '../scan/scan-page.ts';
import { isOwnRow } from '../shown/own-row.ts';
import type { SeenLine } from '../shown/seen-lines.ts';
import { bareOf } from '../text/bare-text.ts';
import { placesIn } from '../text/places-in.ts';
import { wordsOf } from '../text/word-share.ts';

/** More lines are not of one dish. */
const MOST_COMPARED = 80;
const MOST_PLACES = 6;

/** The lines that name the same food as another, by their numbers in the list, each group of them. */
function groupsOfFood(lines: readonly SeenLine[]): number[][] {
  const byLastWord = Map.groupBy(lines.keys(), (index) => lastWord(lines[index]));
  const mayBeSame = [...byLastWord.values()].filter((group) => group.length > 1);
  if (mayBeSame.length === 0) return [];
  const language = guessLanguage(lines.map(({ line }) => line).join(' '));
  const foodOf = (index: number): string =>
    bareOf(readIngredient(lines[index]?.line ?? '', language).item);
  return mayBeSame.flatMap((group) =>
    [...Map.groupBy(group, foodOf).values()].filter((same) => same.length > 1),
  );
}
const lastWord = (line: SeenLine | undefined): string => wordsOf(line?.line ?? '').at(-1) ?? '';

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
  for (const group of groupsOfFood(lines))
    for (const [place, one] of group.entries())
      for (const other of group.slice(place + 1)) {
        if (lines[one]?.bare === lines[other]?.bare) continue;
        const areExchanged = stands(one, other) && stands(other, one);
        if (!areExchanged || stands(one, one) || stands(other, other)) continue;
        found.set(lines[one]?.line ?? '', lines[other]?.line ?? '');
        found.set(lines[other]?.line ?? '', lines[one]?.line ?? '');
      }
  return found;
}
