import { amountStart } from './amount-start.ts';
import { fold } from '../words/fold.ts';
import { FOR_THE } from '../../vocabulary/part-words.ts';
import { anyPhrase, CARD_LANGUAGES, PARTS, wordsOf } from '../words/vocabulary.ts';

const LEAST_BARE = 7;
const PART_START = new RegExp(String.raw`^(?:${anyPhrase('partStarts')})(?:\s|$)`, 'u');
/** "To serve", "Außerdem": a line of its own that says no more names what follows. */
const BARE_PART_STARTS = new Set(
  CARD_LANGUAGES.flatMap((language) => wordsOf(language, 'partStarts')).filter(
    (start) => start.length >= LEAST_BARE,
  ),
);
/** "For the" says enough by itself; "for" could begin "for frying". */
const LONG_PART_START = new RegExp(String.raw`^(?:${fold(FOR_THE)})\s?\p{L}`, 'u');
const FRAME = /^[\s#*_=~(•·-]+|(?<![\s#*_=~:.)–—-])[\s#*_=~:.)–—-]+$/gu;
const WORDS_MAX = 6;

/** "For the icing", "Dough:", "TOPPING": the name of a part of the recipe, neither ingredient nor step. */
export function isSectionTitle(text: string): boolean {
  if (amountStart(text) !== 'none' || /[.!?,;]$/u.test(text.trim())) return false;
  // The end of a remark that was opened in the line before.
  if (text.includes(')') && !text.includes('(')) return false;
  const bare = fold(text).replace(FRAME, '');
  const words = bare.split(/\s+/u);
  if (bare === '' || words.length > WORDS_MAX) return false;
  if (/[:：]\s*$/u.test(text)) return true;
  if (BARE_PART_STARTS.has(bare)) return true;
  if (PARTS.has(bare) || PARTS.has(bare.replace(/^the /u, ''))) return true;
  const isName = /^(?:\p{Lu}\p{Ll}*[\s-]?){2,4}$/u.test(text.trim());
  const last = words.at(-1) ?? '';
  if (isName && (PARTS.has(last) || PARTS.has(last.replace(/s$/u, '')))) return true;
  if (LONG_PART_START.test(bare)) return true;
  return PART_START.test(bare) && words.some((word) => PARTS.has(word.replace(/^l'/u, '')));
}
