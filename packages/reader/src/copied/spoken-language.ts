import { foldedWords } from '../card/words/fold.ts';
import { CARD_LANGUAGES, wordsOf } from '../card/words/vocabulary.ts';

const LISTS = ['sentenceWords', 'smallWords', 'verbs', 'numbers'] as const;

const USUAL_WORDS = new Map<string, ReadonlySet<string>>(
  CARD_LANGUAGES.map((language) => [
    language.code,
    new Set(
      LISTS.flatMap((list) => wordsOf(language, list)).flatMap((phrase) => phrase.split(' ')),
    ),
  ]),
);

/** Every tenth word of a recipe is one of its language's commonest; of a text in any other language hardly one is. */
const LEAST_SHARE = 0.1;

/** Whether a text is written in a language the reader has words of, or was only taken for it because nothing else fitted. */
export function isWrittenIn(text: string, language: string): boolean {
  const words = foldedWords(text).filter((word) => /^\p{L}/u.test(word));
  const usual = words.filter((word) => USUAL_WORDS.get(language)?.has(word) === true);
  return usual.length >= LEAST_SHARE * words.length;
}
