import { withoutEmojiBehind } from '../text/emoji.ts';

const SENTENCE_END = /[.!]["”’)]?$/u;

/** Whether a step ends as a sentence does, be it with a picture behind: "Mix well! 💪". */
export const endsSentence = (step: string): boolean =>
  SENTENCE_END.test(step) || SENTENCE_END.test(withoutEmojiBehind(step));

/** Whether the steps of a recipe end with full stops, which some leave out. */
export const endAsSentences = (steps: readonly string[]): boolean =>
  steps.filter(endsSentence).length * 2 > steps.length;
