import type { Lexicon } from '../../ingredients/lexicon.ts';
import { wordsOf } from '../../text/word-share.ts';
import { goesOnWithFood } from './more-food.ts';
import { haveOtherNumbers } from '../amounts/other-numbers.ts';
import { wordsDisagree } from '../steps/steps-disagree.ts';

/** The words of a text, its units by their names. */
const namedIn = (text: string, { units }: Lexicon): string[] =>
  wordsOf(text).map((word) => units.get(word) ?? word);

/**
 * Whether a row that says the same of a food as a line also has its numbers and no other words, and goes on with no other food.
 * A can of 17 ounces is much the same as one of 16, and is not what was declared.
 */
export const isOfSameFoodAndNumbers = (line: string, row: string, lexicon: Lexicon): boolean =>
  !goesOnWithFood(line, row) &&
  !goesOnWithFood(row, line) &&
  !haveOtherNumbers(line, row) &&
  !wordsDisagree(namedIn(line, lexicon), namedIn(row, lexicon));
