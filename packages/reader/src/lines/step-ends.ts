const SENTENCE_END = /[.!]["”’)]?$/u;

export const endsSentence = (step: string): boolean => SENTENCE_END.test(step);

/** Whether the steps of a recipe end with full stops, which some leave out. */
export const endAsSentences = (steps: readonly string[]): boolean =>
  steps.filter(endsSentence).length * 2 > steps.length;
