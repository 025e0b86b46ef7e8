import { wordShare, wordsOf } from '../text/word-share.ts';

const PRAISE =
  /^(?:best|ever|easy|super|quick|simple|simply|perfect|classic|homemade|amazing|awesome|delicious|healthy|secret|style|make|with|from|your|recipes?|rezepte?|recepten?|recettes?|recetas?|receitas?|ricette?|opskrift|oppskrift|przepis)$/;
const SHORT = 3;

/** The words that name the dish, in the singular where an "s" is all that differs. */
export const dishWords = (title: string): string => {
  const naming = wordsOf(title).filter((word) => word.length > SHORT && !PRAISE.test(word));
  return [...new Set(naming.map((word) => word.replace(/s$/, '')))].join(' ');
};

/** How much of the words that name a dish others have too. A text that names no dish says nothing against another. */
export const dishShare = (part: string, whole: string): number =>
  part === '' ? 1 : wordShare(part, whole);

export const SAME_DISH = 0.5;

/** Whether two titles may name one dish: either holds half of the words of the other. */
export function mayNameSameDish(one: string, other: string): boolean {
  const [ours, theirs] = [dishWords(one), dishWords(other)];
  return dishShare(ours, theirs) >= SAME_DISH || dishShare(theirs, ours) >= SAME_DISH;
}
