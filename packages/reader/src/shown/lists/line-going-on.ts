import { isClosingWords } from '../../card/zones/closing-wish.ts';
import { isOrder } from '../../card/fields/order.ts';
import { goesOnWithSameHeat } from '../../fields/heat.ts';
import { opensWithOrder } from '../../lines/tells-to-do.ts';
import { endsSentence } from '../../lines/step-ends.ts';
import { bareOf } from '../../text/bare-text.ts';
import { isChatter } from '../../vocabulary/page-chatter.ts';
import type { TextAround } from '../markup/rest-of-element.ts';

/** Whether what stands behind a line belongs to it. */
export type Belongs = (around: TextAround) => boolean;

const REST_OF_WORD = /^\p{L}{3}/u;

/** "20 min" is no torn word where the page writes "20 minutes". */
const SHORTENED = /(?<!\p{L})(?:min|sec|sek|std|ora|hr)$/iu;

/** Whether a line ends within a word: more than the end of its plural follows. */
const isTorn: Belongs = ({ before, signs, behind, isTagged }) =>
  !isTagged &&
  signs === '' &&
  /\p{L}$/u.test(before) &&
  REST_OF_WORD.test(behind) &&
  !SHORTENED.test(before);

/** Whether an ingredient goes on; the sentences that it begins are of the story. */
export const isRestOfFood: Belongs = (around) => isTorn(around) && !endsSentence(around.behind);

/** Whether a sentence ends at the place. */
export const isSentenceEnd = ({ signs, isTagged }: TextAround): boolean =>
  /[.!?]/.test(signs) && (isTagged || /\s/.test(signs));

const NEXT_SENTENCE = /^[\p{Lu}\p{Lo}\d]/u;
/** Fewer letters tell nothing that has to be done, */
const SHORTEST_REST = 8;
/** or are the end of a word in another form, */
const SHORTEST_END = 5;
/** unless they are a word of their own. */
const SHORTEST_WORD = 3;
/** "Happy baking!", "Et voilà !", but not "Do not stir!" */
const SHORT_WISH = /^[^.!?]{1,30}!\)?$/u;
/** "Tip: …", "Photo: …", "See note 1.": what is said beside the steps. Of small letters. */
const LABEL = /^(?:[\p{L} ]{2,20}:|(?:see|siehe|step|read|jump|start|photo)(?!\p{L}))/u;

const isBesideSteps = (text: string): boolean =>
  LABEL.test(text.toLowerCase()) ||
  (SHORT_WISH.test(text) && !opensWithOrder(text)) ||
  isChatter(text) ||
  isClosingWords(text);

/** A number of hours or minutes in short, and the rest of the word: "2 h" where the page writes "2 heures". */
const TIME_IN_SHORT = /\d\s*(?:h|hr|t|tim|u|ora|std|godz|min|m|sec|sek|s)$/iu;
const REST_OF_TIME = /^\p{Ll}+[.!)]*$/u;

const isTimeInShort = ({ before, signs, behind, isTagged }: TextAround): boolean =>
  !isTagged && signs === '' && REST_OF_TIME.test(behind) && TIME_IN_SHORT.test(before);

const isWithinNumber = ({ before, signs, behind, isTagged }: TextAround): boolean =>
  !isTagged && signs === '' && /\d$/.test(before) && /^\d/.test(behind);

/** What ends a sentence but for the sign of a footnote or a smile: "in the pan.*", "it is quick :)". */
const SMILE = /[:;]-?\)$/u;
const FOOTNOTE = /(?<=[.!)])\*{1,3}$/u;
const endsAsStep = (text: string): boolean =>
  endsSentence(text) || SMILE.test(text) || endsSentence(text.replace(FOOTNOTE, ''));

/** Whether a step goes on: with the rest of its sentence, or with further ones. */
export const isRestOfStep: Belongs = (around) => {
  const { before, signs, behind } = around;
  if (isTimeInShort(around) || goesOnWithSameHeat(before, behind)) return false;
  if (isTorn(around) || isWithinNumber(around)) return true;
  if (!endsAsStep(behind) || signs.includes('©')) return false;
  if (signs.includes('(') && isBesideSteps(behind)) return false;
  const letters = bareOf(behind).length;
  if (!isSentenceEnd(around)) return letters >= (/\s/.test(signs) ? SHORTEST_WORD : SHORTEST_END);
  // "Drain." is an order.
  const tells = letters >= SHORTEST_REST || isOrder(behind);
  return tells && NEXT_SENTENCE.test(behind) && !isBesideSteps(behind);
};
