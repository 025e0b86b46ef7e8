import { USUAL_DISHES } from './dish-and-place-words.ts';
import { INGREDIENT_WORDS } from './ingredient-words.ts';
import { measureWords } from './measure-words.ts';
import { DESCRIPTION_WORDS, SENTENCE_WORDS } from './sentence-words.ts';
import { CARD_LANGUAGES, wordsOf } from './vocabulary.ts';
import { withPlural } from './word-forms.ts';

/** Names and descriptions of ingredients in English, and nothing that only stands in sentences. */
export const COOKING_WORDS: ReadonlySet<string> = new Set(INGREDIENT_WORDS.flatMap(withPlural));

/** Verbs that have no past in -ed; a misread word must not be taken for one that does not exist. */
const IRREGULAR =
  /^(?:beat|bind|bring|cut|freeze|grind|hang|keep|lay|leave|let|make|put|set|shake|spread|stand|stick|take|tear|throw)$/u;

const DOUBLES_ITS_END =
  /^(?:chop|drop|stir|strip|trim|whip|pat|rub|cut|dip|fit|pit|set|skim|slit|top|wrap|zip|flip|mop|scrub|spin|tap|tip)$/u;

/** "stir", "stirs", "stirred", "stirring". */
function formsOf(verb: string): string[] {
  if (!/^[a-z]{3,}$/u.test(verb)) return [verb];
  const stem = DOUBLES_ITS_END.test(verb) ? verb + verb.slice(-1) : verb.replace(/e$/u, '');
  const past = /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ied` : `${stem}ed`;
  const forms = [verb, `${verb}s`, `${stem}ing`];
  return IRREGULAR.test(verb) ? forms : [...forms, past];
}

const english = CARD_LANGUAGES.filter(({ code }) => code === 'en');

/** Words a dish may be called by: what is in it, how it is made, whose it is; no orders. */
export const NAMING_WORDS: ReadonlySet<string> = new Set([
  ...COOKING_WORDS,
  ...DESCRIPTION_WORDS,
  ...SENTENCE_WORDS,
  ...USUAL_DISHES.flatMap(withPlural),
]);

/** Every English word the reader expects on a card; a misread word is one of these more often than not. */
export const CARD_WORDS: ReadonlySet<string> = new Set([
  ...NAMING_WORDS,
  ...measureWords('en').flatMap((phrase) => phrase.split(' ')),
  ...english.flatMap((language) => wordsOf(language, 'verbs').flatMap(formsOf)),
  ...english.flatMap((language) =>
    (['verbs', 'numbers', 'parts', 'minutes', 'hours', 'servings', 'prep', 'cook'] as const)
      .flatMap((list) => wordsOf(language, list))
      .flatMap((phrase) => phrase.split(' ')),
  ),
]);
