import { isClosingWords } from '../card/zones/closing-wish.ts';
import { foldedWords } from '../card/words/fold.ts';
import { isVerb } from '../card/words/verbs.ts';
import { tellsByForm } from '../lines/verb-forms.ts';
import { WHEN_WORDS } from '../lines/when-words.ts';

const MOST_WORDS = 3;
/** So few words have no more letters. */
const LONGEST = 60;

/** What sentences begin with as orders do, and what is wished: "In summer.", "Enjoy each bite." */
const OPENS_OTHER = new RegExp(`^(?:${WHEN_WORDS}|enjoy|then|meanwhile)$`, 'u');

/** How a dish comes to the table, by the verb for that in front or behind: "Enjoy warm.", "Heiß genießen." */
const EATEN =
  '(?:enjoy|eat|geniess(?:en|t)|genieten|njut|nyd|nyt|gustate(?:la|lo|li|le)?|degustez|savourez|disfruta)';
const SO_WARM =
  '(?:well )?(?:warm|hot|cold|chilled|cool|lukewarm|fresh|immediately|at once|right away|straight away|heiss|kalt|lauwarm|gekuhlt|frisch|sofort|varm|varmt|kall|kallt|kald|koldt|ljummen|genast|chaud|tiede|froid|cald[oa]|tiepid[oa]|fredd[oa]|caliente|tibi[oa]|fri[oa])';
const EATEN_SO = new RegExp(`^(?:${EATEN} (?:it )?${SO_WARM}|${SO_WARM} ${EATEN})$`, 'u');

/** Whether a sentence of hardly a word says what to do: "Strain.", "Kalt stellen."; of so few, none advises how to keep it. */
export function isShortOrder(text: string): boolean {
  if (text.length > LONGEST || !text.endsWith('.') || isClosingWords(text)) return false;
  const words = foldedWords(text);
  if (EATEN_SO.test(words.join(' '))) return true;
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.length > MOST_WORDS || OPENS_OTHER.test(first)) return false;
  const isLastVerb = last.endsWith('n') && isVerb(last) && !OPENS_OTHER.test(last);
  return isVerb(first) || isLastVerb || tellsByForm(text);
}
