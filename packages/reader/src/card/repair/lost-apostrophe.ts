import { COOKING_WORDS, NAMING_WORDS } from '../words/cooking-words.ts';
import { fold } from '../words/fold.ts';
import { GIVEN_NAMES, KIN_WORDS } from '../words/given-names.ts';
import { isWord } from '../words/known-word.ts';
import type { MendedWord } from './mended-word.ts';
import { isVerb } from '../words/verbs.ts';

/** Before a name: "Aunt Peg". */
const CALLED = new Set([...KIN_WORDS, 'aunt', 'uncle', 'cousin', 'sister', 'miss', 'mrs', 'mr']);
const WHOSE = /^(\p{Lu}\p{L}+)(s)$/iu;
const bareOf = (word: string): string =>
  fold(word).replace(/^[^\p{L}]+|(?<![^\p{L}])[^\p{L}]+$/gu, '');
/** What people do, or what joins them: "Moms make", "Nanas and". */
const NO_THING =
  /^(?:and|or|are|is|who|with|for|in|to|of|at|on|from|know|knows|like|likes|love|loves|have|had|used|said|always|never)$/u;

/** What the line goes on with is what the person has or made. */
function isThing(word: string): boolean {
  const bare = bareOf(word);
  if (NO_THING.test(bare) || (isVerb(bare) && !NAMING_WORDS.has(bare))) return false;
  return /^\p{Lu}\p{L}{2}/u.test(word) || COOKING_WORDS.has(bare);
}

type Certainty = 'sure' | 'unsure' | null;

function certaintyOf(name: string, before: string): Certainty {
  if (KIN_WORDS.has(name)) return 'sure';
  const whole = `${name}s`;
  if (GIVEN_NAMES.has(whole) || name.endsWith('s')) return null;
  if (CALLED.has(before)) return GIVEN_NAMES.has(name) ? 'sure' : 'unsure';
  return GIVEN_NAMES.has(name) && !isWord(whole) ? 'unsure' : null;
}

/** Words of an English line that lost their apostrophe: put back where only that can be meant, else in doubt. */
export function lostApostrophes(text: string): MendedWord[] {
  const words = text.split(' ');
  return words.flatMap((read, index) => {
    const [, name = '', ending = ''] = WHOSE.exec(read) ?? [];
    if (name === '' || !isThing(words[index + 1] ?? '')) return [];
    const certainty = certaintyOf(fold(name), bareOf(words[index - 1] ?? ''));
    if (!certainty) return [];
    const isSure = certainty === 'sure';
    return [{ read, text: isSure ? `${name}'${ending}` : read, isSure }];
  });
}

/** The words mended, wherever they stand in a text. */
export const withMended = (text: string, mended: readonly MendedWord[]): string =>
  text
    .split(' ')
    .map((word) => mended.find(({ read }) => read === word)?.text ?? word)
    .join(' ');
