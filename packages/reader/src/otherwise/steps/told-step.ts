import { type Language, lexiconOf } from '../../ingredients/language.ts';
import { hingesOf } from './hinge-words.ts';
import { stepTerms, type StepTerms } from './step-terms.ts';

/** What a step tells, to be held against another. */
export interface ToldStep extends StepTerms {
  /** The small words by which its order turns. */
  hinges: ReturnType<typeof hingesOf>;
}

export function toldStep(text: string, language: Language): ToldStep {
  const terms = stepTerms(text, lexiconOf(language));
  return { ...terms, hinges: hingesOf(terms.words, text, language) };
}
