import type { Language } from '../../ingredients/language.ts';
import { bareOf } from '../../text/bare-text.ts';
import { toldStep } from './told-step.ts';

/** A whole number that is no part of a fraction or a decimal. */
const WHOLE = /(?<![\d./⁄,])\d+(?![\d/⁄]|[.,]\d)/gu;
const HAS_WORD = /\p{L}/u;
/** "(photo 2)", "(see note 1)": what counts pictures and remarks. Of small letters. */
const POINTS =
  /(?<!\p{L})(?:photo|foto|image|imagen|bild|billed|bilde|zdj|kép|figure|step|schritt|stap|étape|paso|passo|note|video|recipe|(?:pics?|fig|tips?|see)(?!\p{L}))/u;

const wordsIn = (asides: string): string => bareOf(asides.replace(WHOLE, ' '));
const numbersIn = (asides: string): string => (asides.match(WHOLE) ?? []).join(' ');

/** Whether the asides of two steps are the same but for a number, whatever that counts: "(1 part to 3)" and "(1 part to 4)". */
export function asidesNumberOtherwise(
  [ours, theirs]: readonly [string, string],
  language: Language,
): boolean {
  if (ours === theirs || !HAS_WORD.test(ours) || POINTS.test(ours.toLowerCase())) return false;
  if (wordsIn(ours) !== wordsIn(theirs) || numbersIn(ours) === numbersIn(theirs)) return false;
  // Measures may be converted.
  return toldStep(ours, language).numbers.every(({ unit }) => unit === null);
}
