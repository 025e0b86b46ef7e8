import {
  ingredientLikeness,
  isNutrition,
  opensWithAmountWord,
  statesAmount,
  statesTimeOrShare,
} from '../../lines/page-line-likeness.ts';
import { statesPortions } from '../../lines/portions-line.ts';
import { tidyIngredients } from '../../tidy/tidy-lines.ts';
import { isBesideFood } from '../../vocabulary/words-beside-foods.ts';

const LONGEST = 140;
const SENTENCE = /^(?:\S+\s+){7,}.*\.$/u;
/** What a page's own program has yet to fill in: "{{x.amount}} {{x.name}}". */
const UNFILLED = /\{\{|\}\}|\$\{|<%|%>/;
const NAME_WORD = /\p{L}{3,}/gu;
/** Words of two letters are mostly measures; these are what cooks count by such. */
const SHORT_NAME = /^\d[\d.,/]{0,4}\s+(?:\p{L}{1,4}\.?\s+)?(ei|ui|æg|öl|øl|só)$/u;

/** The words of a line that may name what it is of. */
export const namesIn = (text: string): string[] => {
  const lower = text.toLowerCase();
  const words = lower.match(NAME_WORD) ?? SHORT_NAME.exec(lower)?.slice(1) ?? [];
  return words.filter((word) => !isBesideFood(word));
};

/** Whether a row may be of something to eat, whether it gives an amount or not. */
export const mayBeFood = (text: string): boolean =>
  text.length <= LONGEST &&
  !SENTENCE.test(text) &&
  !UNFILLED.test(text) &&
  tidyIngredients([text]).length > 0 &&
  !isNutrition(text) &&
  !statesTimeOrShare(text) &&
  namesIn(text).length > 0 &&
  !statesPortions(text);

/** Whether a row gives the amount of something to eat. */
export const isAmountOfFood = (text: string): boolean =>
  (statesAmount(text) || opensWithAmountWord(text)) &&
  ingredientLikeness(text) > 0 &&
  mayBeFood(text);

/** "A word on butter", "A pie that my aunt made". Of small letters: such patterns are sooner prepared. */
const TELLS_OF =
  /^\p{L}+ (?:\p{L}+ ){1,2}(?:about|on(?! top)|that|which|who|von|über|sur|qui|che) /u;
/** "An evening with leeks.", and not "A pinch of salt." */
const SENTENCE_WITHOUT_AMOUNT =
  /^(?!\p{L}+ \p{L}+ (?:of|de|di|av|af|van) |\p{L}+ \p{L}+ d[’'])(?:\p{L}\S*\s+){3,}\S+[.!?]$/u;

/** Whether a row that opens as an amount in words does may be told of something: "A story about lentils." */
export const mayTellOf = (text: string): boolean =>
  !statesAmount(text) && (TELLS_OF.test(text.toLowerCase()) || SENTENCE_WITHOUT_AMOUNT.test(text));

/** Whether a row has a name that some lines, of small letters, do not know, be it of one or of several. */
export const hasNewName = (text: string, known: string): boolean =>
  namesIn(text).some((name) => !known.includes(name.replace(/s$/, '')));
