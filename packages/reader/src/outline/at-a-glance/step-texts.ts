import { isClosingWords } from '../../card/zones/closing-wish.ts';
import { isOrder } from '../../card/fields/order.ts';
import { statesHeat } from '../../fields/heat.ts';
import { tellsOnlyFacts } from '../../goes-on/only-facts.ts';
import { isShortOrder } from '../../goes-on/short-order.ts';
import { tellsToDo } from '../../lines/tells-to-do.ts';
import { isNoise } from '../../lines/line-noise.ts';
import { stepLikeness } from '../../lines/page-line-likeness.ts';
import { endsSentence } from '../../lines/step-ends.ts';
import { isKeptLine } from '../../vocabulary/paywall-words.ts';
import { isRemark } from '../../vocabulary/remark-words.ts';
import { sectionKind } from '../../vocabulary/section-words.ts';

const LONGEST = 1_500;
/** A number behind a word: "Preheat to 350° F". */
const COUNTS_WITHIN = /^\D.*\d/u;

/** Whether nothing tells that a row is no step: it may be too short to look like one. */
export const isNothingButStep = (text: string): boolean =>
  text.length <= LONGEST &&
  !isRemark(text) &&
  !isNoise({ text, tag: 'li' }) &&
  !isKeptLine(text) &&
  !isClosingWords(text) &&
  !tellsOnlyFacts(text) &&
  sectionKind(text) === null;

const looksLikeStep = (text: string): boolean => stepLikeness(text) > 0 && isNothingButStep(text);

/** Whether a row ends as a sentence and is as long as a step. */
export const isSentence = (text: string): boolean => endsSentence(text) && looksLikeStep(text);

/** Among sentences, "Make the dough" may name a part, and "2 tbsp butter" is what it takes. */
export const isStep = (text: string, areSentences: boolean): boolean =>
  areSentences
    ? isSentence(text) || (COUNTS_WITHIN.test(text) && looksLikeStep(text))
    : looksLikeStep(text);

/** "Preheat oven to 350°F": so few words need no full stop to be a step. */
export const isHeatOrder = (text: string): boolean =>
  statesHeat(text) && isNothingButStep(text) && tellsToDo(text);

const FEWEST_WORDS = 3;

/** "Sprinkle tomatoes over nachos": an order among others that end with no full stop either. */
export const isBareOrder = (text: string): boolean =>
  text.split(' ').length >= FEWEST_WORDS && isOrder(text) && isNothingButStep(text);

/** Whether a row between two steps, or behind the last of them, may be another: most of what stands there is none. */
export function mayTellStep(
  text: string,
  { areSentences, isLast }: { areSentences: boolean; isLast: boolean },
): boolean {
  if (isStep(text, areSentences) || isHeatOrder(text)) return true;
  if (!areSentences && !isLast && isBareOrder(text)) return true;
  return endsSentence(text) && isNothingButStep(text) && (!isLast || isShortOrder(text));
}
