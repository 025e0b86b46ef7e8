import { isClosingWords } from '../card/closing-wish.ts';
import { foldedWords } from '../card/fold.ts';
import { isVerb } from '../card/verbs.ts';
import { tellsByForm } from './verb-forms.ts';
import { WHEN_WORDS } from './when-words.ts';

const MOST_WORDS = 3;
/** So few words have no more letters. */
const LONGEST = 60;

/** What sentences begin with as orders do, and what is wished: "In summer.", "Enjoy warm." */
const OPENS_OTHER = new RegExp(`^(?:${WHEN_WORDS}|enjoy|then|meanwhile)$`, 'u');

/** Whether a sentence of hardly a word says what to do: "Strain.", "Kalt stellen."; of so few, none advises how to keep it. */
export function isShortOrder(text: string): boolean {
  if (text.length > LONGEST || !text.endsWith('.') || isClosingWords(text)) return false;
  const words = foldedWords(text);
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.length > MOST_WORDS || OPENS_OTHER.test(first)) return false;
  const isLastVerb = last.endsWith('n') && isVerb(last) && !OPENS_OTHER.test(last);
  return isVerb(first) || isLastVerb || tellsByForm(text);
}
