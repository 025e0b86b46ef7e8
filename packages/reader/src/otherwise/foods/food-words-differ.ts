import { isMadeOfBoth } from './compound-word.ts';
import type { FoodReading } from './food-reading.ts';
import { SHORTEST_TERM, type Term } from './food-terms.ts';
import { areOtherUnits } from '../amounts/other-units.ts';
import { areForms } from '../word-forms.ts';

/** The longest word that says what a food is or what is done to it, as it is written: it stands in few rows. */
export const longestFoodWord = (text: string, foods: FoodReading): string =>
  foods
    .termsIn(text)
    .reduce((longest, { written }) => (written.length > longest.length ? written : longest), '');

const areAlike = (one: Term, other: Term): boolean =>
  areForms(one.word, other.word) ||
  (one.unit !== null && other.unit !== null && !areOtherUnits(one.unit, other.unit));

/** The terms of a line that another has in no form; short ones tell at most what longer ones say. */
const onlyIn = (terms: readonly Term[], others: readonly Term[]): Term[] =>
  terms.filter(
    (term) =>
      term.written.length >= SHORTEST_TERM && !others.some((other) => areAlike(term, other)),
  );

const joined = (terms: readonly Term[]): string => terms.map(({ word }) => word).join('');

/** Whether terms are one word for a food with what it is counted by, which others write before it: "Knoblauchzehen", "Zehen Knoblauch". */
function isCompound([whole, ...others]: readonly Term[], parts: readonly Term[]): boolean {
  const [counted, food, ...more] = parts;
  if (!whole || !counted || !food || others.length + more.length > 0) return false;
  return counted.unit !== null && isMadeOfBoth(whole.word, food.word, counted.word);
}

/** Whether one of two lines on the same food says something of it that the other does not: "2 onions" and "2 red onions, chopped". */
export function foodWordsDiffer(line: string, row: string, foods: FoodReading): boolean {
  const [ours, theirs] = [foods.termsIn(line), foods.termsIn(row)];
  const [mine, others] = [onlyIn(ours, theirs), onlyIn(theirs, ours)];
  // Some write two words as one.
  return joined(mine) !== joined(others) && !isCompound(mine, others) && !isCompound(others, mine);
}
