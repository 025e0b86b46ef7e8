import { guessLanguage, spokenOtherwise } from '../../ingredients/heard-language.ts';
import type { Language } from '../../ingredients/language.ts';

/** The language that steps are told in: few of them tell it by what is said in kitchens alone. */
export const languageOfSteps = (steps: readonly string[]): Language =>
  spokenOtherwise(steps, undefined) ?? guessLanguage(steps.join(' '));
