import { fold } from './fold.ts';
import { hungarian } from './languages/hungarian.ts';
import { inAllLanguages, wordsOf } from './vocabulary.ts';

const VERBS = inAllLanguages('verbs');

/** Hungarians write into the verb where to and how far it goes, where they tell what is done: "felszeleteljük", "megsütjük". */
const PREFIX = new RegExp(
  `^(?:${'meg fel le ki be el össze hozzá bele rá át vissza szét alá elő oda körbe'
    .split(' ')
    .map(fold)
    .join('|')})`,
  'u',
);
/** Nobody else's words end so and go on with such a stem; in an order it stands behind the verb, "kend be". */
const TOLD = /un?k$/u;
const TOLD_IN_HUNGARIAN: ReadonlySet<string> = new Set(
  wordsOf(hungarian, 'verbs').filter((verb) => TOLD.test(verb)),
);

/** Whether a folded word tells the cook what to do, in any of the languages. */
export const isVerb = (word: string): boolean =>
  VERBS.has(word) || (TOLD.test(word) && TOLD_IN_HUNGARIAN.has(word.replace(PREFIX, '')));
