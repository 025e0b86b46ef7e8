import { BARE_BELOW, BARE_INGREDIENTS, BARE_STEPS } from './bare-headings.ts';

/** What heads the ingredients, in bare text. */
export const INGREDIENTS = new RegExp(BARE_INGREDIENTS, 'gu');
const beginnings = [
  ...new Set(BARE_INGREDIENTS.split('|').map((word) => word.replace(/[[(].*/u, ''))),
];
/** The letters that these words begin with; of those that begin alike, the shortest. */
const INGREDIENTS_BEGIN = beginnings.filter(
  (letters) => !beginnings.some((other) => other !== letters && letters.startsWith(other)),
);

/** Whether a text may hold one of these words: to look for plain letters takes a tenth of the time. */
export const mayNameIngredients = (bare: string): boolean =>
  INGREDIENTS_BEGIN.some((letters) => bare.includes(letters));

/** What heads the steps, with the end of the word: "instructions". */
export const STEPS = new RegExp(`(?:${BARE_STEPS})[a-zà-ÿ]{0,8}`, 'gu');

const BELOW = new RegExp(`^(?:${BARE_BELOW})`, 'u');
/** The longest of these words. */
const BELOW_MAX = 20;

/** Whether what stands below steps, and is none of them, begins at a place of the bare text. */
export const isBelowSteps = (shown: string, at: number): boolean =>
  BELOW.test(shown.slice(at, at + BELOW_MAX));
