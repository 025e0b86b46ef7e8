import { guessLanguage } from '../../ingredients/heard-language.ts';
import type { ScannedPage } from '../../scan/scan-page.ts';
import { seenLines } from '../../shown/seen-lines.ts';
import { otherUnitWords } from './other-unit-words.ts';
import { unitsAsListed } from './units-as-listed.ts';
import { wordedOnPage } from '../lists/worded-on-page.ts';

/** "2 tablespoon": a word and not "tbsp", behind more than one. */
const MEASURED = /^([\d¼-¾⅐-⅞][\d¼-¾⅐-⅞\s.,/⁄–-]{0,12}?)\s*((?=\p{L}{3})\p{L}*[aeiou]\p{L}*)\s/iu;
const AT_MOST_ONE = /^(?:1|0?[.,]\d+|\d\s?[/⁄]\s?\d+|[¼-¾⅐-⅞])$/u;

/**
 * The ingredients that the page measures in the singular, each with its row there: "2 tablespoon oil". Nobody writes so: a program
 * put such rows together, and which words of the two its author chose cannot be told.
 */
export function unitsInSingular(
  ingredients: readonly string[],
  page: ScannedPage,
): Map<string, string> {
  const seen = seenLines(ingredients, page.shown);
  const listed = unitsAsListed(seen, page);
  const found = new Map<string, string>();
  if (listed === seen) return found;
  const language = guessLanguage(ingredients.join(' '));
  const isSingular = (row: string): boolean => {
    const [, amount = '', unit = ''] = MEASURED.exec(row) ?? [];
    return (
      unit !== '' &&
      !AT_MOST_ONE.test(amount) &&
      otherUnitWords(unit, language).includes(`${unit}s`)
    );
  };
  for (const [at, { line }] of seen.entries()) {
    const row = listed[at]?.line ?? line;
    if (row !== line && isSingular(row))
      found.set(line, wordedOnPage(seen, page).alike.get(line) ?? row);
  }
  return found;
}
