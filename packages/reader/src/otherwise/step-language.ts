import { guessLanguage, spokenOtherwise } from '../ingredients/heard-language.ts';
import { lexiconOf } from '../ingredients/language.ts';
import type { Lexicon } from '../ingredients/lexicon.ts';

/** The words of the language that steps are told in: few of them tell it by what is said in kitchens alone. */
export const lexiconOfSteps = (steps: readonly string[]): Lexicon =>
  lexiconOf(spokenOtherwise(steps, undefined) ?? guessLanguage(steps.join(' ')));
